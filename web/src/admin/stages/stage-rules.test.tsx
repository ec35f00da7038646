import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import { COMMON_SUSPENSIONS, type PlayerRules } from '@futsal-cup/domain/cup/player-rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { clearMessage } from '../../shelf/stores/messages';
import { buildCup, buildStage } from '../../testing/build-view';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { StagesManager } from './stages-manager';

const PATH = '/admin/fixture/stages/rules';
const stage = buildStage({ name: 'Final', type: 'knockout' });

function open(of = stage, playerRules?: PlayerRules) {
  const rules = { matchRules: MATCH_RULE_PRESETS['indoor-cup'], ...(playerRules && { playerRules }) };
  renderAdmin(<StagesManager />, buildCup({ Stages: [of], ...rules }));
}

/** Opens the form, and returns what is in it. */
async function ask() {
  await userEvent.click(screen.getByRole('button', { name: 'Match rules of Final' }));
  return within(screen.getByRole('dialog', { name: 'Match rules of Final' }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  act(clearMessage);
});

test('a stage gets rules of its own, beginning with those of the cup', async () => {
  const calls = fakeApi({ [PATH]: { status: 200 } });
  open();
  const form = await ask();
  expect(form.getByLabelText<HTMLSelectElement>('Rules of a match').value).toBe('cup');
  await userEvent.selectOptions(form.getByLabelText('Rules of a match'), 'own');
  await userEvent.selectOptions(form.getByLabelText('Halves'), '2');
  await userEvent.selectOptions(form.getByLabelText('Minutes of a half'), '10');
  await userEvent.selectOptions(form.getByLabelText(/^Minutes of a half of extra time/), '5');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    stageId: stage.stageId,
    updatedAt: stage.updatedAt,
    matchRules: {
      ...MATCH_RULE_PRESETS['indoor-cup'],
      halves: 2,
      minutesPerHalf: 10,
      extraTimeMinutes: 5,
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('they are told in the list, and the cup’s hold again once that is chosen', async () => {
  const calls = fakeApi({ [PATH]: { status: 200 } });
  open({ ...stage, matchRules: MATCH_RULE_PRESETS.futsal });
  expect(screen.getByText('2 × 20 min')).toBeTruthy();
  const form = await ask();
  await userEvent.selectOptions(form.getByLabelText('Rules of a match'), 'cup');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ matchRules: null }));
});

test('what somebody else has saved meanwhile is shown beside it', async () => {
  const current = { ...stage, matchRules: MATCH_RULE_PRESETS.futsal, updatedAt: '2030-01-02T00:00:00.000Z' };
  fakeApi({
    [PATH]: { status: 409, errors: [{ msg: 'changed_by_someone_else' }], data: { current } },
  });
  open();
  const form = await ask();
  await userEvent.selectOptions(form.getByLabelText('Rules of a match'), 'indoor-cup');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  const row = 'Rules of a match Futsal 2 × 20 stopped Indoor cup 1 × 12 running';
  expect(await screen.findByRole('row', { name: row })).toBeTruthy();
});

const BY_CARDS = { ties: 'shared', suspensions: COMMON_SUSPENSIONS } as const;
const WIPES = 'Cautions count no more after this stage';

test('cautions that count are wiped after a stage that says so, and its match rules stay', async () => {
  const calls = fakeApi({ [PATH]: { status: 200 } });
  open(stage, BY_CARDS);
  const form = await ask();
  await userEvent.click(form.getByLabelText(WIPES));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ matchRules: null, wipesCautions: true }));
});

test('where cautions are wiped, the list says so; the form asks only where they bring a suspension', async () => {
  open(
    { ...stage, wipesCautions: true },
    { ...BY_CARDS, suspensions: { ...COMMON_SUSPENSIONS, cautions: 0 } },
  );
  expect(screen.getByText(WIPES)).toBeTruthy();
  const form = await ask();
  expect(form.queryByLabelText(WIPES)).toBeNull();
});
