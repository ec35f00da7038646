import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chooseTournament, clearTournament } from '../stores/tournaments';
import { useCupAddress } from './use-cup-address';

afterEach(() => act(clearTournament));

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
