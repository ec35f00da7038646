import { buildCup, teamIdOf, withMatch } from '@futsal-cup/domain/testing/build-cup';
import { expect, it } from 'vitest';
import { presentCup } from '../../presenters/present-tournament';
import type { StoredCup } from '../../storage/stored';
import { pictureOf } from './picture/picture-content';
import { pagesOfCup, sharePage, type ShareTarget } from './share-page';
import { readView } from './shared-view';

const cup = buildCup({
  teams: ['Lions', 'Bears'],
  tournament: { name: 'Spring Cup' },
  stages: [{ name: 'Final', matches: ['2026-06-14 15:30 Lions 2-2 (4-3) Bears'] }],
});

function previewOf(shared: typeof cup) {
  return sharePage(presentCup(shared as StoredCup, 'version'), { page: 'match', matchId: 'match 1' });
}

it('the preview of a match has its score and the shoot-out', () => {
  expect(previewOf(cup)).toMatchObject({
    title: 'Lions 2–2 Bears',
    description: '4–3 on penalties · Final · Spring Cup · 14/06/2026, 15:30 · Sports hall',
  });
});

it('the preview of a match has no score that was entered for other teams, and says why', () => {
  const scoredTeams = { local: teamIdOf('Bears'), visitor: teamIdOf('Lions') };
  expect(previewOf(withMatch(cup, 'match 1', { scoredTeams }))).toMatchObject({
    title: 'Lions – Bears',
    description: 'Under review · Final · Spring Cup · 14/06/2026, 15:30 · Sports hall',
  });
});

it('the preview of a match that is being played says nothing of a review where its teams are others now', () => {
  const scoredTeams = { local: teamIdOf('Bears'), visitor: teamIdOf('Lions') };
  const none = { goals: null, kicks: null };
  const live = withMatch(cup, 'match 1', { state: 'live', scoredTeams, local: none, visitor: none });
  expect(previewOf(live)).toMatchObject({
    title: 'Lions – Bears',
    description: 'Final · Spring Cup · 14/06/2026, 15:30 · Sports hall',
  });
});

it.each([
  ['both', 'Lions 0–0 Bears', 'Forfeited by both'],
  ['local', 'Lions 0–3 Bears', 'Awarded'],
] as const)('the preview of a match that was awarded against %s says so', (forfeit, title, note) => {
  expect(previewOf(withMatch(cup, 'match 1', { forfeit }))).toMatchObject({
    title,
    description: `${note} · Final · Spring Cup · 14/06/2026, 15:30 · Sports hall`,
  });
});

it('the preview has the language of its cup, also for the name of a stage that nobody has changed', () => {
  const inItalian = { ...cup, tournament: { ...cup.tournament, language: 'it' as const } };
  expect(previewOf(inItalian)?.description).toContain(' · Finale · ');
});

it('so it has where everybody sees the cup without its tables', () => {
  const tournament = { ...cup.tournament, language: 'it' as const, shown: 'no-tables' as const };
  expect(previewOf({ ...cup, tournament })?.description).toContain(' · Finale · ');
});

/** The cup above as the one of the F juniors, who play by rules of their own, beside a category without a match. */
const categoryId = 'f';
const ofF: typeof cup = {
  ...cup,
  tournament: {
    ...cup.tournament,
    categories: [
      { categoryId, name: 'F juniors', rules: { shown: 'all' as const } },
      { categoryId: 'e', name: 'E juniors', rules: { shown: 'no-tables' as const } },
    ],
  },
  teams: cup.teams.map((team) => ({ ...team, categoryId })),
  stages: cup.stages.map((stage) => ({ ...stage, categoryId })),
};
const view = presentCup(ofF as StoredCup, 'version');

function shared(target: ShareTarget, asked: Readonly<Record<string, string>> = {}) {
  return sharePage(view, { ...target, view: readView((name) => asked[name]) });
}

it('a page of a category is named with it, and has an address of its own', () => {
  expect(shared({ page: 'home', categoryId }, { category: categoryId })).toMatchObject({
    title: 'Spring Cup · F juniors',
    description: expect.stringContaining('tables') as string,
    address: `/home?tournament=${view.tournamentId}&category=f`,
    opens: `/home?tournament=${view.tournamentId}&category=f`,
    structured: { name: 'Spring Cup · F juniors' },
  });
  expect(shared({ page: 'matches', categoryId: 'e' })?.description).not.toContain('tables');
  expect(pagesOfCup(view)).toContain(`/home?tournament=${view.tournamentId}&category=e`);
});

it('a page of all categories, or of one that the cup does not have, is that of the cup', () => {
  const address = `/home?tournament=${view.tournamentId}`;
  const all = shared({ page: 'home', categoryId: 'all' }, { category: 'all' });
  expect(all).toMatchObject({ title: 'Spring Cup', address, opens: `${address}&category=all` });
  const none = shared({ page: 'home', categoryId: 'none' }, { category: 'none' });
  expect(none).toMatchObject({ title: 'Spring Cup', address, opens: address });
});

it('a match and a team name their category, and open it where the link does', () => {
  const match = shared({ page: 'match', matchId: 'match 1' }, { category: categoryId });
  const address = `/match?tournament=${view.tournamentId}&match=match+1`;
  expect(match).toMatchObject({ address, opens: `${address}&category=f` });
  expect(match?.description).toContain('Final · F juniors · Spring Cup');
  const team = shared({ page: 'team', teamId: teamIdOf('Lions') });
  expect(team?.description).toContain('Spring Cup · F juniors');
});

it('the champion of a category is on the picture of its home page, and on no other', () => {
  expect(pictureOf(view, { page: 'home', categoryId })).toMatchObject({
    champion: { name: 'Lions' },
    facts: expect.arrayContaining(['F juniors']) as string[],
  });
  expect(pictureOf(view, { page: 'home' })).toMatchObject({ champion: null, page: null });
  expect(pictureOf(view, { page: 'teams', categoryId })).toMatchObject({ page: 'F juniors · Teams' });
  expect(pictureOf(view, { page: 'match', matchId: 'match 1' })).toMatchObject({
    stage: 'F juniors · Final',
  });
});
