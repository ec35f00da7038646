import { buildCup, teamIdOf, withMatch } from '@futsal-cup/domain/testing/build-cup';
import { expect, it } from 'vitest';
import { presentCup } from '../../presenters/present-tournament';
import type { StoredCup } from '../../storage/stored';
import { sharePage } from './share-page';

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
