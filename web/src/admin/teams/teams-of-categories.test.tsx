import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endAsking } from '../../shelf/stores/leave';
import { useLeaving } from '../../shelf/stores/leaving';
import { clearMessage } from '../../shelf/stores/messages';
import { buildCupOfCategories } from '../../testing/build-categories';
import { buildStoredTeam } from '../../testing/build-view';
import { type FakeAnswer, fakeApi, type SentCall } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { UpdateTeam } from './builder/update-team';
import { selectTeam } from './selected-team';
import { TeamsScreen } from './teams-screen';

const CREATE = '/admin/teams/create';
const UPDATE = '/admin/teams/update';
const cup = buildCupOfCategories(['F juniors', 'E juniors']);

let answers: Record<string, FakeAnswer>;
let calls: readonly SentCall[];
const sentTo = (asked: string) => calls.filter(({ path }) => path === asked).map(({ body }) => body);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  answers = { [CREATE]: { status: 201 }, [UPDATE]: {} };
  calls = fakeApi(answers);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(() => {
    endAsking();
    selectTeam(null);
    clearMessage();
  });
});

test('teams stand under their categories, and what is asked about one names its category', async () => {
  renderAdmin(<TeamsScreen />, cup);
  await press('show teams');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'F juniors',
    'E juniors',
  ]);
  const [, ofE] = screen.getAllByRole('button', { name: /^FC Bern/ });
  await userEvent.click(ofE as HTMLElement);
  await press('Delete E juniors – FC Bern');
  expect(screen.getByRole('dialog').textContent).toContain('E juniors – FC Bern and all');
});

test('a new team gets the chosen category, and so does the next one', async () => {
  renderAdmin(<TeamsScreen />, cup);
  await press('Add team');
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'E juniors');
  await userEvent.type(screen.getByLabelText('Team name'), 'FC Thun');
  await press('Confirm team');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('E juniors – FC Thun')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Create team' }));
  expect(sentTo(CREATE)).toMatchObject([{ name: 'FC Thun', categoryId: 'E juniors' }]);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Team name').value).toBe(''));
  expect(screen.getByLabelText<HTMLSelectElement>('Category').value).toBe('E juniors');
  await press('show teams');
  expect(useLeaving.getState().pendingLeave).toBeNull();
});

test('a team is moved to another category, or to none', async () => {
  const Teams = [{ ...buildStoredTeam('FC Bern'), teamId: 'F juniors-FC Bern', categoryId: 'F juniors' }];
  answers['/admin/teams/get-by-tournament'] = { data: { tournament: { Teams } } };
  act(() => selectTeam('F juniors-FC Bern'));
  renderAdmin(<UpdateTeam />, cup);
  expect(await screen.findByRole('heading', { name: 'F juniors – FC Bern' })).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'No category');
  await press('Confirm team');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Update team' }));
  await waitFor(() => expect(sentTo(UPDATE)).toMatchObject([{ name: 'FC Bern', categoryId: null }]));
});
