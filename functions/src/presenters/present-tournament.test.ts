import { applyBlocks } from '@futsal-cup/domain/commands/apply-blocks';
import { cupOfCategory } from '@futsal-cup/domain/cup/categories';
import type { CategoryRules, Cup } from '@futsal-cup/domain/cup/records';
import { encodeBlocksPlan } from '@futsal-cup/domain/plan/blocks/blocks-request';
import { findBlocksPlan } from '@futsal-cup/domain/plan/blocks/find-blocks-plan';
import { buildCupOfCategories } from '@futsal-cup/domain/testing/random-days';
import { buildFestival } from '@futsal-cup/domain/testing/real-days';
import { valueOf } from '@futsal-cup/domain/testing/results';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { StoredCup } from '../storage/stored';
import { presentCategory, presentCup } from './present-tournament';

/* What a visitor of one of the thirteen categories of a festival loads, measured with ids as long as Firestore's. */

const AT = '2027-06-01T08:00:00.000Z';

function idOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url').slice(0, 20);
}

function planFestival(): Cup {
  const { settings: festival } = buildFestival();
  const settings = {
    ...festival,
    categories: festival.categories.map(({ categoryId, teams, ...played }) => ({
      ...{ ...played, categoryId: idOf(categoryId) },
      teams: teams.map((team) => ({ ...team, teamId: idOf(team.teamId) })),
    })),
    apart: [],
  };
  const found = findBlocksPlan(settings);
  if (found.plans === null) throw new Error('there is no plan');
  let made = 0;
  const newRecords = { newId: () => idOf(`made ${(made += 1)}`), now: Date.parse(AT) };
  const before = buildCupOfCategories(settings);
  return valueOf(applyBlocks(before, encodeBlocksPlan(settings, found.plans), newRecords));
}

function withRules({ tournament, ...parts }: Cup, rules: CategoryRules): Cup {
  const categories = tournament.categories?.map((category) => ({ ...category, rules }));
  return { ...parts, tournament: { ...tournament, categories } };
}

/** The cup that a category would be alone: nothing of it says that there are categories. */
function withoutCategories({ tournament, ...parts }: Cup): Cup {
  const text = JSON.stringify({ ...parts, tournament: { ...tournament, categories: undefined } });
  return JSON.parse(text, (field, value) => (field === 'categoryId' ? undefined : value)) as Cup;
}

function stored({ tournament, teams, stages, groups, matches }: Cup): StoredCup {
  const stamp = <Entity extends object>(entity: Entity) => ({ ...entity, createdAt: AT, updatedAt: AT });
  const parts = { teams: teams.map(stamp), stages: stages.map(stamp), groups: groups.map(stamp) };
  return { tournament: stamp(tournament), ...parts, matches: matches.map(stamp) } as unknown as StoredCup;
}

const { matchRules, points, tieBreakers, playerNames } = planFestival().tournament;
const RULES = { points, tieBreakers, playerNames, matchRules: { ...matchRules, minutesPerHalf: 12 } };

describe.each([
  ['of the rules of the tournament', planFestival()],
  ['that all have rules of their own', withRules(planFestival(), RULES)],
])('the view of one of thirteen categories %s', (_, cup) => {
  const ids = (cup.tournament.categories ?? []).map(({ categoryId }) => categoryId);
  const views = ids.map((categoryId) => ({
    part: JSON.stringify(presentCategory(stored(cup), 'version', categoryId)),
    alone: JSON.stringify(presentCup(stored(withoutCategories(cupOfCategory(cup, categoryId))), 'version')),
  }));

  it('is at most 1.2 times as large as that of a cup of the category alone, compressed too', () => {
    expect(views).toHaveLength(13);
    for (const { part, alone } of views) {
      expect(part.length).toBeLessThan(1.2 * alone.length);
      expect(gzipSync(part).length).toBeLessThan(1.2 * gzipSync(alone).length);
    }
  });

  it('says what the whole view says of the category', () => {
    const { Teams, Stages } = presentCup(stored(cup), 'version');
    for (const [index, categoryId] of ids.entries()) {
      const ofCategory = (record: { readonly categoryId?: string | null | undefined }) =>
        record.categoryId === categoryId;
      const expected = { Teams: Teams.filter(ofCategory), Stages: Stages.filter(ofCategory) };
      expect(JSON.parse(views[index]?.part ?? '')).toMatchObject(
        JSON.parse(JSON.stringify(expected)) as object,
      );
    }
  });

  it('has the rules of no other category', () => {
    for (const [index, { part }] of views.entries()) {
      const { categories = [] } = JSON.parse(part) as Cup['tournament'];
      const ruled = categories.filter(({ rules }) => rules).map(({ categoryId }) => categoryId);
      expect(ruled.filter((categoryId) => categoryId !== ids[index])).toEqual([]);
      expect(categories.map(({ name }) => name)).toEqual(cup.tournament.categories?.map(({ name }) => name));
    }
  });
});
