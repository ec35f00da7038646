import { describeApi } from '@futsal-cup/functions/build/openapi';
import { ROOT } from '@futsal-cup/tools/project';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { testStack } from '../support/stack/test-stack';

/** The files that have schemas of answers, and of each a name that only its schemas have, in quotes, which a minifier leaves as it is. */
const VIEWS = 'packages/domain/src/contracts/views';
const OF_ANSWERS: Readonly<Record<string, string>> = {
  [`${VIEWS}/cup-views.ts`]: 'StandingsRowView',
  [`${VIEWS}/failure.ts`]: 'ErrorItem',
  [`${VIEWS}/history-views.ts`]: 'RecordedChange',
  [`${VIEWS}/people-views.ts`]: 'PersonView',
  [`${VIEWS}/plan-views.ts`]: 'PlanView',
  [`${VIEWS}/scorer-views.ts`]: 'TimelineItemView',
  'packages/domain/src/cup/written-cup-file.ts': 'WrittenCupFile',
};

function answersIn(script: string): string[] {
  return Object.values(OF_ANSWERS).filter((name) => new RegExp(`["'\`]${name}["'\`]`, 'u').test(script));
}

async function scriptsIn(folder: string): Promise<string[]> {
  const files = await readdir(join(ROOT, folder), { recursive: true });
  const scripts = files.filter((file) => file.endsWith('.js') && !file.includes('node_modules'));
  return Promise.all(scripts.map((file) => readFile(join(ROOT, folder, file), 'utf8')));
}

it('the OpenAPI document is on the site as the contracts say, and caches keep it', async () => {
  const response = await fetch(`${testStack().hosting}/openapi.json`);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('cache-control')).toMatch(/max-age=[1-9]/);
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(describeApi())));
});

it('no browser and no process of the function loads the schema of an answer', async () => {
  const views = await readdir(join(ROOT, VIEWS));
  expect(Object.keys(OF_ANSWERS)).toEqual(expect.arrayContaining(views.map((file) => `${VIEWS}/${file}`)));
  for (const [file, name] of Object.entries(OF_ANSWERS)) {
    expect(answersIn(await readFile(join(ROOT, file), 'utf8')), file).toContain(name);
  }
  for (const folder of [TEST_BUILD.site, TEST_BUILD.functions]) {
    const scripts = await scriptsIn(folder);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.flatMap(answersIn)).toEqual([]);
  }
});
