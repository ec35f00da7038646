import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { describe, expect, it } from 'vitest';
import { readSeedCups } from './seed-cups';

const HOURS = Array.from({ length: 24 }, (_, hour) => Date.UTC(2027, 2, 27, hour, 30));

function startsAt(cup: Cup, match: Cup['matches'][number]): number {
  return instantOf(match.date, match.time, cup.tournament.timeZone);
}

function cupCalled(cups: readonly Cup[], name: string): Cup {
  const cup = cups.find(({ tournament }) => tournament.name === name);
  if (!cup) throw new Error(`No seed cup is called ${name}.`);
  return cup;
}

describe('the seed', () => {
  it.each(HOURS)(
    'has a played and a coming match in the running cup, whatever the hour (%i)',
    async (now) => {
      const cup = cupCalled(await readSeedCups(now), 'Basel Futsal Masters');
      const isPlayed = (match: Cup['matches'][number]) => match.local.goals !== null;
      expect(cup.matches.some((match) => isPlayed(match) && startsAt(cup, match) < now)).toBe(true);
      expect(cup.matches.some((match) => !isPlayed(match) && startsAt(cup, match) > now)).toBe(true);
      expect(cup.matches.some((match) => isPlayed(match) && startsAt(cup, match) > now)).toBe(false);
      expect(instantOf(cup.tournament.date, '00:00', cup.tournament.timeZone)).toBeLessThan(now);
    },
  );

  it('has a finished cup whose final was decided by a shoot-out', async () => {
    const cup = cupCalled(await readSeedCups(Date.UTC(2027, 2, 27)), "Women's Futsal Cup Zurich");
    const final = cup.matches.at(-1);
    expect(final && outcomeOf(final)).toMatchObject({ kind: 'won', by: 'shoot-out' });
    const { sides } = resolveCup(cup);
    expect([...sides.values()].every(({ local, visitor }) => local !== null && visitor !== null)).toBe(true);
  });

  it('has an upcoming cup without a score', async () => {
    const now = Date.UTC(2027, 2, 27);
    const cup = cupCalled(await readSeedCups(now), 'Lucerne Winter Cup');
    expect(cup.matches.every((match) => match.local.goals === null)).toBe(true);
    expect(instantOf(cup.tournament.date, '00:00', cup.tournament.timeZone)).toBeGreaterThan(now);
  });
});
