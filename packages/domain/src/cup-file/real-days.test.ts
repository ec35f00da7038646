import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cupsOf } from '../cup/categories';
import type { Cup } from '../cup/records';
import { applyBlocks } from '../commands/apply-blocks';
import type { BlocksSettings } from '../plan/blocks/block-settings';
import { encodeBlocksPlan } from '../plan/blocks/blocks-request';
import { findBlocksPlan } from '../plan/blocks/find-blocks-plan';
import { findBrokenRules } from '../rules/find-broken-rules';
import { checkPlannedDay, matchesOfDay, type PlannedDay } from '../testing/blocks-checker';
import { read } from '../testing/build-cup-file';
import { readText, SOURCE } from '../testing/domain-files';
import { atMinute, minute } from '../testing/planned-cup';
import {
  buildFestival,
  buildGennebreck,
  buildHallWeekend,
  GENNEBRECK,
  type RealDay,
} from '../testing/real-days';
import { valueOf } from '../testing/results';
import { writeCupFile } from './write-cup-file';

function fileOf(name: string): string {
  return join(SOURCE, 'testing/real-days', `${name}.json`);
}

/** The cup file of a cup as text, with each record of a list on a line of its own. What a record does not have is left out. */
function textOf(cup: Cup): string {
  const isEmpty = (value: unknown) => value === null || value === false;
  const text = JSON.stringify(writeCupFile(cup), (_, value: unknown) => (isEmpty(value) ? undefined : value));
  return `${text.replaceAll(/(?<=[[,])\{/g, '\n{')}\n`;
}

/** The day as it is planned and applied. */
function planDay({ before, settings }: RealDay) {
  const found = findBlocksPlan(settings);
  if (found.plans === null) throw new Error('the day has no plan');
  let count = 0;
  const newRecords = { newId: () => `id-${(count += 1)}`, now: Date.parse('2026-12-01T12:00Z') };
  const after = valueOf(applyBlocks(before, encodeBlocksPlan(settings, found.plans), newRecords));
  return { after, parts: found.parts };
}

/** The settings of a day with the ids that a cup file's records have got; categories and teams are in the order of the settings. */
function withIdsOf({ tournament, teams }: Cup, settings: BlocksSettings): BlocksSettings {
  const idOf = new Map<string, string>();
  const categories = settings.categories.map((planned, index) => {
    const { categoryId = '' } = tournament.categories?.[index] ?? {};
    const own = teams.filter((team) => team.categoryId === categoryId);
    const ofCategory = planned.teams.map((team, at) => {
      const { teamId = '' } = own[at] ?? {};
      idOf.set(team.teamId, teamId);
      return { ...team, teamId };
    });
    return { ...planned, categoryId, teams: ofCategory };
  });
  const idsOf = ([one, other]: readonly [string, string]) =>
    [idOf.get(one) ?? '', idOf.get(other) ?? ''] as const;
  return { ...settings, categories, apart: settings.apart.map(idsOf) };
}

function firstAndLast(day: PlannedDay, category: number): readonly [string, string] {
  const starts = matchesOfDay(day).flatMap((at) => (at.category === category ? [at.start] : []));
  return [atMinute(Math.min(...starts)).time, atMinute(Math.max(...starts)).time];
}

describe.each([
  { name: 'hall-weekend', build: buildHallWeekend, size: { categories: 5, teams: 40, matches: 78 } },
  { name: 'festival', build: buildFestival, size: { categories: 13, teams: 91, matches: 201 } },
])('the cup file of a real day: $name', ({ name, build, size }) => {
  const planned = planDay(build());
  const readDay = (): PlannedDay => {
    const file = read(JSON.parse(readText(fileOf(name))));
    if (!file.ok) throw new Error(JSON.stringify(file.problems));
    expect([...file.unknownKeys, ...file.doubts]).toEqual([]);
    const after = file.cup;
    return { before: { ...after, matches: [] }, after, settings: withIdsOf(after, build().settings) };
  };

  it('is the plan that is found for it', async () => {
    await expect(textOf(planned.after)).toMatchFileSnapshot(fileOf(name));
  });

  it('has all its categories, teams and matches, and FC Bern and a final in each that has winners', () => {
    const { after } = readDay();
    const cups = cupsOf(after);
    expect({
      categories: cups.length,
      teams: after.teams.length,
      matches: after.matches.length,
    }).toEqual(size);
    for (const cup of cups) {
      expect(cup.teams.map((team) => team.name)).toContain('FC Bern');
      expect(cup.matches.filter(({ isFinal }) => isFinal)).toHaveLength(cup.tournament.shown ? 0 : 1);
    }
    expect(findBrokenRules(after)).toEqual([]);
  });

  it('has nobody, no court and no pair twice at a time, and every match in its block', () => {
    expect(checkPlannedDay(readDay())).toEqual([]);
  });

  it('is over at the bound in each of its parts', () => {
    const day = readDay();
    const midnight = minute({ date: day.settings.blocks[0]?.date ?? '', time: '00:00' });
    for (const { categories, bound } of planned.parts) {
      const ends = matchesOfDay(day).flatMap((at) => (categories.includes(at.category) ? [at.end] : []));
      expect(Math.max(...ends) - midnight).toBe(bound.end);
    }
  });
});

describe('the weekend of VfL Gennebreck', () => {
  const { before, settings } = buildGennebreck();
  const { after, parts } = planDay({ before, settings });
  const day = { before, after, settings };

  it('has a plan whose matches begin when those of the club did', () => {
    expect(checkPlannedDay(day)).toEqual([]);
    expect(parts.map(({ gap }) => gap)).toEqual([0, 0, 0, 0, 0]);
    for (const [category, { matches, lastStart }] of GENNEBRECK.entries()) {
      const own = matchesOfDay(day).filter((at) => at.category === category);
      expect(own).toHaveLength(matches);
      const [first, last] = firstAndLast(day, category);
      expect([first, last]).toEqual([settings.blocks[category]?.from, lastStart]);
    }
  });
});
