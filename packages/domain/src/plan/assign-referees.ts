import { placesOf, type Plan } from './find-plan';
import { presenceOf } from './timetable/absences';

interface Busy {
  readonly start: number;
  readonly teams: readonly number[];
}

/** The teams that play or referee at any minute of a match. */
function busyTeams(duties: readonly Busy[], start: number, minutesPerMatch: number): Set<number> {
  const overlapping = duties.filter((duty) => Math.abs(duty.start - start) < minutesPerMatch);
  return new Set(overlapping.flatMap(({ teams }) => teams));
}

/**
 * Returns the team that referees each match, if a wish asks for referees. It is a team that is present, neither plays nor referees at that
 * time, and has the fewest matches to referee; a team of another group is preferred. There is none (null) for matches after the first groups,
 * whose teams are not known yet, and where no team is left.
 */
export function assignReferees(plan: Plan): (number | null)[] {
  const { settings, fixtures } = plan;
  const isPresent = presenceOf(settings, settings.wishes);
  const referees: (number | null)[] = fixtures.matches.map(() => null);
  if (!settings.wishes.some(({ kind }) => kind === 'referees')) return referees;
  const places = placesOf(plan);
  const duties: Busy[] = fixtures.matches.flatMap(({ local, visitor }, match) => {
    const teams = [local, visitor].flatMap((side) => (side.kind === 'team' ? [side.team] : []));
    const place = places[match];
    return place ? [{ start: place.start, teams }] : [];
  });
  const groupOf = new Map(
    fixtures.groups.flatMap((teams, group) => teams.map((team) => [team, group] as const)),
  );
  const count = settings.teams.map(() => 0);
  const byStart = fixtures.matches
    .flatMap(({ group, stage }, match) => {
      const place = places[match];
      return place && group !== null && stage === 'groups' ? [{ match, group, start: place.start }] : [];
    })
    .sort((a, b) => a.start - b.start || a.match - b.match);
  for (const { match, group, start } of byStart) {
    const busy = busyTeams(duties, start, settings.time.minutesPerMatch);
    const free = settings.teams.flatMap((_, team) =>
      busy.has(team) || !isPresent(team, start) ? [] : [team],
    );
    const isOwn = (team: number) => (groupOf.get(team) === group ? 1 : 0);
    const [referee] = free.sort((a, b) => (count[a] ?? 0) - (count[b] ?? 0) || isOwn(a) - isOwn(b) || a - b);
    if (referee === undefined) continue;
    referees[match] = referee;
    count[referee] = (count[referee] ?? 0) + 1;
    duties.push({ start, teams: [referee] });
  }
  return referees;
}
