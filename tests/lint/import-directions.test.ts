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
    ['web/src/shared', '../../app/app-routes'],
    ['web/src/features', '../../app/app-routes'],
    ['web/src/score', '../../app/app-routes'],
    ['web/src/app', '../../score/desk/desk'],
    ['web/src/shared', '../../score/desk/desk'],
    ['web/src/app', '@futsal-cup/functions/http/app'],
    ['functions/src/platform', '../../http/app'],
    ['functions/src/platform', '../../storage/collections'],
    ['functions/src/platform', '../../accounts/throttle'],
    ['functions/src/storage', '../../accounts/throttle'],
    ['functions/src/storage', '../../features/route'],
    ['functions/src/accounts', '../../presenters/present-team'],
    ['functions/src/presenters', '../../features/team/routes'],
    ['functions/src/presenters', '../../http/app'],
    ['functions/src/features', '../../http/app'],
    ['functions/src/features/team', '../../match/edit-match'],
    ['web/src/features/team-admin', '../../session/login-form'],
    ['functions/src/http', '@futsal-cup/local-firestore/start-firestore'],
    ['packages/local-firestore/src', '@futsal-cup/domain/cup/records'],
    ['tools/src', '../../../tests/support/stack/start-test-stack'],
  ])('refuses that %s imports %s', async (folder, specifier) => {
    expect(await lintImport(folder, specifier)).not.toEqual([]);
  });

  it.each([
    ['functions/src/http', '@futsal-cup/domain/cup/records'],
    ['functions/src/features/team', '../../route'],
    ['functions/src/accounts', '../../storage/retry-conflicts'],
    ['web/src/app', '@futsal-cup/domain/cup/records'],
    ['tools/src', '@futsal-cup/local-firestore/start-firestore'],
    ['tests/support', '@futsal-cup/tools/project'],
  ])('lets %s import %s', async (folder, specifier) => {
    expect(await lintImport(folder, specifier)).toEqual([]);
  });
});
