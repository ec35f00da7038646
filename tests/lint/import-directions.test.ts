import { ROOT } from '@futsal-cup/tools/project';
import { ESLint } from 'eslint';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const eslint = new ESLint({ cwd: ROOT });
const RULE = 'import-x/no-restricted-paths';
const written: string[] = [];

/** Lints a file with one import, written into `folder` because the rule looks at real paths. */
async function lintImport(folder: string, specifier: string): Promise<string[]> {
  const scratch = await mkdtemp(join(ROOT, folder, 'lint-check-'));
  written.push(scratch);
  const file = join(scratch, 'importing.ts');
  await writeFile(file, `export * from '${specifier}';\n`);
  const [result] = await eslint.lintFiles([file]);
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === RULE).map(({ message }) => message);
}

afterEach(async () => {
  await Promise.all(written.splice(0).map((folder) => rm(folder, { recursive: true })));
});

describe('the linter', () => {
  it.each([
    ['packages/domain/src', '../../../../functions/src/http/app'],
    ['packages/domain/src', '@futsal-cup/functions/http/app'],
    ['web/src/shelf', '../../start/app-routes'],
    ['web/src/shelf', '../../site/home/home-page'],
    ['web/src/shelf', '../../admin/teams/teams-page'],
    ['web/src/shelf', '../../score/match/next-steps'],
    ['web/src/site', '../../admin/teams/teams-page'],
    ['web/src/site', '../../score/match/next-steps'],
    ['web/src/site', '../../start/app-routes'],
    ['web/src/admin', '../../site/home/home-page'],
    ['web/src/admin', '../../score/match/next-steps'],
    ['web/src/admin', '../../start/app-routes'],
    ['web/src/score', '../../site/home/home-page'],
    ['web/src/score', '../../admin/teams/teams-page'],
    ['web/src/score', '../../start/app-routes'],
    ['web/src/start', '../../score/match/next-steps'],
    ['web/src/site', '@futsal-cup/functions/http/app'],
    ['functions/src/platform', '../../http/app'],
    ['functions/src/platform', '../../storage/collections'],
    ['functions/src/platform', '../../accounts/throttle'],
    ['functions/src/storage', '../../accounts/throttle'],
    ['functions/src/storage', '../../features/route'],
    ['functions/src/accounts', '../../presenters/present-team'],
    ['functions/src/presenters', '../../features/team/routes'],
    ['functions/src/presenters', '../../http/app'],
    ['functions/src/features', '../../http/app'],
    ['functions/src/features/team', '../../match/match-input'],
    ['functions/src/http', '@futsal-cup/local-firestore/start-firestore'],
    ['packages/local-firestore/src', '@futsal-cup/domain/cup/records'],
    ['tools/src', '../../../tests/support/stack/start-test-stack'],
  ])('refuses that %s imports %s', async (folder, specifier) => {
    expect(await lintImport(folder, specifier)).not.toEqual([]);
  });

  it.each([
    ['functions/src/http', '@futsal-cup/domain/cup/records'],
    ['functions/src/features/team', '../../route'],
    ['functions/src/features/team', '../../change-route'],
    ['functions/src/accounts', '../../storage/retry-conflicts'],
    ['web/src/site', '@futsal-cup/domain/cup/records'],
    ['web/src/site', '../../shelf/cup/cup'],
    ['web/src/start', '../../admin/layout/admin-area'],
    ['tools/src', '@futsal-cup/local-firestore/start-firestore'],
    ['tests/support', '@futsal-cup/tools/project'],
  ])('lets %s import %s', async (folder, specifier) => {
    expect(await lintImport(folder, specifier)).toEqual([]);
  });
});
