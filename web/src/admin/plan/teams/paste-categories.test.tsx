import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cup } from '../../../shelf/cup/cup';
import { clearMessage } from '../../../shelf/stores/messages';
import { buildCup } from '../../../testing/build-view';
import { fakeApi, type SentCall } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { PasteTeams } from './paste-teams';

const CREATE = '/admin/teams/create-all';
const UPDATE = '/admin/tournament-details/update';
const categories = ['F juniors', 'E juniors'].map((name) => ({ categoryId: name, name }));

let count = 0;
let calls: readonly SentCall[];
const sentTo = (asked: string) => calls.filter(({ path }) => path === asked).map(({ body }) => body);
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add \d/ });

/** A cup of its own for each test, because drafts are kept by cup. */
async function paste(text: string, changes: Partial<Cup> = { categories }) {
  const cup = buildCup({ tournamentId: `categories-${(count += 1)}`, ...changes });
  const { showCup } = renderAdmin(<PasteTeams />, cup);
  await userEvent.click(screen.getByLabelText('List of teams'));
  await userEvent.paste(text);
  return { cup, showCup };
}

beforeEach(() => {
  calls = fakeApi({ [CREATE]: { status: 201, data: { teamIds: [] } }, [UPDATE]: {} });
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

test('one category is chosen for the whole list', async () => {
  await paste('FC Bern\nLions');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'E juniors');
  await userEvent.click(addButton());
  expect(sentTo(CREATE)).toMatchObject([
    {
      teams: [
        { name: 'FC Bern', categoryId: 'E juniors' },
        { name: 'Lions', categoryId: 'E juniors' },
      ],
    },
  ]);
});

test('a column names the category of each team, so nothing is asked for the whole list', async () => {
  await paste('Team;Kategorie\nFC Bern;F juniors\nFC Bern;E juniors');
  expect(screen.queryByLabelText('Category')).toBeNull();
  const preview = within(screen.getByRole('region', { name: 'The teams as they will be added' }));
  expect(preview.getByText('E juniors – FC Bern')).toBeTruthy();
  await userEvent.click(addButton());
  const [sent] = sentTo(CREATE);
  expect(sent?.['teams']).toMatchObject([{ categoryId: 'F juniors' }, { categoryId: 'E juniors' }]);
});

test('a category that the cup does not have is told before anything is added, and made', async () => {
  const { cup, showCup } = await paste('Category: F juniors\nFC Bern\nCategory: D juniors\nFC Bern');
  expect(screen.getByRole('status').textContent).toContain('categories of the list: D juniors');
  expect(addButton().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Make this category' }));
  expect(sentTo(UPDATE)).toMatchObject([{ categories: [...categories, { name: 'D juniors' }] }]);
  showCup({ ...cup, categories: [...categories, { categoryId: 'd', name: 'D juniors' }] });
  await vi.waitFor(() => expect(addButton().disabled).toBe(false));
  expect(screen.queryByText(/categories of the list/)).toBeNull();
  await userEvent.click(addButton());
  const [sent] = sentTo(CREATE);
  expect(sent?.['teams']).toMatchObject([{ categoryId: 'F juniors' }, { categoryId: 'd' }]);
});

test('a cup without categories is offered those of the list, and takes its teams without them', async () => {
  await paste('Team;Kategorie\nFC Bern;F\nLions;E', {});
  expect(screen.getByRole('button', { name: 'Make these 2 categories' })).toBeTruthy();
  await userEvent.click(addButton());
  const [sent] = sentTo(CREATE);
  expect(sent?.['teams']).toEqual([
    { name: 'FC Bern', players: [] },
    { name: 'Lions', players: [] },
  ]);
});

test('categories past the limit are not made, and the limit is said', async () => {
  const many = Array.from({ length: 16 }, (_, index) => ({ categoryId: `c${index}`, name: `C ${index}` }));
  await paste('Category: F juniors\nFC Bern', { categories: many });
  expect(screen.getByRole('status').textContent).toMatch(
    /F juniors.*A tournament has at most 16 categories\./,
  );
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
});
