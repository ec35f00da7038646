import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { instantOf, todayIn } from '@futsal-cup/domain/cup/time-zone';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCup } from '../import-cup';
import { SEED_FOLDER } from '../project';

const CUPS_FOLDER = join(SEED_FOLDER, 'cups');
/** A seed cup names its days relative to the day of seeding: `day-1` is yesterday, `day+0` today. */
const RELATIVE_DAY = /^day([+-]\d+)$/;
const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds: two halves of twenty minutes, a break and a shoot-out. */
const MATCH_LASTS = 70 * 60 * 1000;

function shiftDay(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Replaces every relative day in a parsed JSON value; `today` is `YYYY-MM-DD`. */
function fillInDays(value: unknown, today: string): unknown {
  if (typeof value === 'string') {
    const days = RELATIVE_DAY.exec(value)?.[1];
    return days === undefined ? value : shiftDay(today, Number(days));
  }
  if (Array.isArray(value)) return value.map((item) => fillInDays(item, today));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInDays(item, today)]));
}

function withoutScore(match: Match): Match {
  const sides = mapSides(match, (side) => ({ ...side, goals: null, kicks: null }));
  return { ...match, ...sides, state: 'scheduled', scoredTeams: null };
}

/** The files have the results of every day; those of matches that have not ended yet are left out. */
function leaveOutFutureScores(cup: Cup, now: number): Cup {
  const hasEnded = ({ date, time }: Match) =>
    instantOf(date, time, cup.tournament.timeZone) + MATCH_LASTS <= now;
  return {
    ...cup,
    matches: cup.matches.map((match) => (hasEnded(match) ? match : withoutScore(match))),
  };
}

/** The seed's cups as they are on the day of `now`. */
export async function readSeedCups(now: number): Promise<Cup[]> {
  const files = (await readdir(CUPS_FOLDER)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const json = JSON.parse(await readFile(join(CUPS_FOLDER, file), 'utf8')) as { timeZone: string };
      const dated = fillInDays(json, todayIn(json.timeZone, now));
      return leaveOutFutureScores(readCup(dated, file, now), now);
    }),
  );
}
