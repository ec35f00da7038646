import { ApiError } from '../shelf/api/api-error';
import { readMatch, type Match } from '../shelf/cup/cup';
import {
  failureOf,
  isUnsaved,
  matchEdit,
  questionOf,
  type EditEvent,
  type MatchEdit,
  type Sent,
} from '../admin/matches/edit-match/match-edit';
import type { SaveNotices } from '../admin/matches/edit-match/save-notices';
import { failedOutcome } from '../admin/matches/edit-match/call-outcome';
import { createCallOf, editCallOf, teamsIn } from '../admin/matches/match-form/match-calls';
import { changeValues, type KnownValues } from '../admin/matches/match-form/match-values';
import { toMatchView } from './build-view';

/** An event, or one that depends on the edit as it is when the event happens. */
export type Happening = EditEvent | ((edit: MatchEdit) => EditEvent);

export const opened = (match: Match): EditEvent => ({ type: 'opened', match });
export const closed: EditEvent = { type: 'closed' };
export const confirmed: EditEvent = { type: 'confirmed' };
export const cancelled: EditEvent = { type: 'cancelled' };
export const networkIsBack: EditEvent = { type: 'triedAgain', isQuiet: true };
export const tookTheirs: EditEvent = { type: 'tookTheirs' };
export const pressedTryAgain: EditEvent = { type: 'triedAgain', isQuiet: false };

export function typed(change: KnownValues, latest: Match | null = null): Happening {
  return (edit) => ({ type: 'typed', values: changeValues(edit.typed, change), latest });
}

export const typedScore = (local: string, visitor: string, latest: Match | null = null) =>
  typed({ local: { goals: local }, visitor: { goals: visitor } }, latest);

export const pressed: Happening = ({ typed: values }) => ({ type: 'pressed', values, question: null });

export function pressedAndAsked(notices: Partial<SaveNotices>): Happening {
  return ({ typed: values }) => {
    const all = {
      values,
      hasPassedToday: false,
      toReview: [],
      removesScoreOf: null,
      otherTeams: null,
      ...notices,
    };
    return { type: 'pressed', values, question: { kind: 'effects', notices: all } };
  };
}

export const pressedAdd: Happening = ({ typed: values }) => ({
  type: 'pressed',
  values,
  question: { kind: 'create' },
});

export function sentOf({ step }: MatchEdit): Sent | null {
  return 'sent' in step ? step.sent : null;
}

export function answered(stored: Match | null): Happening {
  return (edit) => {
    const sent = sentOf(edit);
    if (!sent) throw new Error('Nothing is being sent.');
    return { type: 'answered', sent, outcome: { kind: 'saved', match: stored } };
  };
}

/** The call that is being sent fails with this error; null where another call is in flight. */
export function failed(error: unknown): Happening {
  return (edit) => {
    const sent = sentOf(edit);
    if (!sent) throw new Error('Nothing is being sent.');
    return { type: 'answered', sent, outcome: failedOutcome(error, sent, readMatch) };
  };
}

export const lost = failed(new ApiError({ status: null }));
export const serverInTrouble = failed(new ApiError({ status: 503 }));
export const sessionEnded = failed(new ApiError({ status: 401, items: [{ msg: 'token_expired' }] }));
export const refused = failed(new ApiError({ status: 409, items: [{ msg: 'teams_not_known_yet' }] }));
export const gone = failed(new ApiError({ status: 404, items: [{ msg: 'match_not_found' }] }));
export const saved = answered(null);

export function stale(current: Match): Happening {
  const items = [{ msg: 'changed_by_someone_else' }];
  return failed(new ApiError({ status: 409, items, data: { current: toMatchView(current) } }));
}

/** Lets everything happen in turn. Returns what has become of the edit, and the calls that it was sent by. */
export function play(start: MatchEdit | null, happenings: readonly Happening[]) {
  let edit = start;
  const calls: string[] = [];
  for (const happening of happenings) {
    const last = edit?.step;
    if (typeof happening === 'function' && !edit) throw new Error('There is no edit any more.');
    edit = matchEdit(edit, typeof happening === 'function' ? happening(edit as MatchEdit) : happening);
    if (edit?.step.state !== 'sending') continue;
    const { sent } = edit.step;
    if (last?.state === 'sending' && last.sent === sent) continue;
    const { base, values } = sent;
    const call = base ? editCallOf(base, values, edit.seen && teamsIn(edit.seen)) : createCallOf(values);
    calls.push(JSON.stringify(call));
  }
  return { edit, calls };
}

/** What the person sees of an edit, and what the next call would be made from. */
export function shown(edit: MatchEdit | null) {
  if (!edit) return null;
  const { base, typed: values, isOpen, isDraft, step } = edit;
  const kinds = ['effects', 'twice', 'create', 'theirs'] as const;
  return {
    state: step.state,
    question: kinds.find((kind) => questionOf(edit, kind)) ?? null,
    failure: failureOf(edit),
    score: `${values.local.goals}:${values.visitor.goals}`,
    location: values.location,
    from: base?.updatedAt ?? 'new',
    isOpen,
    isDraft,
    isUnsaved: isUnsaved(edit),
  };
}

export interface Flow {
  readonly events: readonly Happening[];
  /** Null where the edit is over. */
  readonly is: Partial<NonNullable<ReturnType<typeof shown>>> | null;
  /** How often it was sent. */
  readonly sends?: number;
}
