import { resolveCup } from '../../bracket/resolve-cup';
import { referencedMatchIds } from '../../bracket/references';
import type { Cup, Match } from '../../cup/records';
import { nameKey } from '../../cup/text/name-key';
import { minuteOf } from '../timetable/minutes';
import type { PlanSettings } from '../settings';
import { type DayConflict, findDayConflicts } from './find-day-conflicts';
import { minutesOfMatches } from './match-minutes';
import type { MatchMove } from './move-matches';

/**
 * The problems after matches were moved, as data for a sentence; the earlier match comes first. `team-twice`: a team has two matches at
 * once. `short-rest`: a team rests `rest` minutes, less than wanted; `teamId` is null for the team that the earlier match decides.
 * `court-twice`: two matches are at one location at once. `short-between`: only `minutes` are between two matches at one location, less
 * than wanted. `too-early`: a match begins before the end of a match that decides who is in it. `final-not-alone`: a match is not over when
 * the final begins. `pair-at-once`: two teams that are never to play at once do. The others are those of a match by itself.
 */
export type MoveConflict =
  | { readonly kind: 'team-twice'; readonly teamId: string; readonly matchIds: readonly [string, string] }
  | {
      readonly kind: 'short-rest';
      readonly teamId: string | null;
      readonly rest: number;
      readonly matchIds: readonly [string, string];
    }
  | { readonly kind: 'court-twice'; readonly location: string; readonly matchIds: readonly [string, string] }
  | {
      readonly kind: 'short-between';
      readonly location: string;
      readonly minutes: number;
      readonly matchIds: readonly [string, string];
    }
  | { readonly kind: 'too-early' | 'final-not-alone'; readonly matchIds: readonly [string, string] }
  | {
      readonly kind: 'pair-at-once';
      readonly teamIds: readonly [string, string];
      readonly matchIds: readonly [string, string];
    }
  | DayConflict;

/** How the matches of the day are played; whole minutes. */
export interface MatchDay {
  /** The length of a match whose step of the published plan says nothing else. */
  readonly minutesPerMatch: number;
  /** The minutes between two matches at one location. */
  readonly minutesBetween: number;
  readonly leastRest: number;
  /** The id of the final, which is played last and alone; null where there is none. */
  readonly finalId: string | null;
  /** The ids of two teams each that never play at once. */
  readonly apart?: readonly (readonly [string, string])[];
  /** The settings of the published plan; null where there is none. */
  readonly settings: PlanSettings | null;
}

/** The cup as it would be after the moves. */
export function withMoves(cup: Cup, moves: readonly MatchMove[]): Cup {
  const byId = new Map(moves.map((move) => [move.matchId, move]));
  const matches = cup.matches.map((match) => {
    const move = byId.get(match.matchId);
    return move ? { ...match, date: move.date, time: move.time, location: move.location } : match;
  });
  return { ...cup, matches };
}

/** Pairs of matches that follow one another among the matches with the same key, such as a team, by date and time. */
function neighboursBy(matches: readonly Match[], keysOf: (match: Match) => readonly string[]) {
  const byKey = new Map<string, Match[]>();
  for (const match of matches) {
    for (const key of keysOf(match)) byKey.set(key, [...(byKey.get(key) ?? []), match]);
  }
  return [...byKey].flatMap(([key, ofKey]) => {
    const inOrder = ofKey.sort((a, b) => startOf(a) - startOf(b));
    return inOrder.slice(1).flatMap((later, index) => {
      const earlier = inOrder[index];
      return earlier ? [{ key, earlier, later }] : [];
    });
  });
}

/** The minute at which a match begins, counted from a fixed day. It only serves to order matches. */
function startOf({ date, time }: Match): number {
  return minuteOf(date, time, '2000-01-01');
}

/** The last match that is not over when the final begins. */
function findFinalConflict(
  matches: readonly Match[],
  finalId: string | null,
  endOf: (match: Match) => number,
  concerns: (...pair: readonly Match[]) => boolean,
): MoveConflict[] {
  const final = matches.find(({ matchId }) => matchId === finalId);
  if (!final) return [];
  const before = new Set(referencedMatchIds(final));
  const others = matches.filter((match) => {
    const isOver = endOf(match) <= startOf(final);
    return match !== final && !before.has(match.matchId) && !isOver && concerns(match, final);
  });
  const other = others.sort((a, b) => startOf(a) - startOf(b)).at(-1);
  return other ? [{ kind: 'final-not-alone', matchIds: [other.matchId, final.matchId] }] : [];
}

/** The matches of two teams that are at once though they are never to be. */
function findPairConflicts(
  matches: readonly Match[],
  apart: readonly (readonly [string, string])[],
  teamsOf: (match: Match) => readonly string[],
  areAtOnce: (one: Match, other: Match) => boolean,
): MoveConflict[] {
  return apart.flatMap((teamIds) => {
    const [ones = [], others = []] = teamIds.map((teamId) =>
      matches.filter((match) => teamsOf(match).includes(teamId)),
    );
    return ones.flatMap((one) =>
      others
        .filter((other) => other !== one && areAtOnce(one, other))
        .map((other) => ({
          kind: 'pair-at-once' as const,
          teamIds,
          matchIds: [one.matchId, other.matchId] as const,
        })),
    );
  });
}

/**
 * The conflicts that the moves cause: between a moved match and any other, and those of a moved match with the settings of the plan, by the
 * teams that are known now.
 */
export function findMoveConflicts(cup: Cup, moves: readonly MatchMove[], matchDay: MatchDay): MoveConflict[] {
  const { minutesPerMatch, minutesBetween, leastRest, finalId, apart = [], settings } = matchDay;
  const after = withMoves(cup, moves);
  const moved = new Set(moves.map(({ matchId }) => matchId));
  const concerns = (...pair: readonly Match[]) => pair.some(({ matchId }) => moved.has(matchId));
  const minutesOf = minutesOfMatches(cup, settings, minutesPerMatch);
  const endOf = (match: Match) => startOf(match) + minutesOf(match);
  const { sides } = resolveCup(after);
  const teamsOf = ({ matchId }: Match) => {
    const { local = null, visitor = null } = sides.get(matchId) ?? {};
    return [local, visitor].filter((team) => team !== null);
  };
  // A postponed match is not played at its time, unless it gets another one.
  const played = after.matches.filter((match) => match.state !== 'postponed' || concerns(match));
  const conflicts: MoveConflict[] = [];
  for (const { key, earlier, later } of neighboursBy(played, teamsOf)) {
    const rest = startOf(later) - endOf(earlier);
    const matchIds = [earlier.matchId, later.matchId] as const;
    if (!concerns(earlier, later) || rest >= leastRest) continue;
    conflicts.push(
      rest < 0
        ? { kind: 'team-twice', teamId: key, matchIds }
        : { kind: 'short-rest', teamId: key, rest, matchIds },
    );
  }
  for (const { earlier, later } of neighboursBy(played, ({ location }) => [nameKey(location)])) {
    const minutes = startOf(later) - endOf(earlier);
    const matchIds = [earlier.matchId, later.matchId] as const;
    if (!concerns(earlier, later) || minutes >= minutesBetween) continue;
    const { location } = later;
    conflicts.push(
      minutes < 0
        ? { kind: 'court-twice', location, matchIds }
        : { kind: 'short-between', location, minutes, matchIds },
    );
  }
  const byId = new Map(after.matches.map((match) => [match.matchId, match]));
  for (const later of after.matches) {
    for (const matchId of referencedMatchIds(later)) {
      const earlier = byId.get(matchId);
      if (!earlier || !concerns(earlier, later)) continue;
      const rest = startOf(later) - endOf(earlier);
      const matchIds = [earlier.matchId, later.matchId] as const;
      const isTeamKnown = teamsOf(earlier).some((team) => teamsOf(later).includes(team));
      if (rest < 0) conflicts.push({ kind: 'too-early', matchIds });
      else if (rest < leastRest && !isTeamKnown)
        conflicts.push({ kind: 'short-rest', teamId: null, rest, matchIds });
    }
  }
  const areAtOnce = (one: Match, other: Match) =>
    concerns(one, other) && startOf(one) < endOf(other) && startOf(other) < endOf(one);
  conflicts.push(...findPairConflicts(played, apart, teamsOf, areAtOnce));
  conflicts.push(...findFinalConflict(played, finalId, endOf, concerns));
  const movedMatches = after.matches.filter((match) => concerns(match));
  return [...conflicts, ...findDayConflicts(movedMatches, settings, minutesOf, teamsOf)];
}
