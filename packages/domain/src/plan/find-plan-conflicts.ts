import { placesOf, type Plan } from './find-plan';
import { isFinalOfCup } from './settings';
import { absencesOf, isWithin, presenceOf } from './timetable/absences';
import type { Place } from './timetable/schedule';
import { matchesBefore, TEAMS_OF_A_REFEREED_MATCH } from './timetable/timetable';

/** Two matches by their indexes and the minutes at which they begin. The earlier one comes first, or the one on which the other depends. */
interface TwoMatches {
  readonly matches: readonly [number, number];
  readonly starts: readonly [number, number];
}

/**
 * A problem of a plan, as data for a sentence ('Lions play at 10:20 and 10:40: no rest').
 *
 * With these the plan cannot be played: `no-place`, a match has no slot; `team-twice` and `court-twice`, two matches are at once;
 * `too-early`, a knockout match begins before the end of a match that decides who is in it.
 *
 * With these it breaks the settings: `short-rest`, of a named team (`rest` minutes instead of `wanted`), or with `team` null of the
 * unknown team that comes from the first match into the second; `short-pause`, between the last group match and the knockout; `wish`, a
 * match breaks a wish (an index); `no-referee`, no team is left to referee the match; `final-not-alone`, a match is not over when the final
 * begins.
 */
export type PlanConflict =
  | { readonly kind: 'no-place'; readonly match: number }
  | ({ readonly kind: 'team-twice'; readonly team: number } & TwoMatches)
  | ({ readonly kind: 'court-twice'; readonly court: number } & TwoMatches)
  | ({ readonly kind: 'too-early' } & TwoMatches)
  | ({
      readonly kind: 'short-rest';
      readonly team: number | null;
      readonly rest: number;
      readonly wanted: number;
    } & TwoMatches)
  | ({ readonly kind: 'short-pause'; readonly pause: number; readonly wanted: number } & TwoMatches)
  | { readonly kind: 'wish'; readonly wish: number; readonly match: number; readonly start: number }
  | { readonly kind: 'no-referee'; readonly match: number; readonly start: number }
  | ({ readonly kind: 'final-not-alone' } & TwoMatches);

/** Whether a plan with this conflict cannot be played at all. Whether to accept any other conflict is the organiser's decision. */
export function isImpossible({ kind }: PlanConflict): boolean {
  return kind === 'no-place' || kind === 'team-twice' || kind === 'court-twice' || kind === 'too-early';
}

interface PlacedMatch extends Place {
  readonly match: number;
  readonly isFixed: boolean;
}

function byStart(a: PlacedMatch, b: PlacedMatch): number {
  return a.start - b.start || a.match - b.match;
}

/** Pairs of matches of one team or court that follow one another. Pairs of two fixed matches are left out, because they cannot be moved. */
function neighbours(matches: readonly PlacedMatch[]): [PlacedMatch, PlacedMatch][] {
  const sorted = [...matches].sort(byStart);
  return sorted.slice(1).flatMap((later, index): [PlacedMatch, PlacedMatch][] => {
    const earlier = sorted[index];
    return earlier && !(earlier.isFixed && later.isFixed) ? [[earlier, later]] : [];
  });
}

function both(earlier: PlacedMatch, later: PlacedMatch): TwoMatches {
  return { matches: [earlier.match, later.match], starts: [earlier.start, later.start] };
}

function findCourtConflicts(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { minutesPerMatch, courts } = plan.settings.time;
  return courts.flatMap((_, court) =>
    neighbours(placed.filter((match) => match.court === court))
      .filter(([earlier, later]) => later.start < earlier.start + minutesPerMatch)
      .map(([earlier, later]): PlanConflict => ({ kind: 'court-twice', court, ...both(earlier, later) })),
  );
}

function teamsIn(plan: Plan, match: number): number[] {
  const { local, visitor } = plan.fixtures.matches[match] ?? {};
  return [local, visitor].flatMap((side) => (side?.kind === 'team' ? [side.team] : []));
}

function findTeamConflicts(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { minutesPerMatch, leastRest } = plan.settings.time;
  const ofTeam: PlacedMatch[][] = plan.settings.teams.map(() => []);
  for (const match of placed) for (const team of teamsIn(plan, match.match)) ofTeam[team]?.push(match);
  return ofTeam.flatMap((matches, team) =>
    neighbours(matches).flatMap(([earlier, later]): PlanConflict[] => {
      const rest = later.start - earlier.start - minutesPerMatch;
      if (rest < 0) return [{ kind: 'team-twice', team, ...both(earlier, later) }];
      return rest < leastRest
        ? [{ kind: 'short-rest', team, rest, wanted: leastRest, ...both(earlier, later) }]
        : [];
    }),
  );
}

function sourcesOf({ fixtures }: Plan, match: number): number[] {
  const planned = fixtures.matches[match];
  return planned ? matchesBefore(planned, fixtures) : [];
}

function findRoundConflicts(plan: Plan, byMatch: ReadonlyMap<number, PlacedMatch>): PlanConflict[] {
  const { minutesPerMatch, leastRest } = plan.settings.time;
  return [...byMatch.values()].flatMap((later) => {
    if (later.isFixed) return [];
    return sourcesOf(plan, later.match).flatMap((source): PlanConflict[] => {
      const earlier = byMatch.get(source);
      if (!earlier) return [];
      const rest = later.start - earlier.start - minutesPerMatch;
      if (rest < 0) return [{ kind: 'too-early', ...both(earlier, later) }];
      if (rest >= leastRest) return [];
      return [{ kind: 'short-rest', team: null, rest, wanted: leastRest, ...both(earlier, later) }];
    });
  });
}

/** The last knockout match that is not over when the final begins. Those that the final waits for in any case are not among them. */
function findFinalConflict(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { matches } = plan.fixtures;
  const final = placed.find(({ match }) => isFinalOfCup(matches[match]?.stage ?? 'groups'));
  if (!final || final.isFixed) return [];
  const apart = new Set([final.match, ...sourcesOf(plan, final.match)]);
  const others = placed.filter(({ match }) => matches[match]?.group === null && !apart.has(match));
  const other = others.sort(byStart).at(-1);
  const isOver = !other || other.start + plan.settings.time.minutesPerMatch <= final.start;
  return isOver ? [] : [{ kind: 'final-not-alone', ...both(other, final) }];
}

/** The conflicts of movable matches of the knockout and of further groups that begin before the pause after the first groups is over. */
function findPauseConflicts(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { minutesPerMatch, pauseBeforeKnockout: wanted } = plan.settings.time;
  const isGroupMatch = ({ match }: PlacedMatch) => plan.fixtures.matches[match]?.stage === 'groups';
  const last = placed.filter(isGroupMatch).sort(byStart).at(-1);
  const tooEarly = placed
    .filter((match) => !isGroupMatch(match) && !match.isFixed)
    .filter(({ start }) => last !== undefined && start < last.start + minutesPerMatch + wanted);
  return tooEarly.sort(byStart).flatMap((match): PlanConflict[] => {
    if (!last) return [];
    const pause = match.start - last.start - minutesPerMatch;
    const two = both(last, match);
    return pause < 0 ? [{ kind: 'too-early', ...two }] : [{ kind: 'short-pause', pause, wanted, ...two }];
  });
}

/** The wishes of its teams that a match breaks. */
function findBrokenTimes(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const absences = absencesOf(plan.settings, plan.settings.wishes);
  return placed.flatMap(({ match, start, isFixed }): PlanConflict[] => {
    if (isFixed || absences.length === 0) return [];
    const teams = teamsIn(plan, match);
    return absences
      .filter((absence) => teams.includes(absence.team) && isWithin(absence, start))
      .map(({ wish }) => ({ kind: 'wish', wish, match, start }));
  });
}

/** The matches that are on another court than is wished for their stage. */
function findBrokenCourts(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  return plan.settings.wishes.flatMap((wish, index): PlanConflict[] => {
    if (wish.kind !== 'courts') return [];
    return placed
      .filter(({ match, isFixed }) => !isFixed && plan.fixtures.matches[match]?.stage === wish.stage)
      .filter(({ court }) => court === null || !wish.courts.includes(court))
      .map(({ match, start }) => ({ kind: 'wish', wish: index, match, start }));
  });
}

/**
 * Returns a function that counts the teams that are present at a minute. It caches the counts, because many matches begin at the same
 * minute.
 */
function countPresent({ settings }: Plan): (start: number) => number {
  const isPresent = presenceOf(settings, settings.wishes);
  const known = new Map<number, number>();
  return (start) => {
    const count = known.get(start) ?? settings.teams.filter((_, team) => isPresent(team, start)).length;
    known.set(start, count);
    return count;
  };
}

/** The matches for which no referee is left because too many group matches are played at once. */
function findRefereeConflicts(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { settings, fixtures } = plan;
  if (!settings.wishes.some(({ kind }) => kind === 'referees')) return [];
  const present = countPresent(plan);
  const ofGroups = placed.filter(({ match }) => fixtures.matches[match]?.stage === 'groups');
  return ofGroups.flatMap(({ match, start, isFixed }): PlanConflict[] => {
    const atOnce = ofGroups.filter((other) => Math.abs(other.start - start) < settings.time.minutesPerMatch);
    const isEnough = atOnce.length * TEAMS_OF_A_REFEREED_MATCH <= present(start);
    return isEnough || isFixed ? [] : [{ kind: 'no-referee', match, start }];
  });
}

/**
 * Finds all conflicts of a plan, whether or not it was moved by hand: first those that make it impossible, then those that break the
 * settings. A plan that was found has none. A fixed match is only checked against movable ones.
 */
export function findPlanConflicts(plan: Plan): PlanConflict[] {
  const places = placesOf(plan);
  const fixed = new Set(plan.fixed.map(({ match }) => match));
  const missing = places.flatMap((place, match): PlanConflict[] =>
    place ? [] : [{ kind: 'no-place', match }],
  );
  const placed = places.flatMap((place, match) =>
    place ? [{ match, ...place, isFixed: fixed.has(match) }] : [],
  );
  const byMatch = new Map(placed.map((match) => [match.match, match]));
  const found = [
    ...missing,
    ...findCourtConflicts(plan, placed),
    ...findTeamConflicts(plan, placed),
    ...findRoundConflicts(plan, byMatch),
    ...findPauseConflicts(plan, placed),
    ...findBrokenTimes(plan, placed),
    ...findBrokenCourts(plan, placed),
    ...findRefereeConflicts(plan, placed),
    ...findFinalConflict(plan, placed),
  ];
  return [...found.filter(isImpossible), ...found.filter((conflict) => !isImpossible(conflict))];
}
