import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { stateOfPhase } from '@futsal-cup/domain/match-log/match-of-log';
import { describe, expect, it } from 'vitest';
import type { LoggedCup } from '../import-cup';
import { readSeedCups } from './seed-cups';

const HOURS = Array.from({ length: 24 }, (_, hour) => Date.UTC(2027, 2, 27, hour, 30));

function startsAt(cup: Cup, match: Cup['matches'][number]): number {
  return instantOf(match.date, match.time, cup.tournament.timeZone);
}

function seedCalled(seeds: readonly LoggedCup[], name: string): LoggedCup {
  const seed = seeds.find(({ cup }) => cup.tournament.name === name);
  if (!seed) throw new Error(`No seed cup is called ${name}.`);
  return seed;
}

function cupCalled(seeds: readonly LoggedCup[], name: string): Cup {
  return seedCalled(seeds, name).cup;
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

  it.each(HOURS)('has a match in the running cup that kicked off some minutes ago (%i)', async (now) => {
    const { cup, logs } = seedCalled(await readSeedCups(now), 'Basel Futsal Masters');
    const folded = [...logs].map(([matchId, entries]) => {
      const match = cup.matches.find((each) => each.matchId === matchId);
      return { match, log: foldLog(entries, cup.tournament.matchRules), entries };
    });
    const [live, ...others] = folded.filter(({ log }) => stateOfPhase(log.phase) === 'live');
    expect(others).toEqual([]);
    expect(live?.match && now - startsAt(cup, live.match)).toBeGreaterThanOrEqual(6 * 60_000);
    expect(live?.entries.every(({ at }) => at <= now)).toBe(true);
    expect(live?.log.score.goals).toEqual({ local: 2, visitor: 1 });
    expect(live?.log.fouls).toEqual({ local: 2, visitor: 1 });
    expect(live?.entries.some(({ kind }) => kind === 'card')).toBe(true);
    const [over] = folded.filter(({ log }) => log.phase === 'finished');
    expect(over?.entries.some(({ kind }) => kind === 'undo')).toBe(true);
    expect(over?.log.score.goals).toEqual({
      local: over?.match?.local.goals,
      visitor: over?.match?.visitor.goals,
    });
  });

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
