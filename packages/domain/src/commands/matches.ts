import { resolveCup } from '../bracket/resolve-cup';
import { findCycle } from '../bracket/references';
import { categoryIdOfStage, recordsOfCategory } from '../cup/categories';
import { FLAT_NAMES } from '../cup/flat-match';
import type { Cup, Match } from '../cup/records';
import { allowed, refused, type Refusal, type Result } from '../cup/result';
import { EMPTY_SIDE, SIDES, type SideKey, type Sides } from '../cup/sides';
import { todayIn } from '../cup/time-zone';
import { knownRecordsOf } from '../rules/known-records';
import { findUnreadableText } from '../rules/names';
import { findLostTeam, findPlaceProblems } from '../rules/places';
import { findNoRoom } from '../rules/room';
import { sideKey } from '../rules/side-keys';
import { findTaken, TYPED_PAIRING } from '../rules/unique';
import { bindEarlyTexts } from './bind-early-texts';
import { type CommandResult, done } from './cup-event';
import { enterScore, eventOfEdit, type KnownTeams } from './enter-score';
import { dropLostReferences } from './lost-references';
import { changeSide, type SideInput } from './match-sides';

/** A match as somebody enters it. `groupId` is null for a knockout match; date and time are in the tournament's time zone. */
export interface MatchInput
  extends Sides<SideInput>, Pick<Match, 'matchId' | 'stageId' | 'groupId' | 'date' | 'time' | 'location'> {
  /** The teams that the score is for. The match refuses the score when its placeholders have brought other teams into it by now. */
  readonly teamsOfScore?: Sides<string> | undefined;
}

/** Refuses a match whose two sides are the same team, source or text. `isChosen`: the local team was chosen and not typed. */
export function findSameSides(match: Match, isChosen: boolean): Refusal | null {
  const local = sideKey(match.local);
  if (local === null || local !== sideKey(match.visitor)) return null;
  return isChosen
    ? refused('same_team_selected', FLAT_NAMES.visitor.teamId)
    : refused('same_team_placeholder_selected', FLAT_NAMES.visitor.placeholder);
}

/**
 * Refuses a new date that lies before today in the time zone of the cup. An unchanged date is allowed, so that a result can be entered
 * afterwards. A time of today that has passed is allowed too, because halls run late.
 */
function findPastDay(cup: Cup, before: Match | null, match: Match, now: number): Refusal | null {
  if (before?.date === match.date && before.time === match.time) return null;
  const isPast = match.date < todayIn(cup.tournament.timeZone, now);
  return isPast ? refused('date_cannot_be_in_the_past', 'date') : null;
}

function findDuplicate(cup: Cup, before: Match | null, match: Match): Refusal | null {
  const { keyOf } = TYPED_PAIRING;
  const isUnchanged = before !== null && keyOf(before) === keyOf(match);
  return isUnchanged ? null : findTaken(TYPED_PAIRING, cup.matches, match);
}

function putMatch(cup: Cup, before: Match | null, match: Match): Cup {
  const matches = before
    ? cup.matches.map((other) => (other === before ? match : other))
    : [...cup.matches, match];
  return { ...cup, matches };
}

/** The teams of the match in the cup as it is after the edit. */
function knownTeams(cup: Cup, before: Match | null, match: Match): KnownTeams {
  const { local = null, visitor = null } =
    resolveCup(putMatch(cup, before, match)).sides.get(match.matchId) ?? {};
  return local === null || visitor === null ? null : { local, visitor };
}

function haveSidesChanged(before: Match | null, match: Match): boolean {
  return before === null || SIDES.some((side) => sideKey(before[side]) !== sideKey(match[side]));
}

function saveDraft(
  cup: Cup,
  before: Match | null,
  draft: Match,
  input: MatchInput,
  now: number,
): CommandResult {
  const sidesChanged = haveSidesChanged(before, draft);
  const problem =
    (sidesChanged ? findSameSides(draft, input.local.team.kind === 'team') : null) ??
    findPastDay(cup, before, draft, now) ??
    findDuplicate(cup, before, draft);
  if (problem) return problem;
  if (findCycle(putMatch(cup, before, draft))) return refused('placeholder_cycle');
  const teams = knownTeams(cup, before, draft);
  const scored = enterScore(draft, { input, teams, sidesChanged, teamsOfScore: input.teamsOfScore });
  if (!scored.ok) return scored;
  const match = scored.value;
  const event = before ? eventOfEdit(before, match) : ({ kind: 'match-created', match } as const);
  const saved = putMatch(cup, before, match);
  return done(before ? saved : bindEarlyTexts(cup, saved), event);
}

function draftMatch(cup: Cup, base: Match, input: MatchInput): Result<Match> {
  const { stageId, groupId, date, time, location } = input;
  const known = knownRecordsOf(cup);
  const sideOf = (key: SideKey) =>
    changeSide(cup, { stageId, groupId, key, side: base[key] }, input[key].team);
  const local = sideOf('local');
  if (!local.ok) return local;
  const visitor = sideOf('visitor');
  if (!visitor.ok) return visitor;
  const sides = { local: local.value, visitor: visitor.value };
  const [misplaced] = findPlaceProblems(known, { stageId, groupId, ...sides });
  const typed = SIDES.filter((side) => input[side].team.kind === 'team');
  const lost = typed.map((side) => findLostTeam(known, sides[side].teamId, side));
  const unreadable = findUnreadableText(location, 'location', base.location);
  const problem = misplaced ?? lost.find((refusal) => refusal !== null) ?? unreadable;
  return problem ?? allowed({ ...base, ...sides, groupId, date, time, location });
}

/** A match without sides that is created at an instant, in milliseconds. */
function emptyMatch({ matchId, stageId, groupId, date, time }: MatchInput, now: number): Match {
  return {
    matchId,
    stageId,
    groupId,
    date,
    time,
    location: '',
    local: EMPTY_SIDE,
    visitor: EMPTY_SIDE,
    state: 'scheduled',
    isForfeit: false,
    logRevision: null,
    scoredTeams: null,
    createdAt: new Date(now).toISOString(),
  };
}

/** A new match of today or later without a score, before it is compared with the others of the cup. */
export function draftNewMatch(cup: Cup, input: MatchInput, now: number): Result<Match> {
  const draft = draftMatch(cup, emptyMatch(input, now), input);
  if (!draft.ok) return draft;
  const same = findSameSides(draft.value, input.local.team.kind === 'team');
  return same ?? findPastDay(cup, null, draft.value, now) ?? draft;
}

/** Adds a match of today or later; `now` is the instant at which it is created. */
export function createMatch(cup: Cup, input: MatchInput, now: number): CommandResult {
  const draft = draftMatch(cup, emptyMatch(input, now), input);
  if (!draft.ok) return draft;
  return findNoRoom(cup, 'matches') ?? saveDraft(cup, null, draft.value, input, now);
}

/** Changes a match within its stage: who plays, when and where, and the score. */
export function editMatch(cup: Cup, input: MatchInput, now: number): CommandResult {
  const before = cup.matches.find(({ matchId }) => matchId === input.matchId);
  if (!before) return refused('match_not_found', 'matchId');
  if (before.stageId !== input.stageId) return refused('match_not_in_stage', 'stageId');
  if ((before.groupId === null) !== (input.groupId === null)) {
    return refused(
      input.groupId === null ? 'match_is_not_a_knockout_match' : 'match_is_not_a_group_match',
      'matchId',
    );
  }
  const draft = draftMatch(cup, before, input);
  return draft.ok ? saveDraft(cup, before, draft.value, input, now) : draft;
}

/** Marks a knockout match as the final, or takes its mark away. A category has one final, so another match of it loses its mark. */
export function markFinal(cup: Cup, matchId: string, isFinal: boolean): CommandResult {
  const match = cup.matches.find((candidate) => candidate.matchId === matchId);
  if (!match) return refused('match_not_found', 'matchId');
  if (match.groupId !== null) return refused('match_is_not_a_knockout_match', 'matchId');
  const inCategory = new Set(recordsOfCategory(cup, categoryIdOfStage(cup, match.stageId)).matches);
  const matches = cup.matches.map((other) => {
    if (!inCategory.has(other)) return other;
    const isMarked = other === match ? isFinal : isFinal ? false : (other.isFinal ?? false);
    return isMarked === (other.isFinal ?? false) ? other : { ...other, isFinal: isMarked };
  });
  return done({ ...cup, matches }, { kind: isFinal ? 'match-marked-final' : 'match-changed', match });
}

/** Deletes a match, played or not; placeholders that referred to it become plain text. */
export function deleteMatch(cup: Cup, matchId: string): CommandResult {
  const match = cup.matches.find((candidate) => candidate.matchId === matchId);
  if (!match) return refused('match_not_found', 'matchId');
  const matches = cup.matches.filter((other) => other !== match);
  return done(dropLostReferences(cup, { ...cup, matches }), { kind: 'match-deleted', match });
}
