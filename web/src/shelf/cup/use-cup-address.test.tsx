import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseCategory, chooseTournament, clearTournament, useTournaments } from '../stores/tournaments';
import { useCupAddress } from './use-cup-address';

afterEach(() =>
  act(() => {
    clearTournament();
    useTournaments.setState({ categories: {} });
  }),
);

function addressOfCup(address: string): string {
  return renderHook(() => useCupAddress()).result.current(address);
}

test.each([
  ['/home', '/home?tournament=cup%201'],
  ['/matches#bracket', '/matches?tournament=cup%201#bracket'],
  ['/single?post=final', '/single?post=final&tournament=cup%201'],
  // These addresses belong to no cup, or to the cup that an administrator has chosen.
  ['/', '/'],
  ['/account', '/account'],
  ['/admin', '/admin'],
  ['/admin/fixture#group-1', '/admin/fixture#group-1'],
])('the address %s becomes %s, which names the chosen cup', (address, named) => {
  chooseTournament({ tournamentId: 'cup 1', name: 'Spring Cup', date: '2030-05-11' });
  expect(addressOfCup(address)).toBe(named);
});

test('an address stays as it is while no cup is chosen', () => {
  expect(addressOfCup('/home#table')).toBe('/home#table');
});

test('an address names the chosen category too', () => {
  chooseTournament({ tournamentId: 'cup-1', name: 'Spring Cup', date: '2030-05-11' });
  chooseCategory('cup-1', 'f');
  expect(addressOfCup('/matches#bracket')).toBe('/matches?tournament=cup-1&category=f#bracket');
});
