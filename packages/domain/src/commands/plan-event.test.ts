import { describe, expect, it } from 'vitest';
import type { Cup, Match } from '../cup/records';
import { buildCupOfTeams, buildPlanSettings } from '../testing/build-plan';
import { planCup } from '../testing/random-commands';
import { valueOf } from '../testing/results';
import type { CupEvent } from './cup-event';

const settings = buildPlanSettings({ teams: 6, format: { groups: 2, qualifiers: 1 } });
const planned = valueOf(planCup(buildCupOfTeams(6), settings));
const [GROUPS, FINALS] = planned.stages as [Cup['stages'][number], Cup['stages'][number]];
const [A, B] = planned.groups as [Cup['groups'][number], Cup['groups'][number]];
const [FIRST, SECOND] = planned.matches as [Match, Match];

const EXTRA_STAGE = { stageId: 'x', name: 'Friendlies', type: 'knockout', order: 9 } as const;
const EXTRA_GROUP = { groupId: 'x', stageId: GROUPS.stageId, name: 'Group X', teamIds: [], lots: [] };
const EXTRA_MATCH = { ...FIRST, matchId: 'x' };

const upper = (name: string) => name.toUpperCase();
const loud = planned.stages.map((stage) => ({ ...stage, name: upper(stage.name) }));
const later = planned.matches.map((match) => ({ ...match, time: '21:00' }));

describe('a plan that is applied again', () => {
  // Each case alters a part of the planned cup. Applying the plan again changes that part back.
  it.each<[string, Partial<Cup>, CupEvent | null]>([
    ['nothing', {}, null],
    ['the times of matches', { matches: later }, { kind: 'match-changed', match: FIRST }],
    [
      'times but of the first match',
      { matches: [FIRST, ...later.slice(1)] },
      { kind: 'match-changed', match: SECOND },
    ],
    [
      'the names of stages',
      { stages: loud },
      { kind: 'stage-changed', name: upper(GROUPS.name), to: GROUPS.name },
    ],
    [
      'the order of a stage',
      { stages: [GROUPS, { ...FINALS, order: 9 }] },
      { kind: 'stages-reordered', name: null },
    ],
    [
      'the name of a group',
      { groups: [{ ...A, name: 'GROUP A' }, B] },
      { kind: 'group-renamed', name: 'GROUP A', to: 'Group A' },
    ],
    ['the order of members', { groups: [{ ...A, teamIds: [...A.teamIds].reverse() }, B] }, null],
    ['names and times', { stages: loud, matches: later }, null],
    [
      'one stage less',
      { stages: [...planned.stages, EXTRA_STAGE] },
      { kind: 'stage-deleted', name: 'Friendlies' },
    ],
    [
      'one group less',
      { groups: [...planned.groups, EXTRA_GROUP] },
      { kind: 'group-deleted', name: 'Group X' },
    ],
    [
      'one match less, and times',
      { matches: [...later, EXTRA_MATCH] },
      { kind: 'match-deleted', match: EXTRA_MATCH },
    ],
    [
      'one match more',
      { matches: planned.matches.slice(1) },
      { kind: 'match-created', match: expect.objectContaining({ local: FIRST.local }) as Match },
    ],
    [
      'one match more and one less',
      { matches: [...planned.matches.slice(1), { ...EXTRA_MATCH, groupId: null }] },
      null,
    ],
    [
      'one group more',
      { groups: [A], matches: planned.matches.filter(({ groupId }) => groupId === A.groupId) },
      { kind: 'group-created', name: 'Group B' },
    ],
    [
      'one stage more',
      { stages: [GROUPS], matches: planned.matches.filter(({ groupId }) => groupId !== null) },
      null,
    ],
  ])('and changes %s says so', (_, change, as) => {
    const result = planCup({ ...planned, ...change }, settings);
    if (!result.ok) throw new Error(result.error.msg);
    expect(result.event).toEqual({ kind: 'plan-applied', as });
  });
});
