import { blocksBody, blocksSettings } from '../../support/builders/builders-blocks';
import { planBody, planSettings } from '../../support/builders/builders-plan';
import type { World } from '../stack/world';
import { makeCategories, need, ofCup, schedule, type SampleCall } from './sample-records';

const TEAMS = ['Lions', 'Tigers', 'Bears'].map((name) => ({ name, players: [] }));

const applyPlan: SampleCall<'applyPlan'> = async (world) => {
  const details = { name: world.unique('Planned'), date: world.cup.tournament.date };
  const { tournamentId } = (await world.call('createTournament', details)).tournamentDetails;
  const { teamIds } = await world.call('createTeams', { tournamentId, teams: TEAMS });
  return planBody(tournamentId, planSettings({ teamIds, format: { groups: 1, qualifiers: 0 } }));
};

async function buildCategories(world: World) {
  const { date } = world.cup.tournament;
  const { tournamentDetails } = await world.call('createTournament', { name: world.unique('Planned'), date });
  const { tournamentId } = tournamentDetails;
  return { tournamentId, categoryIds: await makeCategories(world, tournamentId, ['F', 'E']) };
}

const takeIntoCategory: SampleCall<'takeIntoCategory'> = async (world) => {
  const { tournamentId, categoryIds } = await buildCategories(world);
  await world.call('createTeams', { tournamentId, teams: TEAMS });
  return { tournamentId, categoryId: need(categoryIds[0]) };
};

const applyBlocks: SampleCall<'applyBlocks'> = async (world) => {
  const { tournamentId, categoryIds } = await buildCategories(world);
  const teams: string[][] = [];
  for (const categoryId of categoryIds) {
    const named = TEAMS.map((team) => ({ ...team, categoryId }));
    teams.push([...(await world.call('createTeams', { tournamentId, teams: named })).teamIds]);
  }
  return blocksBody(tournamentId, blocksSettings({ categoryIds, teams }));
};

const createTeams: SampleCall<'createTeams'> = (world) => {
  const teams = [1, 2].map(() => ({ name: world.unique('Team'), players: [{ name: 'Ada' }] }));
  return { ...ofCup(world), teams };
};

const moveMatches: SampleCall<'moveMatches'> = (world) => {
  const match = need(world.cup.matches.find(({ state }) => state === 'scheduled'));
  const { time } = schedule(match);
  return { ...ofCup(world), moves: [{ matchId: match.matchId, time }] };
};

/** The sample requests of the calls that read and apply a plan, make categories, create teams and move matches. */
export const SAMPLE_PLAN = {
  getPlan: ofCup,
  applyPlan,
  applyBlocks,
  takeIntoCategory,
  createTeams,
  moveMatches,
};
