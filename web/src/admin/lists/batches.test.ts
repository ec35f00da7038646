import { describe, expect, test } from 'vitest';
import { MAX_BATCH_BYTES, splitIntoBatches } from './batches';

const team = (name: string, players: readonly string[] = []) => ({
  line: 1,
  name,
  players: players.map((player, index) => ({ name: player, number: index + 1 })),
  categoryId: null,
});

const sent = ({ name, players }: ReturnType<typeof team>) => ({ name, players });

describe('pasted teams', () => {
  test('are sent in one call where they fit', () => {
    const teams = [team('Lions', ['Anna']), team('Tigers')];
    expect(splitIntoBatches(teams)).toEqual([teams]);
  });

  test('are cut into calls of 80 kB at the most, in their order and none lost', () => {
    const players = Array.from({ length: 40 }, (_, index) => `Spielerin mit langem Nämen ${index}`);
    const teams = Array.from({ length: 128 }, (_, index) => team(`Team ${index}`, players));
    const batches = splitIntoBatches(teams);
    expect(batches.length).toBeGreaterThan(1);
    expect(batches.flat()).toEqual(teams);
    for (const batch of batches) {
      expect(new TextEncoder().encode(JSON.stringify(batch.map(sent))).length).toBeLessThanOrEqual(
        MAX_BATCH_BYTES,
      );
    }
  });
});
