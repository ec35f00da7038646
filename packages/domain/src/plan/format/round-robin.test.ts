import { describe, expect, it } from 'vitest';
import { roundRobin } from './round-robin';

const draw = (count: number): string[] => Array.from({ length: count }, (_, index) => `Team ${index + 1}`);

describe('a round robin', () => {
  it('of four teams has three rounds of two matches', () => {
    expect(roundRobin(['A', 'B', 'C', 'D'])).toEqual([
      [
        { local: 'A', visitor: 'D' },
        { local: 'B', visitor: 'C' },
      ],
      [
        { local: 'B', visitor: 'A' },
        { local: 'C', visitor: 'D' },
      ],
      [
        { local: 'A', visitor: 'C' },
        { local: 'D', visitor: 'B' },
      ],
    ]);
  });

  it('of three teams lets one rest in each round', () => {
    expect(roundRobin(['A', 'B', 'C'])).toEqual([
      [{ local: 'A', visitor: 'B' }],
      [{ local: 'B', visitor: 'C' }],
      [{ local: 'C', visitor: 'A' }],
    ]);
  });

  it('needs two teams', () => {
    expect(roundRobin([])).toEqual([]);
    expect(roundRobin(['A'])).toEqual([]);
    expect(roundRobin(['A', 'B'])).toEqual([[{ local: 'A', visitor: 'B' }]]);
  });

  it.each(Array.from({ length: 31 }, (_, index) => index + 2))('of %i teams is fair', (count) => {
    const teams = draw(count);
    const rounds = roundRobin(teams);
    const pairings = rounds.flat();
    const pairs = new Set(pairings.map(({ local, visitor }) => [local, visitor].sort().join(' v ')));
    expect(rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
    expect(pairings).toHaveLength((count * (count - 1)) / 2);
    expect(pairs.size).toBe(pairings.length);
    for (const round of rounds) {
      const playing = round.flatMap(({ local, visitor }) => [local, visitor]);
      expect(new Set(playing).size).toBe(playing.length);
    }
    for (const team of teams) {
      const sides = pairings
        .filter(({ local, visitor }) => local === team || visitor === team)
        .map(({ local }) => (local === team ? 'home' : 'away'));
      expect(sides.join()).not.toMatch(/home,home,home|away,away,away/);
      const home = pairings.filter(({ local }) => local === team).length;
      const away = pairings.filter(({ visitor }) => visitor === team).length;
      expect(home + away).toBe(count - 1);
      expect(Math.abs(home - away)).toBeLessThanOrEqual(1);
    }
  });
});
