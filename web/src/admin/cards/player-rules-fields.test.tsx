import { COMMON_SUSPENSIONS } from '@futsal-cup/domain/cup/player-rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Cup } from '../../shelf/cup/cup';
import { clearMessage } from '../../shelf/stores/messages';
import { buildCup } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { DetailsSummary } from '../tournaments/details/details-summary';
import { EditDetails } from '../tournaments/details/edit-details';

const UPDATE = '/admin/tournament-details/update';

// Each choice would draw the four hundred time zones of the browser again.
beforeEach(() => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Europe/Zurich']);
});

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

/** Opens the details of a cup, and returns a function that saves them and returns what was sent. */
function open(changes: Partial<Cup> = {}) {
  const cup = buildCup({ name: 'Spring Cup', ...changes });
  const calls = fakeApi({ [UPDATE]: { data: { tournamentDetails: cup } } });
  renderAdmin(<EditDetails details={cup} onDone={() => {}} />, cup);
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit tournament details' }));
    await waitFor(() => expect(calls.some(({ path }) => path === UPDATE)).toBe(true));
    return calls.find(({ path }) => path === UPDATE)?.body ?? {};
  };
}

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

test('a cup without such rules has a folded place for them, and sends none', async () => {
  const save = open();
  expect(screen.getByText('Scorers and suspensions').closest('details')?.open).toBe(false);
  expect(await save()).not.toHaveProperty('playerRules');
});

test('who turns suspensions on is offered the common numbers first', async () => {
  const save = open();
  await choose('Suspensions', 'By cards');
  await choose('Matches missed after a red', '3');
  await choose('Scorers with as many goals', 'The team with fewer matches first');
  expect(await save()).toMatchObject({
    playerRules: { ties: 'fewer-matches', suspensions: { ...COMMON_SUSPENSIONS, red: 3 } },
  });
});

test('suspensions are turned off again, and the rules of the cup are told where there are any', async () => {
  const playerRules = { ties: 'shared', suspensions: COMMON_SUSPENSIONS } as const;
  const cup = buildCup({ playerRules });
  const { unmount } = renderAdmin(
    <DetailsSummary
      tournament={{ ...cup, date: '2030-05-11' }}
      details={cup}
      isEmpty={false}
      onEdit={() => {}}
    />,
    cup,
  );
  expect(screen.getByText(/Matches missed after a red: 1, Cautions until a match is missed/)).toBeTruthy();
  unmount();
  const save = open({ playerRules });
  await choose('Suspensions', 'Nobody by rule');
  expect(await save()).toMatchObject({ playerRules: { ties: 'shared', suspensions: null } });
});

test('a category has rules of its own, which its line tells', async () => {
  const save = open({ categories: [{ categoryId: 'f', name: 'F juniors' }] });
  await userEvent.click(screen.getByRole('button', { name: 'Rules of F juniors' }));
  const form = within(screen.getByRole('dialog', { name: 'Rules of F juniors' }));
  await userEvent.selectOptions(form.getByLabelText('Scorers and suspensions'), 'Rules of its own');
  await userEvent.selectOptions(form.getByLabelText('Suspensions'), 'By cards');
  await userEvent.click(form.getByRole('button', { name: 'Use these rules' }));
  expect(await screen.findByText(/Matches missed after a second yellow: 1/)).toBeTruthy();
  const rules = { playerRules: { ties: 'shared', suspensions: COMMON_SUSPENSIONS } };
  expect(await save()).toMatchObject({ categories: [{ categoryId: 'f', rules }] });
});
