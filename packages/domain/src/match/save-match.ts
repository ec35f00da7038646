import { findCycle } from '../bracket/find-cycle';
import { resolveCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/cup';
import { allowed, refused, type Refusal, type Ruling } from '../cup/ruling';
import { instantOf, todayIn } from '../schedule/instant';
import { MAX_MATCHES } from '../tournament/limits';
import { enterScore, type KnownTeams, type ScoreWish } from './enter-score';
import type { Match } from './match';
import { findPlaceProblem } from './match-place';
import { NO_SCORE } from './no-score';
import { grantSide, pairKey, sideFields, sideKey, sideOf, type SideWish } from './sides';

/** A match as somebody wants it. `groupId` is null for a knockout match; date and time are in the tournament's time zone. */
export interface MatchWish {
  readonly matchId: string;
  readonly stageId: string;
  readonly groupId: string | null;
  readonly local: SideWish;
  readonly visitor: SideWish;
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly score: ScoreWish;
}

function findSameSides(match: Match, wish: MatchWish): Refusal | null {
  const local = sideKey(sideOf(match, 'local'));
  if (local === null || local !== sideKey(sideOf(match, 'visitor'))) return null;
  return wish.local.kind === 'team'
    ? refused('same_team_selected', 'visitorTeamId')
    : refused('same_team_placeholder_selected', 'visitorTeamPlaceholder');
}

/** Past dates are only refused when they are new, so that a result can be entered after kick-off. */
function findPastKickOff(cup: Cup, before: Match | null, match: Match, now: number): Refusal | null {
  const { date, time } = match;
  if (before?.date === date && before.time === time) return null;
  const { timeZone } = cup.tournament;
  if (instantOf(date, time, timeZone) > now) return null;
  return refused('date_cannot_be_in_the_past', date === todayIn(timeZone, now) ? 'time' : 'date');
}

function findDuplicate(cup: Cup, before: Match | null, match: Match): Refusal | null {
  const pair = pairKey(match);
  const isSameSlot = ({ date, time }: Match) => date === match.date && time === match.time;
  if (pair === null || (before && isSameSlot(before) && pairKey(before) === pair)) return null;
  const isTaken = cup.matches.some(
    (other) =>
      other !== before && other.stageId === match.stageId && isSameSlot(other) && pairKey(other) === pair,
  );
  return isTaken ? refused('match_already_exists') : null;
}

function putMatch(cup: Cup, before: Match | null, match: Match): Cup {
  const matches = before
    ? cup.matches.map((other) => (other === before ? match : other))
    : [...cup.matches, match];
  return { ...cup, matches };
}

/** Who is in the match once it is in the cup as `match` says. */
function knownTeams(cup: Cup, before: Match | null, match: Match): KnownTeams {
  const { local = null, visitor = null } =
    resolveCup(putMatch(cup, before, match)).sides.get(match.matchId) ?? {};
  return local === null || visitor === null ? null : { local, visitor };
}

function haveSidesChanged(before: Match | null, match: Match): boolean {
  if (!before) return true;
  return (['local', 'visitor'] as const).some(
    (side) => sideKey(sideOf(before, side)) !== sideKey(sideOf(match, side)),
  );
}

function saveDraft(cup: Cup, before: Match | null, draft: Match, wish: MatchWish, now: number): Ruling<Cup> {
  const problem =
    findSameSides(draft, wish) ??
    findPastKickOff(cup, before, draft, now) ??
    findDuplicate(cup, before, draft);
  if (problem) return problem;
  if (findCycle(putMatch(cup, before, draft))) return refused('placeholder_cycle');
  const teams = knownTeams(cup, before, draft);
  const sidesChanged = haveSidesChanged(before, draft);
  if (sidesChanged && teams !== null && teams.local === teams.visitor) return refused('same_team_selected');
  const scored = enterScore(draft, { wish: wish.score, teams, sidesChanged });
  return scored.ok ? allowed(putMatch(cup, before, scored.value)) : scored;
}

function draftMatch(cup: Cup, before: Match | null, base: Match, wish: MatchWish): Ruling<Match> {
  const misplaced = findPlaceProblem(cup, wish);
  if (misplaced) return misplaced;
  const local = grantSide(cup, wish.stageId, before, 'local', wish.local);
  if (!local.ok) return local;
  const visitor = grantSide(cup, wish.stageId, before, 'visitor', wish.visitor);
  if (!visitor.ok) return visitor;
  const { groupId, date, time, location } = wish;
  return allowed({ ...base, ...sideFields(local.value, visitor.value), groupId, date, time, location });
}

const NO_SIDES = sideFields(
  { teamId: null, placeholder: null, source: null },
  { teamId: null, placeholder: null, source: null },
);

/** Adds a match that is still to come; `now` is the instant at which it is created. */
export function createMatch(cup: Cup, wish: MatchWish, now: number): Ruling<Cup> {
  const { matchId, stageId, groupId, date, time, location } = wish;
  const createdAt = new Date(now).toISOString();
  const empty = { matchId, stageId, groupId, date, time, location, createdAt, ...NO_SIDES, ...NO_SCORE };
  const draft = draftMatch(cup, null, empty, wish);
  if (!draft.ok) return draft;
  if (cup.matches.length >= MAX_MATCHES) return refused('tournament_has_too_many_matches');
  return saveDraft(cup, null, draft.value, wish, now);
}

/** Changes a match within its stage: who plays, when and where, and the score. */
export function editMatch(cup: Cup, wish: MatchWish, now: number): Ruling<Cup> {
  const before = cup.matches.find(({ matchId }) => matchId === wish.matchId);
  if (!before) return refused('match_not_found', 'matchId');
  if (before.stageId !== wish.stageId) return refused('match_not_in_stage', 'stageId');
  if ((before.groupId === null) !== (wish.groupId === null)) {
    return refused(
      wish.groupId === null ? 'match_is_not_a_knockout_match' : 'match_is_not_a_group_match',
      'matchId',
    );
  }
  const draft = draftMatch(cup, before, before, wish);
  return draft.ok ? saveDraft(cup, before, draft.value, wish, now) : draft;
}
