import { placedMatchesOf, placesOf, type PlacedMatch as Placed, type Plan } from './find-plan';
import type { PlanSide } from './format/derive-matches';
import { isFinalOfCup } from './settings';
import { absencesOf, areAtOnce, isAway, presenceOf, type Played } from './timetable/absences';
import { minuteOf } from './timetable/minutes';
import { phasesOf } from './timetable/phases';
import { firstDateOf } from './timetable/slots';
import { TEAMS_OF_A_REFEREED_MATCH } from './timetable/timetable';

/** Two matches by their indexes and the minutes at which they begin. The earlier one comes first, or the one on which the other depends. */
interface TwoMatches {
  readonly matches: readonly [number, number];
  readonly starts: readonly [number, number];
}

/**
 * A problem of a plan, as data for a sentence ('Lions play at 10:20 and 10:40: no rest').
 *
 * With these the plan cannot be played: `no-place`, a match has no slot; `team-twice` and `court-twice`, two matches are at once;
 * `too-early`, a match begins before the end of a match that decides who is in it.
 *
 * With these it breaks the settings: `short-rest` (`rest` minutes instead of `wanted`); `short-between`, of a court (`minutes` instead of
 * `wanted` between two of its matches); `short-pause`, between the last match of groups and what follows; `wish`, a match breaks a wish (an
 * index); `no-referee`, no team is left to referee the match; `final-not-alone`, a match is not over when the final begins; `other-day`, a
 * match is not on the day (an index) of its step.
 *
 * `team` is null where nobody knows yet who it is: the team that comes from the first match into the second, or from a place of a group.
 */
export type PlanConflict =
  | { readonly kind: 'no-place'; readonly match: number }
  | ({ readonly kind: 'team-twice'; readonly team: number | null } & TwoMatches)
  | ({ readonly kind: 'court-twice'; readonly court: number } & TwoMatches)
  | ({ readonly kind: 'too-early' } & TwoMatches)
  | ({
      readonly kind: 'short-rest';
      readonly team: number | null;
      readonly rest: number;
      readonly wanted: number;
    } & TwoMatches)
  | ({
      readonly kind: 'short-between';
      readonly court: number;
      readonly minutes: number;
      readonly wanted: number;
    } & TwoMatches)
  | ({ readonly kind: 'short-pause'; readonly pause: number; readonly wanted: number } & TwoMatches)
  | { readonly kind: 'wish'; readonly wish: number; readonly match: number; readonly start: number }
  | { readonly kind: 'no-referee'; readonly match: number; readonly start: number }
  | ({ readonly kind: 'final-not-alone' } & TwoMatches)
  | { readonly kind: 'other-day'; readonly match: number; readonly start: number; readonly day: number };

/** Whether a plan with this conflict cannot be played at all. Whether to accept any other conflict is the organiser's decision. */
export function isImpossible({ kind }: PlanConflict): boolean {
  return kind === 'no-place' || kind === 'team-twice' || kind === 'court-twice' || kind === 'too-early';
}

interface PlacedMatch extends Placed {
  readonly isFixed: boolean;
}

function byStart(a: PlacedMatch, b: PlacedMatch): number {
  return a.start - b.start || a.match - b.match;
}

function byEnd(a: PlacedMatch, b: PlacedMatch): number {
  return a.end - b.end || byStart(a, b);
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
  const { minutesBetween: wanted, courts } = plan.settings.time;
  return courts.flatMap((_, court) =>
    neighbours(placed.filter((match) => match.court === court)).flatMap(
      ([earlier, later]): PlanConflict[] => {
        const minutes = later.start - earlier.end;
        const two = both(earlier, later);
        if (minutes < 0) return [{ kind: 'court-twice', court, ...two }];
        return minutes < wanted ? [{ kind: 'short-between', court, minutes, wanted, ...two }] : [];
      },
    ),
  );
}

function teamsIn(plan: Plan, match: number): number[] {
  const { local, visitor } = plan.fixtures.matches[match] ?? {};
  return [local, visitor].flatMap((side) => (side?.kind === 'team' ? [side.team] : []));
}

/** Those who play a match: named teams, and in further groups those who come from places, by a text that is the same in all their matches. */
function playersIn(plan: Plan, match: number): string[] {
  const { local, visitor, group = null } = plan.fixtures.matches[match] ?? {};
  const isKnown = (side: PlanSide | undefined) => side && (side.kind === 'team' || group !== null);
  return [local, visitor].flatMap((side) => (isKnown(side) ? [JSON.stringify(side)] : []));
}

function findTeamConflicts(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { leastRest } = plan.settings.time;
  const ofPlayer = new Map<string, PlacedMatch[]>();
  for (const match of placed) {
    for (const player of playersIn(plan, match.match)) {
      ofPlayer.set(player, [...(ofPlayer.get(player) ?? []), match]);
    }
  }
  return [...ofPlayer].flatMap(([player, matches]) => {
    const side = JSON.parse(player) as PlanSide;
    const team = side.kind === 'team' ? side.team : null;
    return neighbours(matches).flatMap(([earlier, later]): PlanConflict[] => {
      const rest = later.start - earlier.end;
      if (rest < 0) return [{ kind: 'team-twice', team, ...both(earlier, later) }];
      return rest < leastRest
        ? [{ kind: 'short-rest', team, rest, wanted: leastRest, ...both(earlier, later) }]
        : [];
    });
  });
}

function sourcesOf(plan: Plan, match: number): number[] {
  const { local, visitor } = plan.fixtures.matches[match] ?? {};
  return [local, visitor].flatMap((side) =>
    side?.kind === 'match-winner' || side?.kind === 'match-loser' ? [side.match] : [],
  );
}

function findRoundConflicts(plan: Plan, byMatch: ReadonlyMap<number, PlacedMatch>): PlanConflict[] {
  const { leastRest } = plan.settings.time;
  return [...byMatch.values()].flatMap((later) => {
    if (later.isFixed) return [];
    return sourcesOf(plan, later.match).flatMap((source): PlanConflict[] => {
      const earlier = byMatch.get(source);
      if (!earlier) return [];
      const rest = later.start - earlier.end;
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
  const other = others.sort(byEnd).at(-1);
  const isOver = !other || other.end <= final.start;
  return isOver ? [] : [{ kind: 'final-not-alone', ...both(other, final) }];
}

/** The conflicts of movable matches that begin before the phase before theirs is over and the pause has passed. */
function findPauseConflicts(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { settings, fixtures } = plan;
  const wanted = settings.time.pauseBeforeKnockout;
  const phases = phasesOf(settings.format.steps);
  const phaseOf = ({ match }: PlacedMatch) => phases[fixtures.matches[match]?.step ?? -1] ?? 0;
  const lastOf = phases.map((_, phase) =>
    placed
      .filter((match) => phaseOf(match) < phase)
      .sort(byEnd)
      .at(-1),
  );
  return [...placed].sort(byStart).flatMap((match): PlanConflict[] => {
    const last = lastOf[phaseOf(match)];
    if (!last || match.isFixed) return [];
    const pause = match.start - last.end;
    if (pause >= wanted) return [];
    const two = both(last, match);
    return pause < 0 ? [{ kind: 'too-early', ...two }] : [{ kind: 'short-pause', pause, wanted, ...two }];
  });
}

/** The matches that are not on the day of their step. */
function findOtherDays({ settings, fixtures }: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { days } = settings.time;
  const midnightOf = (date: string) => minuteOf(date, '00:00', firstDateOf(settings.time));
  return placed.flatMap(({ match, start, isFixed }): PlanConflict[] => {
    const { day } = settings.format.steps[fixtures.matches[match]?.step ?? -1] ?? {};
    const date = days[day ?? -1]?.date;
    if (day === undefined || date === undefined || isFixed) return [];
    const isThatDay = start >= midnightOf(date) && start < midnightOf(date) + 24 * 60;
    return isThatDay ? [] : [{ kind: 'other-day', match, start, day }];
  });
}

/** The wishes of its teams that a match breaks. */
function findBrokenTimes(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const absences = absencesOf(plan.settings, plan.settings.wishes);
  return placed.flatMap((played): PlanConflict[] => {
    const { match, start, isFixed } = played;
    if (isFixed || absences.length === 0) return [];
    const teams = teamsIn(plan, match);
    return absences
      .filter((absence) => teams.includes(absence.team) && isAway(absence, played))
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
 * Returns a function that counts the teams that are present for a match. It caches the counts, because many matches begin at the same
 * minute, and those with a referee are as long as one another.
 */
function countPresent({ settings }: Plan): (match: Played) => number {
  const isPresent = presenceOf(settings, settings.wishes);
  const known = new Map<number, number>();
  return (match) => {
    const count = known.get(match.start) ?? settings.teams.filter((_, team) => isPresent(team, match)).length;
    known.set(match.start, count);
    return count;
  };
}

/** The matches for which no referee is left because too many matches of named teams in groups are played at once. */
function findRefereeConflicts(plan: Plan, placed: readonly PlacedMatch[]): PlanConflict[] {
  const { settings, fixtures } = plan;
  if (!settings.wishes.some(({ kind }) => kind === 'referees')) return [];
  const present = countPresent(plan);
  const refereed = placed.filter(
    ({ match }) => fixtures.matches[match]?.group !== null && teamsIn(plan, match).length > 0,
  );
  return refereed.flatMap((played): PlanConflict[] => {
    const atOnce = refereed.filter((other) => areAtOnce(other, played));
    const isEnough = atOnce.length * TEAMS_OF_A_REFEREED_MATCH <= present(played);
    const { match, start, isFixed } = played;
    return isEnough || isFixed ? [] : [{ kind: 'no-referee', match, start }];
  });
}

/**
 * Finds all conflicts of a plan, whether or not it was moved by hand: first those that make it impossible, then those that break the
 * settings. A plan that was found has none. A fixed match is only checked against movable ones.
 */
export function findPlanConflicts(plan: Plan): PlanConflict[] {
  const fixed = new Set(plan.fixed.map(({ match }) => match));
  const missing = placesOf(plan).flatMap((place, match): PlanConflict[] =>
    place ? [] : [{ kind: 'no-place', match }],
  );
  const placed = placedMatchesOf(plan).map((place) => ({ ...place, isFixed: fixed.has(place.match) }));
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
    ...findOtherDays(plan, placed),
  ];
  return [...found.filter(isImpossible), ...found.filter((conflict) => !isImpossible(conflict))];
}
