import { describe, expect, test } from 'vitest';
import { MAX_BATCH_BYTES, splitIntoBatches } from './batches';

const team = (name: string, players: readonly string[] = [], line = 1) => ({
  line,
  name,
  players: players.map((player, index) => ({ name: player, number: index + 1 })),
  categoryId: null,
});

const sent = (teams: readonly ReturnType<typeof team>[]) =>
  teams.map(({ name, players }) => ({ name, players }));
const split = (teams: readonly ReturnType<typeof team>[]) => splitIntoBatches(teams, sent);

describe('pasted teams', () => {
  test('are sent in one call where they fit', () => {
    const teams = [team('Lions', ['Anna']), team('Tigers')];
    expect(split(teams)).toEqual([teams]);
  });

  test('are cut into calls of 80 kB at the most, in their order and none lost', () => {
    const players = Array.from({ length: 40 }, (_, index) => `Spielerin mit langem Nämen ${index}`);
    const teams = Array.from({ length: 128 }, (_, index) => team(`Team ${index}`, players));
    const batches = split(teams);
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat()).toEqual(teams);
    for (const batch of batches) {
      expect(new TextEncoder().encode(JSON.stringify(sent(batch))).length).toBeLessThanOrEqual(
        MAX_BATCH_BYTES,
      );
    }
  });

  test('are in the same calls again once those before are out of the list, whatever their lines are', () => {
    const teams = Array.from({ length: 9_000 }, (_, index) => team(`Team ${index}`, [], 10 + 3 * index));
    const [first = [], ...others] = split(teams);
    const rest = teams.slice(first.length).map((each, index) => ({ ...each, line: index + 1 }));
    expect(others.length).toBeGreaterThan(1);
    expect(split(rest).map(sent)).toEqual(others.map(sent));
  });
});
