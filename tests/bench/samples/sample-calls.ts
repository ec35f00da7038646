import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { MatchView, StageView } from '@futsal-cup/domain/contracts/views/cup-views';
import { buildPng } from '../../support/builders/build-pictures';
import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import type { Group, Match } from '@futsal-cup/domain/cup/records';
import { newPerson, SAMPLE_PEOPLE } from './sample-people';
import {
  buildKnownTeamsMatch,
  buildTeam,
  knockoutMatchOf,
  makeCategories,
  need,
  ofCup,
  schedule,
  twoTeams,
  type SampleCall,
} from './sample-records';
import { SAMPLE_PLAN } from './sample-plan';
import { SAMPLE_SCORING } from './sample-scoring';
import { ADMINISTRATOR, type World } from '../stack/world';

type SampleCalls = { readonly [Name in EndpointName]: SampleCall<Name> };

function groupOf({ cup }: World): Group {
  return need(cup.groups[0]);
}

function groupMatchOf({ cup }: World): Match {
  return need(cup.matches.find(({ groupId }) => groupId !== null));
}

function unchanged({ matchId, stageId, date, time, location }: Match | MatchView) {
  return { matchId, stageId, date, time, location };
}

function drawScore() {
  return { localTeamScore: Math.floor(Math.random() * 9), visitorTeamScore: 9 };
}

async function buildStage(world: World, type: 'group' | 'knockout'): Promise<StageView> {
  const name = world.unique('Stage');
  await world.call('createStage', { ...ofCup(world), name, type, order: await freeOrder(world) });
  return findStage(world, name);
}

async function findStage(world: World, name: string): Promise<StageView> {
  const { dbStages } = await world.call('getStages', ofCup(world));
  return need(dbStages.find((stage) => stage.name === name));
}

async function freeOrder(world: World): Promise<number> {
  const { dbStages } = await world.call('getStages', ofCup(world));
  return Math.max(...dbStages.map(({ order }) => order)) + 1;
}

async function buildEmptyGroup(world: World): Promise<{ groupId: string; stageId: string }> {
  const { stageId, name: stageName } = await buildStage(world, 'group');
  await world.call('createGroup', { stageId, name: 'A' });
  const { groups } = await findStage(world, stageName);
  return { groupId: need(groups[0]).groupId, stageId };
}

async function buildGroupWithTeams(world: World) {
  const group = await buildEmptyGroup(world);
  const { localTeamId, visitorTeamId } = twoTeams(world);
  const selectedTeamIds = [localTeamId, visitorTeamId];
  await world.call('addTeamsToGroup', { ...group, selectedTeamIds });
  return { ...group, selectedTeamIds };
}

/** A group of the last stage, after one with a group 'A', with or without a place of that group. */
async function buildGroupOfPlaces(world: World, hasPlace = false) {
  await buildEmptyGroup(world);
  const { groupId } = await buildEmptyGroup(world);
  const place = '1st Group A';
  if (hasPlace) await world.call('addPlaceToGroup', { groupId, place });
  return { groupId, place };
}

async function buildTwoGroups(world: World) {
  const { groupId, stageId, selectedTeamIds } = await buildGroupWithTeams(world);
  await world.call('createGroup', { stageId, name: 'B' });
  const { dbStages } = await world.call('getStages', ofCup(world));
  const { groups } = need(dbStages.find((stage) => stage.stageId === stageId));
  const other = need(groups.find((group) => group.groupId !== groupId));
  return { teamId: need(selectedTeamIds[0]), groupId, toGroupId: other.groupId };
}

async function buildEmptyCup(world: World) {
  const name = world.unique('Cup');
  const { tournamentDetails } = await world.call('createTournament', { name, date: FAR_AWAY });
  return { tournamentId: tournamentDetails.tournamentId, name };
}

const FAR_AWAY = '2098-05-09';

export const SAMPLE_CALLS: SampleCalls = {
  login: () => ADMINISTRATOR,
  refreshSession: ({ refreshToken }) => ({ refreshToken }),
  // The first registration of a process reads the names of the cups, which are no passwords; later ones know them for ten minutes.
  register: async (world) => {
    await newPerson(world);
    const email = `${world.unique('bench').replace(' ', '-')}@futsal-cup.test`;
    return { email, password: 'Offside2026!', confirmationPassword: 'Offside2026!' };
  },

  ...SAMPLE_PEOPLE,

  getAllTournaments: () => ({}),
  getTournament: ofCup,
  getTournamentVersion: ofCup,
  getCalendar: ofCup,

  validateAccess: () => ({}),
  createTournament: ({ unique, cup }) => ({ name: unique('Tournament'), date: cup.tournament.date }),
  updateTournament: (world) => ({
    ...ofCup(world),
    name: world.unique('Tournament'),
    date: world.cup.tournament.date,
  }),

  setMessage: (world) => ({
    ...ofCup(world),
    message: { text: world.unique('Message'), until: `${FAR_AWAY}T12:00:00.000Z` },
  }),
  setSponsors: (world) => ({ ...ofCup(world), logo: null, sponsors: [{ name: world.unique('Bakery') }] }),
  addPicture: (world) => ({ data: buildPng({ comment: world.unique('picture') }).toString('base64') }),
  getWholeTournament: ofCup,
  getArchivedTournaments: () => ({}),
  archiveTournament: async (world) => {
    const { tournamentId } = await buildEmptyCup(world);
    return { tournamentId, isArchived: true };
  },
  duplicateTournament: (world) => ({
    ...ofCup(world),
    name: world.unique('Copy'),
    date: FAR_AWAY,
    copy: 'matches',
  }),
  getCupFile: ofCup,
  deleteTournament: buildEmptyCup,

  createTeam: (world) => ({ ...ofCup(world), name: world.unique('Team'), players: [{ name: 'Ada' }] }),
  getTeamsByTournament: ofCup,
  updateTeam: (world) => {
    const { teamId } = need(world.cup.teams[0]);
    return { ...ofCup(world), teamId, name: world.unique('Team'), players: [{ name: 'Ada' }] };
  },
  deleteTeam: async (world) => ({ teamId: await buildTeam(world) }),
  withdrawTeam: async (world) => ({ teamId: await buildTeam(world), results: 'stand' }),
  takeTeamBack: async (world) => {
    const teamId = await buildTeam(world);
    await world.call('withdrawTeam', { teamId, results: 'stand' });
    return { teamId };
  },

  createStage: async (world) => ({
    ...ofCup(world),
    name: world.unique('Stage'),
    type: 'group',
    order: await freeOrder(world),
  }),
  renameStage: async (world) => ({
    stageId: (await buildStage(world, 'group')).stageId,
    name: world.unique('Stage'),
  }),
  moveStageToCategory: async (world) => {
    const { stageId } = await buildStage(world, 'group');
    const [categoryId] = await makeCategories(world, world.cup.tournament.tournamentId, ['F juniors']);
    return { stageId, categoryId: need(categoryId) };
  },
  changeStageRules: async (world) => ({
    stageId: (await buildStage(world, 'group')).stageId,
    matchRules: MATCH_RULE_PRESETS.futsal,
  }),
  reorderStages: async (world) => {
    const { dbStages } = await world.call('getStages', ofCup(world));
    const stageIds = dbStages.map(({ stageId }) => stageId);
    // The last two stages change places: the samples have made these stages, and no match depends on a group of theirs.
    const [last, ...others] = stageIds.splice(-2).reverse();
    return { ...ofCup(world), stageIds: [...stageIds, need(last), ...others] };
  },
  deleteStage: async (world) => ({ stageId: (await buildStage(world, 'group')).stageId }),
  getKnockoutStages: ofCup,
  getStages: ofCup,

  getGroups: ofCup,
  createGroup: (world) => ({ stageId: groupOf(world).stageId, name: world.unique('Group') }),
  renameGroup: (world) => ({ groupId: groupOf(world).groupId, name: world.unique('Group') }),
  addTeamsToGroup: async (world) => ({
    ...(await buildEmptyGroup(world)),
    selectedTeamIds: [twoTeams(world).localTeamId],
  }),
  moveTeamToGroup: buildTwoGroups,
  setRounds: async (world) => {
    const { groupId } = await buildEmptyGroup(world);
    return { groupId, rounds: 1 };
  },
  recordLots: (world) => {
    const { groupId, teamIds } = groupOf(world);
    return { groupId, teamIds: [...teamIds].reverse() };
  },
  recordDecisionAcross: (world) => {
    const { stageId, teamIds } = groupOf(world);
    return { stageId, place: 1, teamIds: [need(teamIds[0])], decision: 'lots' };
  },
  recordTeamPoints: ({ cup, unique }) => ({
    teamId: need(cup.teams[0]).teamId,
    pointsByDecision: { points: 1, note: unique('Note') },
  }),
  markFinal: ({ cup }) => ({
    matchId: need(cup.matches.find(({ groupId }) => groupId === null)).matchId,
    isFinal: true,
  }),
  deleteGroup: async (world) => ({ groupId: (await buildEmptyGroup(world)).groupId }),
  removeTeamFromGroup: async (world) => {
    const { groupId, selectedTeamIds } = await buildGroupWithTeams(world);
    return { groupId, teamId: need(selectedTeamIds[0]) };
  },
  addPlaceToGroup: (world) => buildGroupOfPlaces(world),
  removePlaceFromGroup: async (world) => {
    const { groupId } = await buildGroupOfPlaces(world, true);
    return { groupId, place: 0 };
  },

  getAllMatches: ofCup,
  createKnownTeamsMatch: (world) => {
    const { stageId, date } = knockoutMatchOf(world);
    return { stageId, ...twoTeams(world), ...schedule({ date }) };
  },
  createUnknownTeamsMatch: (world) => {
    const { stageId, date } = knockoutMatchOf(world);
    const placeholders = { localTeamPlaceholder: 'The host', visitorTeamPlaceholder: 'The guest' };
    return { stageId, ...placeholders, ...schedule({ date }) };
  },
  editKnownTeamsMatch: async (world) => {
    const match = await buildKnownTeamsMatch(world);
    return { ...unchanged(match), ...twoTeams(world), ...drawScore() };
  },
  editUnknownTeamsMatch: (world) => ({ ...unchanged(knockoutMatchOf(world)), ...drawScore() }),
  createMatches: (world) => {
    const { stageId, date } = knockoutMatchOf(world);
    const matches = [{ local: 'The host', visitor: 'The guest', ...schedule({ date }) }];
    return { ...ofCup(world), stageId, matches };
  },
  createGroupMatch: async (world) => {
    const { groupId, stageId, selectedTeamIds } = await buildGroupWithTeams(world);
    const [localTeamId, visitorTeamId] = selectedTeamIds;
    const teams = { localTeamId: need(localTeamId), visitorTeamId: need(visitorTeamId) };
    return { groupId, stageId, ...teams, ...schedule(knockoutMatchOf(world)) };
  },
  editGroupMatch: (world) => {
    const match = groupMatchOf(world);
    const { groupId, local, visitor } = match;
    const teams = { localTeamId: local.teamId ?? '', visitorTeamId: visitor.teamId ?? '' };
    return { ...unchanged(match), groupId: groupId ?? '', ...teams, ...drawScore() };
  },
  awardMatch: async (world) => ({ matchId: (await buildKnownTeamsMatch(world)).matchId, forfeit: 'both' }),
  deleteMatch: async (world) => ({ matchId: (await buildKnownTeamsMatch(world)).matchId }),

  ...SAMPLE_PLAN,
  getHistory: ofCup,
  undoChange: async (world) => {
    await buildTeam(world);
    const { entries } = await world.call('getHistory', ofCup(world));
    return { entryId: need(entries[0]).entryId };
  },

  erasePlayer: async (world) => {
    const name = world.unique('Team');
    const { dbTeams } = await world.call('createTeam', { ...ofCup(world), name, players: [{ name: 'Ada' }] });
    const team = need(dbTeams.find((each) => each.name === name));
    return { ...ofCup(world), playerId: need(team.Players[0]).playerId };
  },

  ...SAMPLE_SCORING,
};
