import { readdirSync } from 'node:fs';
import { normalizePath } from 'vite';
import { paths } from '../src/shelf/addresses/paths.ts';

const source = normalizePath(`${import.meta.dirname}/../src`);
const site = `${source}/site`;

/** The pages that visitors open first, each with the module that draws it. The build fails if such a module no longer exists. */
export const firstPages: Readonly<Record<string, string>> = {
  [paths.main]: `${site}/main/main-page.tsx`,
  [paths.home]: `${site}/home/home-page.tsx`,
  [paths.matches]: `${site}/matches/matches-page.tsx`,
  [paths.teams]: `${site}/teams/teams-page.tsx`,
};

/** The other pages that people share links to. Any of them may be the first page that a visitor opens. */
export const linkedPages: Readonly<Record<string, string>> = {
  [paths.match]: `${site}/match/match-page.tsx`,
  [paths.team]: `${site}/team/team-page.tsx`,
  [paths.contact]: `${site}/contact/contact-page.tsx`,
  [paths.blog]: `${site}/blog/blog-page.tsx`,
  [paths.single]: `${site}/blog/single-page.tsx`,
};

const texts = `${source}/shelf/texts`;

/** The text files that a page cannot be drawn without. The key '' lists the files that all pages need. */
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

/** The modules with the texts of the public pages, by language. Each language has its own folder. */
export const firstTexts = Object.fromEntries(
  readdirSync(texts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, textsIn(name)]),
);
