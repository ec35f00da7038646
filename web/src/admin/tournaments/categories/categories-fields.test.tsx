import type { Category } from '@futsal-cup/domain/cup/records';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../../shelf/stores/messages';
import { buildCup } from '../../../testing/build-view';
import { type FakeAnswer, fakeApi } from '../../../testing/fake-api';
import { renderAdmin } from '../../../testing/render-admin';
import { EditDetails } from '../details/edit-details';

const UPDATE = '/admin/tournament-details/update';
const F = { categoryId: 'f', name: 'F juniors' };
const E = { categoryId: 'e', name: 'E juniors' };

// Each keystroke would draw the four hundred time zones of the browser again.
beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Zurich']);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

function open(categories?: readonly Category[], answer: FakeAnswer = {}) {
  const cup = buildCup({ name: 'Spring Cup', ...(categories && { categories }) });
  const calls = fakeApi({ [UPDATE]: { data: { tournamentDetails: cup }, ...answer } });
  renderAdmin(<EditDetails details={cup} onDone={() => {}} />, cup);
  const updates = () => calls.filter(({ path }) => path === UPDATE);
  const sent = () => updates()[0]?.body['categories'];
  return { updates, sent };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const save = () => press('Edit tournament details');
const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Category \d/).map(({ value }) => value);

function refusal(msg: string, path: string): FakeAnswer {
  return { status: 409, errors: [{ msg, path }] };
}

test('a cup without categories has a folded place for them, and sends none', async () => {
  const { updates, sent } = open();
  const summary = screen.getByText('Categories');
  expect(summary.closest('details')?.open).toBe(false);
  await save();
  await waitFor(() => expect(updates()).toHaveLength(1));
  expect(sent()).toBeUndefined();
});

test('categories are added, renamed, moved and removed with one save', async () => {
  const { sent } = open([F, E]);
  await press('Add a category');
  await userEvent.type(screen.getByLabelText('Category 3'), ' D juniors ');
  await press('Move “D juniors” up');
  await userEvent.clear(screen.getByLabelText('Category 1'));
  await userEvent.type(screen.getByLabelText('Category 1'), 'F');
  await press('Remove “E juniors”');
  expect(names()).toEqual(['F', ' D juniors ']);
  await save();
  await waitFor(() =>
    expect(sent()).toEqual([
      { categoryId: 'f', name: 'F', rules: null },
      { name: 'D juniors', rules: null },
    ]),
  );
});

test('a category without a name is not sent, and says so at its line', async () => {
  const { sent } = open([F]);
  await press('Add a category');
  await save();
  expect(await screen.findByText('Category name can not be empty')).toBeTruthy();
  expect(sent()).toBeUndefined();
});

test('rules of its own are chosen beside those of the tournament, and all at once go back to them', async () => {
  const { sent } = open([F, { ...E, rules: { playerNames: 'number' } }]);
  expect(screen.getByText('Players’ names in public: Number')).toBeTruthy();
  await press('Rules of F juniors');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What everybody sees'), 'Results, no tables');
  await userEvent.selectOptions(dialog.getByLabelText('Rules of a match'), 'Futsal 2 × 20 stopped');
  await userEvent.click(dialog.getByRole('radio', { name: 'Rules of its own' }));
  await userEvent.selectOptions(dialog.getByLabelText('For a win'), '2');
  await userEvent.type(dialog.getByRole('radio', { name: 'Rules of its own' }), '{Enter}');
  expect(sent()).toBeUndefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Use these rules' }));
  expect(await screen.findByText('Results, no tables')).toBeTruthy();
  await press('Rules of E juniors');
  const other = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(other.getByLabelText('Players’ names in public'), 'As the cup’s');
  await userEvent.click(other.getByRole('button', { name: 'Use these rules' }));
  await save();
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        rules: {
          shown: 'no-tables',
          points: { win: 2, draw: 1, loss: 0 },
          tieBreakers: 'goal-difference',
          matchRules: { halves: 2, minutesPerHalf: 20, clock: 'stopped' },
        },
      },
      { categoryId: 'e', name: 'E juniors', rules: null },
    ]),
  );
});

test('a category that cannot be deleted comes back to its place, with the reason', async () => {
  open([F, E], refusal('category_is_in_use', 'categories.f'));
  await press('Remove “F juniors”');
  await save();
  expect((await screen.findByRole('alert')).closest('li')?.textContent).toMatch(
    /Category 1.*still in this category/,
  );
  expect(names()).toEqual(['F juniors', 'E juniors']);
});

test('a refusal of the whole list is told at none of its lines', async () => {
  const { updates } = open([F, E], refusal('tournament_has_too_many_categories', 'categories'));
  await save();
  await waitFor(() => expect(updates()).toHaveLength(1));
  await waitFor(() =>
    expect(useMessages.getState().message?.text).toBe('A tournament has at most 16 categories.'),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a name that another category has is told at its line, until it is another one', async () => {
  open([F, E], refusal('category_name_already_exists', 'categories.1.name'));
  const second = screen.getByLabelText('Category 2');
  await userEvent.clear(second);
  await userEvent.type(second, 'F juniors');
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe('Another category has this name already.');
  await userEvent.type(second, ' 2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('categories that somebody else has changed meanwhile are shown, and either list is saved', async () => {
  const current = buildCup({ name: 'Spring Cup', categories: [{ ...F, rules: { shown: 'no-results' } }] });
  const { updates } = open([F], {
    ...{ status: 409, errors: [{ msg: 'changed_by_someone_else' }] },
    data: { current: { ...current, updatedAt: '2030-01-02T00:00:00.000Z' } },
  });
  await press('Add a category');
  await userEvent.type(screen.getByLabelText('Category 2'), 'Plate');
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('F juniors (Neither results nor tables)')).toBeTruthy();
  expect(dialog.getByText('F juniors, Plate')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: /theirs/i }));
  expect(names()).toEqual(['F juniors']);
  expect(updates()).toHaveLength(1);
});
