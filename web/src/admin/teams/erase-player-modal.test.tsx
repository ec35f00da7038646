import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import { removeUser, saveUser } from '../../shelf/stores/user';
import { buildUser } from '../../testing/build-user';
import { buildCup, buildStoredTeam, buildTeam } from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { ErasePlayerModal } from './erase-player-modal';

const STORED = '/admin/teams/get-by-tournament';
const ERASE = '/admin/teams/erase-player';

const lions = buildTeam('Lions', ['Anna K.']);
const Teams = [buildStoredTeam('Lions', { 'Anna K.': 'Anna Keller' })];
const NAMESAKES = [
  { playerId: 'of-bears', team: 'Bears', isListed: true },
  { playerId: 'of-otters', team: 'Otters', isListed: false },
];

async function eraseAnna(erased: FakeAnswer) {
  const answers: Record<string, FakeAnswer> = {
    [STORED]: { data: { tournament: { Teams } } },
    [ERASE]: erased,
  };
  const calls = fakeApi(answers);
  const onClose = vi.fn();
  renderAdmin(<ErasePlayerModal team={lions} onClose={onClose} />, buildCup({ Teams: [lions] }));
  const dialog = within(screen.getByRole('dialog', { name: 'Erase player for good' }));
  await userEvent.selectOptions(await dialog.findByLabelText('Player'), 'Anna Keller');
  await userEvent.click(dialog.getByRole('button', { name: 'Erase for good' }));
  const erasedIds = () => calls.filter(({ path }) => path === ERASE).map(({ body }) => body['playerId']);
  return { answers, dialog, onClose, erasedIds };
}

describe('erasing a player', () => {
  beforeEach(() => saveUser(buildUser()));
  afterEach(() => {
    vi.unstubAllGlobals();
    act(() => {
      clearMessage();
      removeUser();
    });
  });

  test('offers the names as they are stored, and is done where the name is in no other team', async () => {
    const { onClose, erasedIds } = await eraseAnna({ data: { namesakes: [] } });
    expect(erasedIds()).toEqual(['player-Anna K.']);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  test('asks about the same name in other teams, and erases it only where somebody says so', async () => {
    const { dialog, onClose, erasedIds } = await eraseAnna({ data: { namesakes: NAMESAKES } });
    const question = await dialog.findByRole('group', { name: /^“Anna Keller” stands in other teams too/ });
    expect(document.activeElement?.textContent).toMatch(/^“Anna Keller”/);
    expect(onClose).not.toHaveBeenCalled();
    const boxes = within(question).getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    const again = dialog.getByRole<HTMLButtonElement>('button', { name: 'Erase there too' });
    expect(again.disabled).toBe(true);
    await userEvent.click(within(question).getByLabelText('Otters (in the history only)'));
    await userEvent.click(again);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(erasedIds()).toEqual(['player-Anna K.', 'of-otters']);
    expect(useMessages.getState().message?.text).toBe('The player has been erased');
  });

  test('tells two of one name apart by what else is known of them', async () => {
    const [stored] = Teams;
    const twins = [
      { playerId: 'a', name: 'Anna Keller', number: 7 },
      { playerId: 'b', name: 'Anna Keller', isCaptain: true as const },
    ];
    fakeApi({ [STORED]: { data: { tournament: { Teams: [{ ...stored, Players: twins }] } } } });
    renderAdmin(<ErasePlayerModal team={lions} onClose={vi.fn()} />, buildCup({ Teams: [lions] }));
    const options = within(await screen.findByLabelText('Player')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(1)).toEqual([
      '7 Anna Keller',
      'Anna Keller (C)',
    ]);
  });

  test('leaves other people with the same name alone', async () => {
    const { dialog, onClose, erasedIds } = await eraseAnna({ data: { namesakes: NAMESAKES } });
    await userEvent.click(await dialog.findByRole('button', { name: 'Leave the rest' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(erasedIds()).toEqual(['player-Anna K.']);
  });

  test('keeps what is left to erase when a call fails', async () => {
    const { answers, dialog, onClose, erasedIds } = await eraseAnna({ data: { namesakes: NAMESAKES } });
    answers[ERASE] = { status: 503, errors: [{ msg: 'busy_try_again' }] };
    await userEvent.click(await dialog.findByLabelText('Bears'));
    await userEvent.click(dialog.getByRole('button', { name: 'Erase there too' }));
    await vi.waitFor(() => expect(useMessages.getState().message?.text).toBe('Busy try again'));
    expect(onClose).not.toHaveBeenCalled();
    answers[ERASE] = { data: { namesakes: [] } };
    await userEvent.click(dialog.getByRole('button', { name: 'Erase there too' }));
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(erasedIds()).toEqual(['player-Anna K.', 'of-bears', 'of-bears']);
  });
});
