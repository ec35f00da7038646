import type { Cup } from '../cup/records';
import { cupOf } from './build-cup-file';

const played = {
  teams: ['FC Bern', 'Lions'],
  stages: [
    { name: 'Groups', type: 'group', order: 1 },
    { name: 'Final', type: 'knockout', order: 2 },
  ],
  groups: [{ name: 'A', teams: ['FC Bern', 'Lions'] }],
  matches: [
    {
      ...{ stage: 'Groups', group: 'A', local: 'FC Bern', visitor: 'Lions' },
      ...{ date: '2027-05-01', time: '10:00', location: 'Court 1', localScore: 1, visitorScore: 0 },
    },
    {
      ...{ stage: 'Final', local: '1st Group A', visitor: '2nd Group A', isFinal: true },
      ...{ date: '2027-05-01', time: '12:00', location: 'Court 1' },
    },
  ],
};

/** FC Bern in three categories of the same names. */
export const juniors = cupOf({
  name: 'Juniors',
  categories: ['F', 'E', 'D'].map((name) => ({ name, ...played })),
});
export const [f, e, d] = (juniors.tournament.categories ?? []).map(({ categoryId }) => categoryId);

export const teamOf = (categoryId: string | undefined, name = 'FC Bern') =>
  juniors.teams.find((team) => team.categoryId === categoryId && team.name === name)?.teamId ?? '';
export const stageOf = (categoryId: string | undefined, name = 'Final') =>
  juniors.stages.find((stage) => stage.categoryId === categoryId && stage.name === name)?.stageId ?? '';
export const groupOf = (categoryId: string | undefined) =>
  juniors.groups.find(({ stageId }) => stageId === stageOf(categoryId, 'Groups'))?.groupId ?? '';
export const finalOf = (from: Cup, categoryId: string | undefined) =>
  from.matches.find(({ stageId }) => stageId === stageOf(categoryId));
