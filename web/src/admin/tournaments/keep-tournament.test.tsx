import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { clearMessage } from '../../shelf/stores/messages';
import { clearTournament, useTournaments } from '../../shelf/stores/tournaments';
import { fakeApi } from '../../testing/fake-api';
import { renderAdmin } from '../../testing/render-admin';
import { ArchivedTournaments } from './archived-tournaments';
import { KeepTournament } from './keep-tournament';

const spring = { tournamentId: 'cup-1', name: 'Spring Cup', date: '2099-05-01' };

function answersWith(archivedTournaments: readonly object[]) {
  return fakeApi({
    '/admin/tournaments/get-archived': { data: { archivedTournaments } },
    '/admin/tournaments/archive': {},
    '/tournaments/get-all': { data: { allTournaments: [] } },
  });
}

describe('an archived tournament', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    act(() => {
      clearMessage();
      clearTournament();
    });
  });

  test('is opened by its name', async () => {
    answersWith([spring]);
    renderAdmin(<ArchivedTournaments />);
    await userEvent.click(screen.getByRole('button', { name: 'Show archived tournaments' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Spring Cup' }));
    expect(useTournaments.getState().currentTournament).toEqual(spring);
  });

  test('is put back from its own page, where it cannot be archived again', async () => {
    const calls = answersWith([spring]);
    renderAdmin(<KeepTournament tournament={spring} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Put back into the list' }));
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull();
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/admin/tournaments/archive')?.body).toMatchObject({
        tournamentId: 'cup-1',
        isArchived: false,
      }),
    );
  });
});
