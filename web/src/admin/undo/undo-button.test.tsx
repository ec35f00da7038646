import { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCup, toTournamentView } from '../../testing/build-view';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { clearMessage } from '../../shelf/stores/messages';
import { chooseTournament, clearTournament, useTournaments } from '../../shelf/stores/tournaments';
import { MessageBanner } from '../../shelf/page/message-banner';
import { offerUndo } from './undo-button';

const cup = buildCup({ name: 'Spring Cup' });

function showOffer() {
  chooseTournament(cup);
  renderAdmin(<MessageBanner />);
  act(() => offerUndo('Stage has been deleted', 'entry'));
}

/** Presses Undo; `answer` is the server's answer to it, and `afterwards` its later answer about the tournament. */
async function pressUndo(answer: FakeAnswer, afterwards: FakeAnswer = { status: 404 }) {
  fakeApi({ [ENDPOINTS.undoChange.path]: answer, [`/tournaments/${cup.tournamentId}`]: afterwards });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
}

describe('the undo in the banner', () => {
  beforeEach(showOffer);

  afterEach(() => {
    vi.unstubAllGlobals();
    act(clearMessage);
    act(clearTournament);
  });

  test('can be pressed again after there was no network', async () => {
    await pressUndo({ isLost: true });
    const banner = await screen.findByRole('alert');
    await waitFor(() => expect(banner.querySelector('button')?.textContent).toBe('Undo'));
    await pressUndo({});
    expect(await screen.findByText('The change has been undone')).toBeTruthy();
  });

  test('is gone when it was refused', async () => {
    await pressUndo({ status: 409, errors: [{ msg: 'record_was_changed_since' }] });
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('gives the chosen tournament the name that the undo has put back', async () => {
    const renamed = { data: { tournament: toTournamentView({ ...cup, name: 'Autumn Cup' }) } };
    await pressUndo({}, renamed);
    await waitFor(() => expect(useTournaments.getState().currentTournament?.name).toBe('Autumn Cup'));
  });

  test('chooses a tournament no more that the undo has taken away', async () => {
    await pressUndo({});
    await waitFor(() => expect(useTournaments.getState().currentTournament).toBeNull());
  });
});
