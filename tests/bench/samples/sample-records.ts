import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Match } from '@futsal-cup/domain/cup/records';
import type { World } from '../stack/world';

/** Builds a typical request of an administrator or a visitor; it may call the API first to make the records of the request. */
export type SampleCall<Name extends EndpointName> = (
  world: World,
) => Calls[Name]['request'] | Promise<Calls[Name]['request']>;

export function need<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The cup of the bench lacks what a call is about.');
  return item;
}

export const ofCup = ({ cup }: World) => ({ tournamentId: cup.tournament.tournamentId });

/** Returns the first match of the knockout, whose teams come from the groups. */
export function knockoutMatchOf({ cup }: World): Match {
  return need(cup.matches.find(({ groupId }) => groupId === null));
}

export function twoTeams({ cup }: World) {
  return { localTeamId: need(cup.teams[0]).teamId, visitorTeamId: need(cup.teams[1]).teamId };
}

let minute = 0;

/** Gives each match another time: two teams may meet again on the same day, but not at the same time. */
export function schedule({ date }: Pick<Match, 'date'>) {
  minute = (minute + 1) % (24 * 60);
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return { date, time: `${hours}:${minutes}`, location: 'Sporthalle Im Birch' };
}

export async function buildKnownTeamsMatch(world: World): Promise<MatchView> {
  const { stageId, date } = knockoutMatchOf(world);
  const request = { stageId, ...twoTeams(world), ...schedule({ date }) };
  return (await world.call('createKnownTeamsMatch', request)).match;
}

export async function buildTeam(world: World): Promise<string> {
  const name = world.unique('Team');
  const { dbTeams } = await world.call('createTeam', { ...ofCup(world), name, players: [] });
  return need(dbTeams.find((team) => team.name === name)).teamId;
}

/** Gives a tournament categories, and returns their ids. */
export async function makeCategories(
  { call, cup }: World,
  tournamentId: string,
  names: readonly string[],
): Promise<string[]> {
  const categories = names.map((name) => ({ name }));
  const { date } = cup.tournament;
  const { tournamentDetails } = await call('updateTournament', { tournamentId, date, categories });
  return (tournamentDetails.categories ?? []).map(({ categoryId }) => categoryId);
}
