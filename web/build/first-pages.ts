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

/** The other pages that people are sent a link to, so that they may be the first that somebody opens. */
export const linkedPages: Readonly<Record<string, string>> = {
  [paths.match]: `${routes}/match.tsx`,
  [paths.team]: `${routes}/team.tsx`,
  [paths.contact]: `${routes}/contact.tsx`,
  [paths.blog]: `${routes}/blog.tsx`,
  [paths.single]: `${routes}/single.tsx`,
};

const texts = `${source}/shared/texts`;

/** The files of texts that a page cannot be drawn without; by '' those of all pages. */
const textsOfPages: Readonly<Record<string, readonly string[]>> = {
  '': ['public'],
  [paths.main]: ['parts/main-page'],
  [paths.match]: ['parts/match-day', 'parts/timeline'],
  [paths.team]: ['parts/match-day', 'parts/cup-state'],
  [paths.contact]: ['parts/contact'],
  [paths.blog]: ['parts/more', 'parts/blog-page'],
  [paths.single]: ['parts/more', 'parts/blog-page'],
};

function textsIn(language: string): Readonly<Record<string, readonly string[]>> {
  const modulesOf = (names: readonly string[]) => names.map((name) => `${texts}/${language}/${name}.ts`);
  return Object.fromEntries(Object.entries(textsOfPages).map(([page, names]) => [page, modulesOf(names)]));
}

/** The modules with the texts of the public pages in each language: each has a folder. */
export const firstTexts = Object.fromEntries(
  readdirSync(texts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, textsIn(name)]),
);
