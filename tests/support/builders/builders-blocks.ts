import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { encodeBlocksPlan } from '@futsal-cup/domain/plan/blocks/blocks-request';
import type { BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import { findBlocksPlan } from '@futsal-cup/domain/plan/blocks/find-blocks-plan';
import { buildFormat } from '@futsal-cup/domain/testing/build-plan';
import { call } from '../call-api';
import { buildTournament } from './builders';
import { dayFromNow } from './days';

export type BlocksBody = Calls['applyBlocks']['request'];

/** Four teams of one name in each of two categories. */
export async function buildCupOfTwoCategories() {
  const { tournamentId, date } = await buildTournament();
  const { tournamentDetails } = await call('updateTournament', {
    ...{ tournamentId, date },
    categories: [{ name: 'F juniors' }, { name: 'E juniors' }],
  });
  const categoryIds = (tournamentDetails.categories ?? []).map(({ categoryId }) => categoryId);
  const teams: string[][] = [];
  for (const categoryId of categoryIds) {
    const named = ['FC Bern', 'Lions', 'Tigers', 'Bears'].map((name) => ({ name, players: [], categoryId }));
    const { teamIds } = await call('createTeams', { tournamentId, teams: named });
    teams.push([...teamIds]);
  }
  return { tournamentId, categoryIds, teams };
}

type CupOfCategories = Awaited<ReturnType<typeof buildCupOfTwoCategories>>;

/** Both categories on two courts: a group and a final each. The first teams of both have one trainer. */
export function blocksSettings(
  { categoryIds, teams }: Pick<CupOfCategories, 'categoryIds' | 'teams'>,
  changes: Partial<BlocksSettings> = {},
): BlocksSettings {
  return {
    categories: categoryIds.map((categoryId, index) => ({
      categoryId,
      teams: (teams[index] ?? []).map((teamId) => ({ teamId, isSeeded: false })),
      format: buildFormat({ groups: 1, qualifiers: 2, drawSeed: 7 }, teams[index]?.length ?? 0),
      names: { stages: {}, group: 'Group' },
    })),
    courts: ['Court 1', 'Court 2'],
    blocks: [
      {
        date: dayFromNow(40),
        from: '09:00',
        to: '15:00',
        courts: [0, 1],
        categories: [0, 1],
        minutesPerMatch: 10,
      },
    ],
    ...{ minutesBetween: 2, leastRest: 5, pauseBeforeKnockout: 10 },
    apart: [[teams[0]?.[0] ?? '', teams[1]?.[0] ?? '']],
    ...changes,
  };
}

/** The plan of these settings as the page sends it; a test may change it, as a forger does. */
export function blocksBody(tournamentId: string, settings: BlocksSettings): BlocksBody {
  const found = findBlocksPlan(settings);
  if (found.plans === null) throw new Error('There is a plan for the settings of a test');
  return structuredClone({ tournamentId, ...encodeBlocksPlan(settings, found.plans) }) as BlocksBody;
}
