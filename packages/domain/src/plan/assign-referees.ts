import { placedMatchesOf, type Plan } from './find-plan';
import { areAtOnce, presenceOf, type Played } from './timetable/absences';

interface Busy extends Played {
  readonly teams: readonly number[];
}

/** The teams that play or referee at any minute of a match. */
function busyTeams(duties: readonly Busy[], match: Played): Set<number> {
  const overlapping = duties.filter((duty) => areAtOnce(duty, match));
  return new Set(overlapping.flatMap(({ teams }) => teams));
}

/**
 * Returns the team that referees each match, if a wish asks for referees. It is a team that is present, neither plays nor referees at that
 * time, and has the fewest matches to referee; a team of another group is preferred. There is none (null) for a knockout match, whose teams
 * are not known yet, and where no team is left.
 */
export function assignReferees(plan: Plan): (number | null)[] {
  const { settings, fixtures } = plan;
  const isPresent = presenceOf(settings, settings.wishes);
  const referees: (number | null)[] = fixtures.matches.map(() => null);
  if (!settings.wishes.some(({ kind }) => kind === 'referees')) return referees;
  const placed = placedMatchesOf(plan);
  const teamsIn = (match: number) => {
    const { local, visitor } = fixtures.matches[match] ?? {};
    return [local, visitor].flatMap((side) => (side?.kind === 'team' ? [side.team] : []));
  };
  const duties: Busy[] = placed.map(({ match, start, end }) => ({ start, end, teams: teamsIn(match) }));
  const groupOf = new Map(
    fixtures.groups.flatMap((teams, group) => teams.map((team) => [team, group] as const)),
  );
  const count = settings.teams.map(() => 0);
  const byStart = placed
    .flatMap((place) => {
      const { group = null } = fixtures.matches[place.match] ?? {};
      return group === null || teamsIn(place.match).length === 0 ? [] : [{ ...place, group }];
    })
    .sort((a, b) => a.start - b.start || a.match - b.match);
  for (const played of byStart) {
    const { match, group } = played;
    const busy = busyTeams(duties, played);
    const free = settings.teams.flatMap((_, team) =>
      busy.has(team) || !isPresent(team, played) ? [] : [team],
    );
    const isOwn = (team: number) => (groupOf.get(team) === group ? 1 : 0);
    const [referee] = free.sort((a, b) => (count[a] ?? 0) - (count[b] ?? 0) || isOwn(a) - isOwn(b) || a - b);
    if (referee === undefined) continue;
    referees[match] = referee;
    count[referee] = (count[referee] ?? 0) + 1;
    duties.push({ start: played.start, end: played.end, teams: [referee] });
  }
  return referees;
}
