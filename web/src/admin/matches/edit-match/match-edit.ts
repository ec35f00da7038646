import type { Match } from '../../../shelf/cup/cup';
import { teamsIn } from '../match-form/match-calls';
import {
  areSameValues,
  mergeTheirs,
  valuesForNext,
  valuesOf,
  type MatchValues,
} from '../match-form/match-values';
import type { SaveNotices } from './save-notices';

/** What a person is asked before the match is sent. */
export type Question =
  /** Shall it be saved, although that has these effects? */
  | { readonly kind: 'effects'; readonly notices: SaveNotices }
  /** Shall the match be added, although its placeholders are paired already? */
  | { readonly kind: 'twice' }
  /** Shall the match be added as it is shown? */
  | { readonly kind: 'create' }
  /** Somebody else has saved `latest` meanwhile: whose version shall be saved? */
  | { readonly kind: 'theirs'; readonly latest: Match; readonly leadsToReview: boolean };

/** What was sent to the server. */
export interface Sent {
  /** The version that the edit is made from; null for a new match. */
  readonly base: Match | null;
  readonly values: MatchValues;
  /** True if the person has confirmed that the save brings other teams into matches with a score. */
  readonly leadsToReview: boolean;
}

type RestingStep =
  | { readonly state: 'editing' }
  | { readonly state: 'asked'; readonly question: Question }
  /** No answer came, so it is sent again, also without a person; or the server has refused it, and a person must decide. */
  | { readonly state: 'waiting' | 'refused'; readonly sent: Sent; readonly question: Question | null };

export interface SendingStep {
  readonly state: 'sending';
  readonly sent: Sent;
  readonly question: Question | null;
  /** The step to go back to if the call is not made. */
  readonly back: RestingStep;
  /** True if no person has pressed a button for it. */
  readonly isQuiet: boolean;
}

type Step = RestingStep | SendingStep;

/** A match that is edited or added: what is typed for it, and how far it has come. */
export interface MatchEdit {
  /** The match that the form began from, whose version goes with the edit; null for a new match. */
  readonly base: Match | null;
  /** The match with the teams that a typed score is for. They may have become known after `base`. */
  readonly seen: Match | null;
  /** The values that the form was last filled with. Another object fills the form anew, and then with `typed`. */
  readonly start: MatchValues;
  readonly typed: MatchValues;
  readonly isOpen: boolean;
  /** True if the form was opened with what had been typed before. */
  readonly isDraft: boolean;
  readonly step: Step;
}

/** What has become of a call. */
export type Outcome =
  | { readonly kind: 'saved'; readonly match: Match | null }
  | { readonly kind: 'stale'; readonly latest: Match }
  | { readonly kind: 'gone' | 'lost' | 'refused' }
  /** Another call was in flight, or the session has ended. */
  | { readonly kind: 'unsent' };

export type EditEvent =
  | { readonly type: 'opened'; readonly match: Match }
  | { readonly type: 'typed'; readonly values: MatchValues; readonly latest: Match | null }
  | { readonly type: 'pressed'; readonly values: MatchValues; readonly question: Question | null }
  | { readonly type: 'confirmed' | 'cancelled' | 'tookTheirs' | 'closed' | 'deleted' }
  | { readonly type: 'discarded'; readonly latest: Match }
  | { readonly type: 'triedAgain'; readonly isQuiet: boolean }
  | { readonly type: 'answered'; readonly sent: Sent; readonly outcome: Outcome };

const EDITING: RestingStep = { state: 'editing' };

/** Starts a new match. */
export function newMatch(start: MatchValues): MatchEdit {
  return { base: null, seen: null, start, typed: start, isOpen: true, isDraft: false, step: EDITING };
}

/** Tells whether something is typed for a stored match that is not saved. */
export function isUnsaved(edit: MatchEdit | undefined): edit is MatchEdit {
  return edit?.base ? !areSameValues(edit.typed, valuesOf(edit.base)) : false;
}

type QuestionOf<Kind> = Extract<Question, { readonly kind: Kind }>;

function openQuestion({ step }: MatchEdit): Question | null {
  return 'question' in step ? step.question : null;
}

/** Returns the open question if it is of this kind. */
export function questionOf<Kind extends Question['kind']>(
  edit: MatchEdit,
  kind: Kind,
): QuestionOf<Kind> | null {
  const question = openQuestion(edit);
  return question?.kind === kind ? (question as QuestionOf<Kind>) : null;
}

/** Tells how the last try has failed, also while another try is under way. */
export function failureOf({ step }: MatchEdit): 'waiting' | 'refused' | null {
  const { state } = step.state === 'sending' ? step.back : step;
  return state === 'waiting' || state === 'refused' ? state : null;
}

/** Goes on with other values in the form, or with those that are typed already. */
function fill(edit: MatchEdit, start: MatchValues, typed = start): MatchEdit {
  return { ...edit, start, typed, isDraft: false, step: EDITING };
}

function reopen(edit: MatchEdit): MatchEdit {
  return { ...edit, start: edit.typed, isOpen: true, isDraft: true };
}

function type(edit: MatchEdit, values: MatchValues, latest: Match | null): MatchEdit {
  if (areSameValues(values, edit.typed)) return edit;
  const seen = edit.seen && teamsIn(edit.seen) ? edit.seen : latest;
  return { ...edit, seen, typed: values, step: edit.step.state === 'sending' ? edit.step : EDITING };
}

/** Sends what is typed. A question that may have to be asked again stays open until the answer has come. */
function send(edit: MatchEdit, sent: Partial<Sent>, back: RestingStep, question: Question | null): MatchEdit {
  const { base, typed: values } = edit;
  const whole = { base, values, leadsToReview: false, ...sent };
  return { ...edit, step: { state: 'sending', sent: whole, question, back, isQuiet: false } };
}

function press(edit: MatchEdit, typed: MatchValues, question: Question | null): MatchEdit {
  if (edit.step.state === 'sending') return edit;
  const pressed = { ...edit, typed };
  return question ? { ...pressed, step: { state: 'asked', question } } : send(pressed, {}, EDITING, null);
}

/** Says yes to the open question. */
function confirm(edit: MatchEdit): MatchEdit {
  const { step } = edit;
  const question = openQuestion(edit);
  if (!question || step.state === 'sending') return edit;
  switch (question.kind) {
    case 'twice':
      return { ...edit, step: { state: 'asked', question: { kind: 'create' } } };
    case 'create':
      return send(edit, {}, step, question);
    case 'theirs':
      return send(edit, { base: question.latest, leadsToReview: question.leadsToReview }, step, question);
    case 'effects': {
      const { otherTeams, toReview } = question.notices;
      const forThem = { ...edit, seen: otherTeams?.now ?? edit.seen };
      return send(forThem, { leadsToReview: toReview.length > 0 }, EDITING, null);
    }
  }
}

/** Closes the open question. An edit that is being sent goes on; a new match is not sent again. */
function cancel(edit: MatchEdit): MatchEdit {
  if (!openQuestion(edit)) return edit;
  const goesOn = edit.step.state === 'sending' && edit.base !== null;
  return { ...edit, step: goesOn ? { ...edit.step, question: null } : EDITING };
}

function takeTheirs(edit: MatchEdit): MatchEdit {
  const theirs = questionOf(edit, 'theirs');
  if (!theirs || !edit.base) return edit;
  const start = valuesOf(theirs.latest);
  const merged = mergeTheirs(valuesOf(edit.base), edit.typed, start);
  return fill({ ...edit, base: theirs.latest }, start, merged);
}

/** Sends a waiting match again. A press on one that was refused opens its form. */
function tryAgain(edit: MatchEdit, isQuiet: boolean): MatchEdit {
  const { step } = edit;
  if (step.state === 'waiting') return { ...edit, step: { ...step, state: 'sending', back: step, isQuiet } };
  return step.state === 'refused' && !isQuiet ? reopen(edit) : edit;
}

/** By the specification, a failed save of a group match closes its modal. */
function fail(edit: MatchEdit, step: SendingStep, state: 'waiting' | 'refused'): MatchEdit {
  const { sent, question, isQuiet } = step;
  const closes = sent.values.groupId !== '' && !isQuiet;
  return {
    ...edit,
    base: sent.base,
    isOpen: edit.isOpen && (sent.base === null || !closes),
    step: areSameValues(edit.typed, sent.values)
      ? { state, sent, question: question?.kind === 'create' && !closes ? question : null }
      : EDITING,
  };
}

/** What was typed while the match was sent stays, and is the next edit of what is stored now. */
function arrive(edit: MatchEdit, { base, values }: Sent, stored: Match | null): MatchEdit | null {
  const isNew = base === null;
  if (areSameValues(edit.typed, values)) return isNew ? fill(edit, valuesForNext(values)) : null;
  return { ...edit, base: isNew ? null : (stored ?? base), step: EDITING };
}

function answer(edit: MatchEdit, sent: Sent, outcome: Outcome): MatchEdit | null {
  const { step } = edit;
  if (step.state !== 'sending' || step.sent !== sent) {
    const isAddedNow =
      sent.base === null && outcome.kind === 'saved' && areSameValues(edit.typed, sent.values);
    return isAddedNow ? arrive(edit, sent, null) : edit;
  }
  switch (outcome.kind) {
    case 'saved':
      return arrive(edit, sent, outcome.match);
    case 'gone':
      return null;
    case 'unsent':
      return { ...edit, step: step.back };
    case 'lost':
      return fail(edit, step, 'waiting');
    case 'refused':
      return fail(edit, step, 'refused');
    case 'stale': {
      const { latest } = outcome;
      if (!edit.isOpen || step.isQuiet) return fail(edit, step, 'refused');
      const question = { kind: 'theirs', latest, leadsToReview: sent.leadsToReview } as const;
      return { ...edit, step: { state: 'asked', question } };
    }
  }
}

function change(edit: MatchEdit, event: Exclude<EditEvent, { readonly type: 'opened' }>): MatchEdit | null {
  switch (event.type) {
    case 'typed':
      return type(edit, event.values, event.latest);
    case 'pressed':
      return press(edit, event.values, event.question);
    case 'confirmed':
      return confirm(edit);
    case 'cancelled':
      return cancel(edit);
    case 'tookTheirs':
      return takeTheirs(edit);
    case 'discarded':
      return { ...fill(edit, valuesOf(event.latest)), base: event.latest, seen: event.latest };
    case 'closed':
      return { ...edit, isOpen: false, step: edit.step.state === 'asked' ? EDITING : edit.step };
    case 'deleted':
      return null;
    case 'triedAgain':
      return tryAgain(edit, event.isQuiet);
    case 'answered':
      return answer(edit, event.sent, event.outcome);
  }
}

/**
 * Returns what an event makes of the edit of a match; null where there is nothing to edit: it is saved, the match is gone, or its form is
 * closed and nothing is typed.
 */
export function matchEdit(edit: MatchEdit | null, event: EditEvent): MatchEdit | null {
  if (event.type === 'opened') {
    const { match } = event;
    return edit ? reopen(edit) : { ...newMatch(valuesOf(match)), base: match, seen: match };
  }
  const next = edit && change(edit, event);
  return next && (next.isOpen || isUnsaved(next)) ? next : null;
}
