import { whoIsThrough } from '@futsal-cup/domain/bracket/who-is-through';
import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { stepsOf } from '@futsal-cup/domain/plan/format/presets';
import { usualChoices } from '@futsal-cup/domain/plan/format/usual-choices';
import { buildCupOfTeams, buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { checkThrough } from '@futsal-cup/domain/testing/check-through';
import { planCup } from '@futsal-cup/domain/testing/random-commands';
import { valueOf } from '@futsal-cup/domain/testing/results';
import { expect, test } from 'vitest';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { type Moment, replayCup, toShownCup } from '../../testing/replay-cup';
import { adminTexts } from '../texts/en';
import { liveMatches, nextLines, scoreInWords } from './court-lines';
import { resultLines } from './result-lines';
import { throughLines } from './through-lines';

function plannedCup() {
  const teams = 8;
  const steps = stepsOf(usualChoices('knockout-after-groups', teams), teams);
  const settings = buildPlanSettings({ teams, courts: 2 });
  const format = { preset: 'knockout-after-groups' as const, steps, drawSeed: 3 };
  return valueOf(planCup(buildCupOfTeams(teams), { ...settings, format }));
}

const MOMENT_SECONDS = 15;

/** A match of twelve minutes that nobody has begun is over a quarter of an hour later. */
const lastCallOf = (match: Match | undefined) =>
  instantOf(match?.date ?? '', match?.time ?? '', 'UTC') + 27 * 60_000;

const namesOf = ({ local, visitor }: Match) => [local.team?.name ?? '?', visitor.team?.name ?? '?'] as const;

/** The sentences by the ids of what they are about. */
const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id.split('/')[1]).sort();

/** What is on now and what has ended, as somebody at the table wrote it down, and the next match of each court by the plan. */
function expectAsNoted({ now, notes, cup: stored }: Moment, cup: Cup): void {
  const clock = { timeZone: 'UTC', now, minutesOf: () => 12 };
  const noted = (state: string) => [...notes].filter(([, note]) => note.state === state);
  const live = liveMatches(cup, clock);
  expect(live.map(({ matchId }) => matchId).sort()).toEqual(
    noted('live')
      .map(([id]) => id)
      .sort(),
  );
  for (const match of live) {
    const [local, visitor] = namesOf(match);
    const [one, other] = notes.get(match.matchId)?.goals ?? [];
    expect(scoreInWords(match, adminTexts)).toBe(`${local} ${one}, ${visitor} ${other}`);
  }
  const results = resultLines(cup, clock, adminTexts);
  expect(idsOf(results)).toEqual(
    noted('over')
      .map(([id]) => id)
      .sort(),
  );
  for (const match of allMatches(cup)) {
    const text = results.find(({ id }) => id === `result/${match.matchId}`)?.text;
    if (text === undefined) continue;
    const [local, visitor] = namesOf(match);
    const { goals, kicks } = notes.get(match.matchId) ?? { goals: [], kicks: null };
    expect(text).toContain(`${local} ${goals[0]}, ${visitor} ${goals[1]}`);
    if (kicks) expect(text).toContain(`(${kicks[0]} - ${kicks[1]} on penalties)`);
    else expect(text).not.toContain('penalties');
  }
  const courts = new Map<string, string>();
  const waiting = stored.matches
    .filter(
      ({ matchId, date, time }) => !notes.has(matchId) && now - instantOf(date, time, 'UTC') < 27 * 60_000,
    )
    .sort((a, b) => `${a.time} ${a.matchId}`.localeCompare(`${b.time} ${b.matchId}`));
  for (const { location, time } of waiting) if (!courts.has(location)) courts.set(location, time);
  const next = nextLines(cup, clock, adminTexts).map(({ text }) => text);
  expect(next.map((text) => /^Next on (.+), (\d\d:\d\d):/.exec(text)?.slice(1))).toEqual([...courts].sort());
}

/** Everything that the speaker finds at an instant. */
function saidAt(cup: Cup, now: number): readonly unknown[] {
  const clock = { timeZone: 'UTC', now, minutesOf: () => 12 };
  const live = liveMatches(cup, clock).map((match) => scoreInWords(match, adminTexts));
  const lines = [resultLines, throughLines, nextLines].flatMap((linesOf) => linesOf(cup, clock, adminTexts));
  return [...live, ...lines.map(({ text, more }) => [text, more])];
}

/**
 * Entries are made at the moments alone, and the clock changes what is said on whole minutes, which are moments too: until the next moment nothing
 * may be said otherwise. Each second of the first matches is compared, then the last one before each moment.
 */
function expectSameUntilNext({ now }: Moment, cup: Cup, isFirst: boolean): void {
  const said = saidAt(cup, now);
  for (let second = isFirst ? 1 : MOMENT_SECONDS - 1; second < MOMENT_SECONDS; second += 1) {
    expect(saidAt(cup, now + second * 1_000)).toEqual(said);
  }
}

test('over a whole cup the speaker names what was noted at the table, and who is through, as the board has it', () => {
  const seen = { first: 0, now: 0, through: 0, kicks: 0, champions: 0 };
  for (const moment of replayCup(plannedCup(), 2)) {
    const cup = toShownCup(moment.cup, moment.live);
    expectAsNoted(moment, cup);
    const isFirst =
      moment.notes.size > 0 && [...moment.notes.values()].every(({ state }) => state === 'live');
    expectSameUntilNext(moment, cup, isFirst);
    const told = whoIsThrough(moment.cup);
    expect(checkThrough(moment.cup, told)).toEqual([]);
    const clock = { timeZone: 'UTC', now: moment.now, minutesOf: () => 12 };
    const lines = throughLines(cup, clock, adminTexts);
    const through = lines.filter(({ id }) => id.startsWith('through/'));
    const isNews = ({ next }: (typeof told)[number]) => 'matchId' in next && !moment.notes.has(next.matchId);
    expect(through).toHaveLength(told.filter(isNews).length);
    const board = new Map(allMatches(cup).map((match) => [match.matchId, match]));
    for (const { id, text, more } of through) {
      const [, matchId = '', side] = id.split('/');
      const match = board.get(matchId);
      const team = side === 'local' ? match?.local.team : match?.visitor.team;
      expect(text.startsWith(`${team?.name} go on to “${match?.Stage.name}”: `)).toBe(true);
      const isToCome = moment.now < lastCallOf(match);
      expect(more?.startsWith(`Their next match: ${match?.time}, ${match?.location}, against`) ?? false).toBe(
        isToCome,
      );
    }
    seen.first += Number(isFirst);
    seen.now += Object.keys(moment.live).length;
    seen.through += through.length;
    seen.kicks += [...moment.notes.values()].filter(({ kicks }) => kicks).length;
    seen.champions += lines.length - through.length;
  }
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  expect(seen.champions).toBe(1);
}, 90_000);
