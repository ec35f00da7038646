import { isAdminPath, paths, type Path } from '../shared/paths/paths';
import type { ComponentType } from 'react';
import { later, type Later } from '../shared/code/later';
import { loadAdminTexts, loadMoreTexts } from '../shared/language/language';

type Page = Later<object>;

type ImportPage = () => Promise<{ readonly Component: ComponentType; readonly load?: () => Promise<void> }>;

function page(importPage: ImportPage): Page {
  return later(async () => {
    const { Component, load } = await importPage();
    await load?.();
    return Component;
  });
}

/** A page with texts that are no part of the first view. */
function pageWith(loadTexts: () => Promise<void>, importPage: ImportPage): Page {
  return page(async () => {
    const [module] = await Promise.all([importPage(), loadTexts()]);
    return module;
  });
}

export const AdminLayout = pageWith(loadAdminTexts, () => import('./layout/admin-layout'));

/** What concerns one tournament: the module draws the page that the address names. */
const tournamentPage = page(() => import('./routes/admin/tournament'));

/** The page at each address. */
export const pages = {
  [paths.main]: page(() => import('./routes/main')),
  [paths.home]: page(() => import('./routes/home')),
  [paths.matches]: page(() => import('./routes/matches')),
  [paths.teams]: page(() => import('./routes/teams')),
  [paths.match]: page(() => import('./routes/match')),
  [paths.team]: page(() => import('./routes/team')),
  [paths.contact]: pageWith(loadMoreTexts, () => import('./routes/contact')),
  [paths.blog]: pageWith(loadMoreTexts, () => import('./routes/blog')),
  [paths.single]: pageWith(loadMoreTexts, () => import('./routes/single')),
  [paths.login]: pageWith(loadAdminTexts, () => import('./routes/login')),
  [paths.register]: pageWith(loadAdminTexts, () => import('./routes/register')),
  [paths.admin]: page(() => import('./routes/admin/tournaments')),
  [paths.tournamentOptions]: tournamentPage,
  [paths.tournamentDetails]: tournamentPage,
  [paths.adminTeams]: tournamentPage,
  [paths.adminTeamsUpdate]: tournamentPage,
  [paths.fixture]: tournamentPage,
  [paths.adminScorers]: tournamentPage,
  [paths.adminPlan]: tournamentPage,
  [paths.adminHistory]: tournamentPage,
} as const satisfies Readonly<Record<Path, Page>>;

function isPath(pathname: string): pathname is Path {
  return Object.hasOwn(pages, pathname);
}

/** So long the shell of the page may stand; then the app is drawn, and shows what it waits for. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Fetches what the first page needs before the app is drawn: drawn without it, the app shows an empty page, and React then
 * keeps that for 300 ms however soon the code arrives. What cannot be fetched is asked for again where its error is shown.
 */
export async function loadFirstPage(pathname: string): Promise<void> {
  const first = [
    ...(isAdminPath(pathname) ? [AdminLayout] : []),
    ...(isPath(pathname) ? [pages[pathname]] : []),
  ];
  const loaded = Promise.allSettled(first.map(({ load }) => load()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Asks for the code of all pages that a visitor can read, one after the other. */
export async function loadPublicPages(): Promise<void> {
  const { main, home, matches, teams, match, team, contact, blog, single } = paths;
  const all = [main, home, matches, teams, match, team, contact, blog, single];
  for (const path of all) await pages[path].load();
}
