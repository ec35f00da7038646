import { readdirSync } from 'node:fs';
import { normalizePath } from 'vite';
import { paths } from '../src/shared/paths/paths.ts';

const source = normalizePath(`${import.meta.dirname}/../src`);
const routes = `${source}/app/routes`;

/** What visitors open first, and the module that draws it. A module that the site no longer has fails the build. */
export const firstPages: Readonly<Record<string, string>> = {
  [paths.main]: `${routes}/main.tsx`,
  [paths.home]: `${routes}/home.tsx`,
  [paths.matches]: `${routes}/matches.tsx`,
  [paths.teams]: `${routes}/teams.tsx`,
};

const texts = `${source}/shared/texts`;

/** The module with the texts of the public site in each language: each has a folder with that file in it. */
export const firstTexts: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(texts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, `${texts}/${name}/public.ts`]),
);
