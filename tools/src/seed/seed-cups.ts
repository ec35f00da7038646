import type { Match } from '@futsal-cup/domain/cup/records';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { instantOf, todayIn } from '@futsal-cup/domain/cup/time-zone';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LoggedCup, readLoggedCup } from '../import-cup';
import { SEED_FOLDER } from '../project';

const CUPS_FOLDER = join(SEED_FOLDER, 'cups');
/** A seed cup names its days relative to the day of seeding: `day-1` is yesterday, `day+0` today. */
const RELATIVE_DAY = /^day([+-]\d+)$/;
const DAY = 24 * 60 * 60 * 1000;
/** How long a match lasts, in milliseconds: two halves of twenty minutes, a break and a shoot-out. */
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

/** `now-6` as the date of a match means that it kicked off six minutes before the seeding. */
const MINUTES_AGO = /^now-(\d+)$/;
const MINUTE = 60 * 1000;

interface FileMatch {
  readonly date: string;
  readonly time?: string;
}

function timeIn(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant);
}

function fillInKickOff(match: FileMatch, timeZone: string, now: number): FileMatch {
  const minutes = MINUTES_AGO.exec(match.date)?.[1];
  if (minutes === undefined) return match;
  const kickOff = now - Number(minutes) * MINUTE;
  return { ...match, date: todayIn(timeZone, kickOff), time: timeIn(timeZone, kickOff) };
}

function withoutScore(match: Match): Match {
  const sides = mapSides(match, (side) => ({ ...side, goals: null, kicks: null }));
  return { ...match, ...sides, state: 'scheduled', scoredTeams: null };
}

/** Leaves out the results and logs of matches that have not ended yet, because the files have the results of every day. */
function leaveOutFuture({ cup, logs }: LoggedCup, now: number): LoggedCup {
  const hasEnded = ({ date, time }: Match) =>
    instantOf(date, time, cup.tournament.timeZone) + MATCH_LASTS <= now;
  const future = cup.matches.filter((match) => match.local.goals !== null && !hasEnded(match));
  const matches = cup.matches.map((match) => (future.includes(match) ? withoutScore(match) : match));
  const left = new Set(future.map(({ matchId }) => matchId));
  return { cup: { ...cup, matches }, logs: new Map([...logs].filter(([matchId]) => !left.has(matchId))) };
}

interface SeedFile {
  readonly timeZone: string;
  readonly matches: readonly FileMatch[];
}

/** The seed's cups as they are on the day of `now`. */
export async function readSeedCups(now: number): Promise<LoggedCup[]> {
  const files = (await readdir(CUPS_FOLDER)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const json = JSON.parse(await readFile(join(CUPS_FOLDER, file), 'utf8')) as SeedFile;
      const matches = json.matches.map((match) => fillInKickOff(match, json.timeZone, now));
      const dated = fillInDays({ ...json, matches }, todayIn(json.timeZone, now));
      return leaveOutFuture(readLoggedCup(dated, file, now), now);
    }),
  );
}
