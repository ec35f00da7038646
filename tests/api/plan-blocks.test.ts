import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import { describe, expect, it } from 'vitest';
import {
  blocksBody,
  blocksSettings,
  buildCupOfTwoCategories,
  type BlocksBody,
} from '../support/builders/builders-blocks';
import { planBody, planSettings } from '../support/builders/builders-plan';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { entryOf, undo } from '../support/undo';

/** All refused plans share this cup, because nothing is written to it. */
let sharedCup: ReturnType<typeof buildCupOfTwoCategories> | undefined;

function shared() {
  sharedCup ??= buildCupOfTwoCategories();
  return sharedCup;
}

describe('one plan over the categories of a cup', () => {
  it('writes the stages, groups and matches of each, and is undone as one', async () => {
    const cup = await buildCupOfTwoCategories();
    const { tournamentId, categoryIds, teams } = cup;
    const settings = blocksSettings(cup);
    const body = blocksBody(tournamentId, settings);
    const applied = await callApi('applyBlocks', body);
    expectSuccess(applied, 201);
    for (const [index, category] of categoryIds.entries()) {
      const { tournament } = await call('getTournament', { tournamentId, category });
      expect(tournament.Stages.map(({ name }) => name)).toEqual(['Group stage', 'Final']);
      expect(tournament.Stages.map(({ categoryId }) => categoryId)).toEqual([category, category]);
      const [group] = tournament.Stages[0]?.groups ?? [];
      expect(group?.Teams.map(({ teamId }) => teamId).sort()).toEqual([...(teams[index] ?? [])].sort());
    }
    await expectCupRules(tournamentId);
    const { plan } = await call('getPlan', { tournamentId });
    expect(plan).toMatchObject({
      form: 3,
      settings: null,
      slots: [],
      blocks: { settings, slots: body.slots },
    });
    await undo(entryOf(applied));
    expect((await call('getPlan', { tournamentId })).plan).toBeNull();
    expect((await call('getWholeTournament', { tournamentId })).tournament.Stages).toEqual([]);
  });

  it('is refused as a stale edit where another plan was published since', async () => {
    const cup = await buildCupOfTwoCategories();
    const body = blocksBody(cup.tournamentId, blocksSettings(cup));
    await call('applyBlocks', { ...body, updatedAt: null });
    expectFailure(await callApi('applyBlocks', { ...body, updatedAt: null }), 'changed_by_someone_else');
  });
});

type Change = (settings: BlocksSettings) => Partial<BlocksSettings>;

function firstBlock({ blocks }: BlocksSettings) {
  const [first] = blocks;
  if (!first) throw new Error('the plan has a block');
  return first;
}

/** The API refuses each of these settings with the given error code and path. */
const WRONG: readonly [change: Change, code: ErrorCode, path: string][] = [
  [() => ({ blocks: [] }), 'plan_needs_a_block', 'settings.blocks'],
  [
    (own) => ({ blocks: [{ ...firstBlock(own), categories: [] }] }),
    'block_needs_a_category',
    'settings.blocks.0.categories',
  ],
  [
    (own) => ({ blocks: [{ ...firstBlock(own), categories: [0] }] }),
    'category_is_in_no_block',
    'settings.categories.1.categoryId',
  ],
  [
    (own) => ({ blocks: [firstBlock(own), { ...firstBlock(own), courts: [1], from: '12:00' }] }),
    'court_is_in_two_blocks_at_once',
    'settings.blocks.1.courts',
  ],
  [
    (own) => ({
      categories: own.categories.map((category) => ({
        ...category,
        format: {
          ...category.format,
          steps: category.format.steps.map((step) => ({ ...step, minutesPerMatch: 12 })),
        },
      })),
    }),
    'lengths_are_mixed_in_a_block',
    'settings.blocks.0.categories',
  ],
  [({ apart }) => ({ apart: [...apart, ...apart] }), 'pair_of_teams_is_not_valid', 'settings.apart.1'],
  [
    ({ categories }) => ({ categories: [...categories, ...categories] }),
    'category_listed_twice',
    'settings.categories.2.categoryId',
  ],
];

describe('a plan over categories is refused', () => {
  it.each(WRONG)('for settings that do not fit (%#)', async (change, code, path) => {
    const cup = await shared();
    const settings = blocksSettings(cup);
    const body = blocksBody(cup.tournamentId, settings);
    const wrong = { ...body, settings: { ...settings, ...change(settings) } } as BlocksBody;
    expectFailure(await callApi('applyBlocks', wrong), code, path);
  });

  it('where two teams play at once that never do', async () => {
    const cup = await shared();
    const body = blocksBody(cup.tournamentId, blocksSettings(cup, { apart: [] }));
    const all = cup.teams.flat();
    const pairs = all.flatMap((one, index) =>
      all.slice(index + 1).map((other): [string, string] => [one, other]),
    );
    const forged = { ...body, settings: { ...body.settings, apart: pairs } };
    expectFailure(await callApi('applyBlocks', forged), 'pair_of_teams_plays_at_once');
  });

  it('in a cup that has no such category, or none with teams', async () => {
    const cup = await shared();
    const { tournamentId, categoryIds } = await buildCupOfTwoCategories();
    const body = blocksBody(tournamentId, blocksSettings(cup));
    expectFailure(
      await callApi('applyBlocks', body),
      'category_not_found',
      'settings.categories.0.categoryId',
    );
    const { tournament } = await call('getWholeTournament', { tournamentId });
    for (const { teamId } of tournament.Teams) await call('deleteTeam', { teamId });
    const none = { ...body, settings: { ...body.settings, categories: [] }, slots: [], fingerprints: [] };
    expect(categoryIds).toHaveLength(2);
    expectFailure(await callApi('applyBlocks', none), 'plan_needs_a_category', 'settings.categories');
  });

  it('where a stage is in no category, until it is put into one', async () => {
    const { tournamentId, categoryIds, teams } = await buildCupOfTwoCategories();
    await call('createStage', { tournamentId, name: 'Old', type: 'knockout', order: 9 });
    const body = blocksBody(tournamentId, blocksSettings({ categoryIds, teams }));
    expectFailure(await callApi('applyBlocks', body), 'stage_is_in_no_category', 'settings.categories');
    const [categoryId = ''] = categoryIds;
    await call('takeIntoCategory', { tournamentId, categoryId });
    expectSuccess(await callApi('applyBlocks', body), 201);
  });

  it('where it is one of a cup without categories', async () => {
    const { tournamentId, teams } = await shared();
    const body = planBody(tournamentId, planSettings({ teamIds: teams[0] ?? [] }));
    expectFailure(await callApi('applyPlan', body), 'cup_with_categories_is_planned_by_blocks');
  });
});
