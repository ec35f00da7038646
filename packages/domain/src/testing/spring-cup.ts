import type { Cup } from '../cup/records';
import { buildMatch } from './build-cup';

/** A small cup: a group of two teams with one match, and a final between a place of that group and a third team. */
export const SPRING: Cup = {
  tournament: {
    tournamentId: 'spring',
    name: 'Spring Cup',
    date: '2027-03-01',
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: 'goal-difference',
    timeZone: 'UTC',
    language: 'en',
    matchRules: {} as Cup['tournament']['matchRules'],
    playerNames: 'full',
  },
  teams: [
    { teamId: 'ada', name: 'Ada Five', players: [] },
    { teamId: 'bea', name: 'Bea Five', players: [] },
    { teamId: 'cleo', name: 'Cleo Five', players: [] },
  ],
  stages: [
    { stageId: 'groups', name: 'Groups', type: 'group', order: 1 },
    { stageId: 'final', name: 'Final', type: 'knockout', order: 2 },
  ],
  groups: [{ groupId: 'a', stageId: 'groups', name: 'Group A', teamIds: ['ada', 'bea'], lots: [] }],
  matches: [
    buildMatch({
      matchId: 'm1',
      stageId: 'groups',
      groupId: 'a',
      local: { teamId: 'ada' },
      visitor: { teamId: 'bea' },
    }),
    buildMatch({
      matchId: 'm2',
      stageId: 'final',
      groupId: null,
      local: { placeholder: '1st Group A', source: { kind: 'group-place', groupId: 'a', place: 1 } },
      visitor: { teamId: 'cleo' },
    }),
  ],
};
