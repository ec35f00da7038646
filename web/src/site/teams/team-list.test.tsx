import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFollowedTeams } from '../../shelf/stores/followed-team';
import { buildCup, buildKnownMatch, buildStage, buildTeam } from '../../testing/build-view';
import { renderPage } from '../../testing/render-page';
import { TeamList } from './team-list';

afterEach(() => useFollowedTeams.setState({ teams: {} }));

test('only the followed team is marked, and not the others that it plays against', () => {
  useFollowedTeams.setState({ teams: { 'cup-1': 'team-Lions' } });
  const Stages = [buildStage({ Matches: [buildKnownMatch('Lions', 'Bears')] })];
  renderPage(<TeamList cup={buildCup({ Teams: [buildTeam('Bears'), buildTeam('Lions')], Stages })} />);
  const marked = screen
    .getAllByRole('heading', { level: 2 })
    .filter((name) => name.closest('summary')?.querySelector('[data-my-team]'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Lions★']);
});

test('a team without players says so, and one with players lists them as they are shown', () => {
  renderPage(<TeamList cup={buildCup({ Teams: [buildTeam('Bears'), buildTeam('Lions', ['Anna K.'])] })} />);
  const cards = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(cards).toEqual([
    expect.stringContaining('No players added yet'),
    expect.stringContaining('Anna K.'),
  ]);
  expect(cards[1]).not.toContain('No players added yet');
});

test('the teams of all categories stand by category, so that each is of one', () => {
  const part = (category: string, ...names: string[]) =>
    buildCup({ category, Teams: names.map((name) => buildTeam(name)) });
  const parts = [part('F juniors', 'FC Bern', 'Foxes'), part('E juniors', 'Eagles', 'FC Bern')];
  renderPage(<TeamList cup={buildCup({ parts, Teams: parts.flatMap(({ Teams }) => Teams) })} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['F juniors', 'FC Bern', 'Foxes'],
    ...['E juniors', 'Eagles', 'FC Bern'],
  ]);
});
