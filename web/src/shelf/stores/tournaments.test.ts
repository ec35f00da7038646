import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseTournamentById, setTournaments, updateTournament, useTournaments } from './tournaments';

const cup = { tournamentId: 'cup-1', name: 'Winter Cup', date: '2030-01-12' };

beforeEach(() => useTournaments.setState({ tournaments: [], currentTournament: null }));

describe('the tournament of an address becomes the current one', () => {
  test('under its name, where that is known', () => {
    setTournaments([cup]);
    chooseTournamentById('cup-1');
    expect(useTournaments.getState().currentTournament).toEqual(cup);
  });

  test('without a name until that is known', () => {
    chooseTournamentById('cup-2');
    const expected = { tournamentId: 'cup-2', name: '', date: '' };
    expect(useTournaments.getState().currentTournament).toEqual(expected);
  });

  test('and keeps the name that it has', () => {
    useTournaments.setState({ currentTournament: cup });
    chooseTournamentById('cup-1');
    expect(useTournaments.getState().currentTournament).toBe(cup);
  });
});

describe('what the server says of the current tournament', () => {
  beforeEach(() => useTournaments.setState({ currentTournament: cup }));

  test('is taken over where it has changed', () => {
    updateTournament({ tournamentId: 'cup-1', name: 'Summer Cup' });
    expect(useTournaments.getState().currentTournament).toEqual({ ...cup, name: 'Summer Cup' });
  });

  test('changes and stores nothing where it is the same, or is said of another tournament', () => {
    const store = vi.spyOn(Storage.prototype, 'setItem');
    updateTournament({ ...cup });
    updateTournament({ ...cup, tournamentId: 'cup-2', name: 'Summer Cup' });
    expect(useTournaments.getState().currentTournament).toBe(cup);
    expect(store).not.toHaveBeenCalled();
    store.mockRestore();
  });
});
