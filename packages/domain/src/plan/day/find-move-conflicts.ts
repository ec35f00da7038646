import { resolveCup } from '../../bracket/resolve-cup';
import { referencedMatchIds } from '../../bracket/references';
import { recordsOfCategory, categoryIdOfStage } from '../../cup/categories';
import type { Cup, Match } from '../../cup/records';
import { nameKey } from '../../cup/text/name-key';
import { minuteOf } from '../timetable/minutes';
import { type DayConflict, findDayConflicts } from './find-day-conflicts';
import { minutesOfMatches } from './match-minutes';
import type { MatchMove } from './move-matches';
import { settingsOfStages, type PlanOfDay } from './plan-of-day';

/**
 * The problems after matches were moved, as data for a sentence; the earlier match comes first. `team-twice`: a team has two matches at
 * once. `short-rest`: a team rests `rest` minutes, less than wanted; `teamId` is null for the team that the earlier match decides.
 * `court-twice`: two matches are at one location at once. `short-between`: only `minutes` are between two matches at one location, less
 * than wanted. `too-early`: a match begins before the end of a match that decides who is in it. `final-not-alone`: a match is not over when
 * the final of its category begins. `pair-at-once`: two teams play at once, which the plan never has; the team of the earlier match comes
 * first. The others are those of a match by itself.
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
  /** The length of a match of which neither the published plan nor rules of its own say anything. */
  readonly minutesPerMatch: number;
  /** The minutes between two matches at one location. */
  readonly minutesBetween: number;
  readonly leastRest: number;
  /** The ids of the finals. Each is played when all other matches of its category are over. */
  readonly finalIds: readonly string[];
  /** The published plan; null where there is none. */
  readonly plan: PlanOfDay | null;
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

interface PlayedMatches {
  readonly matches: readonly Match[];
  readonly endOf: (match: Match) => number;
  readonly teamsOf: (match: Match) => readonly string[];
  /** Whether one of the matches was moved. */
  readonly concerns: (...pair: readonly Match[]) => boolean;
}

/** For each final, the last match of its category that is not over when it begins. */
function findFinalConflicts(
  cup: Cup,
  finalIds: readonly string[],
  { matches, endOf, concerns }: PlayedMatches,
): MoveConflict[] {
  return matches.flatMap((final): MoveConflict[] => {
    if (!finalIds.includes(final.matchId)) return [];
    const before = new Set(referencedMatchIds(final));
    const own = recordsOfCategory({ ...cup, matches: [...matches] }, categoryIdOfStage(cup, final.stageId));
    const others = own.matches.filter((match) => {
      const isOver = endOf(match) <= startOf(final);
      return match !== final && !before.has(match.matchId) && !isOver && concerns(match, final);
    });
    const other = others.sort((a, b) => startOf(a) - startOf(b)).at(-1);
    return other ? [{ kind: 'final-not-alone', matchIds: [other.matchId, final.matchId] }] : [];
  });
}

/** The matches that two teams have at once which the plan keeps apart. */
function findPairsAtOnce(
  plan: PlanOfDay | null,
  { matches, endOf, teamsOf, concerns }: PlayedMatches,
): MoveConflict[] {
  const byTeam = new Map<string, Match[]>();
  for (const match of matches) {
    for (const team of teamsOf(match)) byTeam.set(team, [...(byTeam.get(team) ?? []), match]);
  }
  const matchesOf = (team: string, against: string) =>
    (byTeam.get(team) ?? []).filter((match) => !teamsOf(match).includes(against));
  const areAtOnce = (a: Match, b: Match) => startOf(a) < endOf(b) && startOf(b) < endOf(a);
  return (plan?.blocks?.settings.apart ?? []).flatMap(([one, other]) =>
    matchesOf(one, other).flatMap((match) =>
      matchesOf(other, one)
        .filter((against) => concerns(match, against) && areAtOnce(match, against))
        .map((against): MoveConflict => {
          const found = [
            { team: one, match },
            { team: other, match: against },
          ] as const;
          const isFirst = startOf(match) <= startOf(against);
          const [earlier, later] = isFirst ? found : [found[1], found[0]];
          const matchIds = [earlier.match.matchId, later.match.matchId] as const;
          return { kind: 'pair-at-once', teamIds: [earlier.team, later.team], matchIds };
        }),
    ),
  );
}

/**
 * The conflicts that the moves cause: between a moved match and any other, and those of a moved match with the settings of the plan, by the
 * teams that are known now.
 */
export function findMoveConflicts(cup: Cup, moves: readonly MatchMove[], matchDay: MatchDay): MoveConflict[] {
  const { minutesPerMatch, minutesBetween, leastRest, finalIds, plan } = matchDay;
  const after = withMoves(cup, moves);
  const moved = new Set(moves.map(({ matchId }) => matchId));
  const concerns = (...pair: readonly Match[]) => pair.some(({ matchId }) => moved.has(matchId));
  const minutesOf = minutesOfMatches(cup, plan, minutesPerMatch);
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
  const ofDay = { matches: played, endOf, teamsOf, concerns };
  conflicts.push(...findFinalConflicts(after, finalIds, ofDay), ...findPairsAtOnce(plan, ofDay));
  const movedMatches = after.matches.filter((match) => concerns(match));
  return [...conflicts, ...findDayConflicts(movedMatches, settingsOfStages(cup, plan), minutesOf, teamsOf)];
}
