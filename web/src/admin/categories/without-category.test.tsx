import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { buildCup, buildTeam } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { WithoutCategory } from './without-category';

const TAKE = '/admin/tournaments/take-into-category';
const CATEGORIES = [
  { categoryId: 'f', name: 'F juniors' },
  { categoryId: 'e', name: 'E juniors' },
];

afterEach(() => vi.unstubAllGlobals());

test('teams without a category are put into the chosen one at once', async () => {
  const calls = fakeApi({ [TAKE]: { data: {} } });
  const cup = buildCup({ categories: CATEGORIES, Teams: [buildTeam('Lions'), buildTeam('Tigers')] });
  renderAdmin(<WithoutCategory />, cup);
  expect(screen.getByText('Teams without a category: 2, stages: 0.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'E juniors');
  await userEvent.click(screen.getByRole('button', { name: 'Put them into a category' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path === TAKE)?.body).toMatchObject({ categoryId: 'e' }),
  );
});

test('nothing is asked where the cup has no categories, or each team has one', () => {
  renderAdmin(<WithoutCategory />, buildCup({ Teams: [buildTeam('Lions')] }));
  const team = { ...buildTeam('Lions'), categoryId: 'f' };
  renderAdmin(<WithoutCategory />, buildCup({ categories: CATEGORIES, Teams: [team] }));
  expect(screen.queryByRole('button', { name: 'Put them into a category' })).toBeNull();
});
