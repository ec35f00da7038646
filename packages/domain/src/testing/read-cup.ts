import { resolveCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/records';
import { buildCup, type CupDescription } from './build-cup';

/** The names of the teams that are in a match, local side first; null for a side whose team is unknown. */
export function teamsOfMatch(cup: Cup, matchId: string): (string | null)[] {
  const { local = null, visitor = null } = resolveCup(cup).sides.get(matchId) ?? {};
  const nameOf = (teamId: string | null) => cup.teams.find((team) => team.teamId === teamId)?.name ?? null;
  return [nameOf(local), nameOf(visitor)];
}

/** The names of the teams in a match of a cup description. */
export function teamsOfMatchIn(description: CupDescription, matchId: string): (string | null)[] {
  return teamsOfMatch(buildCup(description), matchId);
}

/** The local and visitor team ids of each match, as they are stored. */
export function pairsOf({ matches }: Cup): [string | null, string | null][] {
  return matches.map(({ local, visitor }) => [local.teamId, visitor.teamId]);
}

/** What the match counts as, and its score: 'withdrawn 3-0', or the score alone where it counts as it is recorded. */
export function readingOf(cup: Cup, matchId: string): string {
  const match = resolveCup(cup).read.get(matchId) ?? cup.matches.find((each) => each.matchId === matchId);
  const goals = `${match?.local.goals ?? '?'}-${match?.visitor.goals ?? '?'}`;
  return match && 'readAs' in match ? `${match.readAs} ${goals}` : goals;
}

/** The table of a group, a line for each team: its matches, its goals and its points. */
export function tableOf(cup: Cup, group: string, stageId = 'stage 1'): string[] {
  const rows = resolveCup(cup).tables.get(`${stageId} ${group}`) ?? [];
  const nameOf = (teamId: string) => cup.teams.find((team) => team.teamId === teamId)?.name ?? '?';
  return rows.map(({ teamId, played, goalsFor, goalsAgainst, points }) =>
    [nameOf(teamId), played, `${goalsFor}:${goalsAgainst}`, points].join(' '),
  );
}

export function namesOf(records: readonly { readonly name: string }[]): string[] {
  return records.map(({ name }) => name);
}

/** The only record of a list; more or none fails the test. */
export function only<Entity>(entities: readonly Entity[]): Entity {
  const [entity, ...others] = entities;
  if (entity === undefined || others.length > 0) throw new Error(`found ${entities.length} instead of one`);
  return entity;
}
