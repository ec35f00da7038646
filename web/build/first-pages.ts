import { normalizePath } from 'vite';
import { paths } from '../src/shared/paths/paths.ts';

const routes = normalizePath(`${import.meta.dirname}/../src/app/routes`);

/** What visitors open first, and the module that draws it. A module that the site no longer has fails the build. */
export const firstPages: Readonly<Record<string, string>> = {
  [paths.main]: `${routes}/main.tsx`,
  [paths.home]: `${routes}/home.tsx`,
  [paths.matches]: `${routes}/matches.tsx`,
  [paths.teams]: `${routes}/teams.tsx`,
};
