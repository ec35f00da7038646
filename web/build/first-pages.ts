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

const texts = `${site}/texts`;

/** The endings of the names of the text files that a page cannot be drawn without. The key '' lists those that all pages need. */
const textsOfPages: Readonly<Record<string, readonly string[]>> = {
  '': [''],
  [paths.match]: ['-pages'],
  [paths.team]: ['-home'],
  [paths.contact]: ['-pages'],
  [paths.blog]: ['-pages'],
  [paths.single]: ['-home', '-pages'],
};

function textsIn(language: string): Readonly<Record<string, readonly string[]>> {
  const modulesOf = (endings: readonly string[]) =>
    endings.map((ending) => `${texts}/${language}${ending}.ts`);
  return Object.fromEntries(
    Object.entries(textsOfPages).map(([page, endings]) => [page, modulesOf(endings)]),
  );
}

/** The modules with the texts of the public pages, by language. Each language has a file that is named by its code. */
export const firstTexts = Object.fromEntries(
  readdirSync(texts)
    .flatMap((file) => /^(\w\w)\.ts$/.exec(file)?.[1] ?? [])
    .map((language) => [language, textsIn(language)]),
);
