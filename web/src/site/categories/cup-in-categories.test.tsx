import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { useFollowedTeams } from '../../shelf/stores/followed-team';
import { chooseCategory, chooseTournament, useTournaments } from '../../shelf/stores/tournaments';
import { buildPlayedCategories } from '../../testing/build-categories';
import { renderPage } from '../../testing/render-page';
import { CupInCategories } from './cup-in-categories';

beforeEach(() => {
  useFollowedTeams.setState({ teams: {} });
  useTournaments.setState({ categories: {} });
  chooseTournament({ tournamentId: 'cup-1', name: 'Cup', date: '2030-01-01' });
});

function Page({ cup }: { readonly cup: Cup }) {
  return cup.choice ?? <p>{(cup.parts ?? [cup]).map(({ category = '' }) => `[${category}]`)}</p>;
}

async function draw(view: string, changes: Partial<Cup> = {}) {
  // The texts of the choice load when it is drawn.
  await act(async () => {
    renderPage(
      <CupInCategories cup={buildPlayedCategories(changes)} view={view}>
        {(cup) => <Page cup={cup} />}
      </CupInCategories>,
    );
    await Promise.resolve();
  });
}

test('a visitor who has chosen nothing is asked for a category, or for all', async () => {
  await draw('cup-1');
  await screen.findByRole('heading', { name: 'Choose your category' });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['F juniors', '/?tournament=cup-1&category=f'],
    ['E juniors', '/?tournament=cup-1&category=e'],
    ['All', '/?tournament=cup-1&category=all'],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one whose category is gone is told so', async () => {
  chooseCategory('cup-1', '');
  await draw('cup-1');
  expect((await screen.findByRole('alert')).textContent).toMatch(/no longer exists/);
});

test('who has chosen all gets a part for each category', async () => {
  chooseCategory('cup-1', 'all');
  await draw('cup-1');
  expect(screen.getByText('[F juniors][E juniors]')).toBeTruthy();
});

test('the view of a category is a cup of its own, by its rules', async () => {
  chooseCategory('cup-1', 'f');
  const rules = { shown: 'no-results' } as const;
  await draw('cup-1?category=f', { categories: [{ categoryId: 'f', name: 'F juniors', rules }] });
  expect(screen.getByText('[]')).toBeTruthy();
  expect(useTournaments.getState().currentTournament?.shown).toBe('no-results');
});

test('who follows a team has chosen its category', async () => {
  useFollowedTeams.setState({ teams: { 'cup-1': 'bern-e' } });
  await draw('cup-1');
  expect(useTournaments.getState().categories['cup-1']).toBe('e');
});
