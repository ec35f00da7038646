import { cupOfCategory } from '../cup/categories';
import type { Random } from '../plan/random';
import { isFinal } from './plan-checker';
import { isInBlock, matchesOfDay, type MatchOfDay, type PlannedDay } from './blocks-checker';
import { isPlayed, minute, phaseOf, playersOf } from './planned-cup';

interface Duty extends MatchOfDay {
  readonly phase: number;
  readonly players: readonly string[];
  readonly sources: readonly string[];
  readonly isFinal: boolean;
}

function dutiesOf(day: PlannedDay, categories: readonly number[]): Duty[] {
  return matchesOfDay(day)
    .filter(({ category }) => categories.includes(category))
    .map((at) => {
      const { match, category } = at;
      const after = cupOfCategory(day.after, day.settings.categories[category]?.categoryId ?? '');
      const sources = [match.local, match.visitor].flatMap(({ source }) =>
        source?.kind === 'match-winner' || source?.kind === 'match-loser' ? [source.matchId] : [],
      );
      // Places of two categories are others, though they look the same.
      const players = playersOf(match).map((player) => `${category} ${player}`);
      return { ...at, phase: phaseOf(after, match), players, sources, isFinal: isFinal({ after }, match) };
    });
}

/** Whether a match has to be over before another begins. */
function isBefore(one: Duty, other: Duty): boolean {
  if (one.category !== other.category || one === other) return false;
  return one.phase < other.phase || other.sources.includes(one.match.matchId) || other.isFinal;
}

function leastAfter(one: Duty, other: Duty, { settings }: PlannedDay): number {
  const { leastRest, pauseBeforeKnockout } = settings;
  if (one.category !== other.category) return -Infinity;
  if (one.phase < other.phase) return one.end + Math.max(leastRest, pauseBeforeKnockout);
  const isRested = other.sources.includes(one.match.matchId);
  return isRested ? one.end + leastRest : other.isFinal ? one.end : -Infinity;
}

function mayBegin(at: Duty, placed: readonly Duty[], day: PlannedDay): boolean {
  const { settings } = day;
  if (!settings.blocks.some((block) => isInBlock(block, settings, at))) return false;
  return placed.every((other) => {
    const isAtOnce = (between: number) => at.start < other.end + between && other.start < at.end + between;
    if (other.match.location === at.match.location && isAtOnce(settings.minutesBetween)) return false;
    const isShared = at.players.some((player) => other.players.includes(player));
    return !(isShared && isAtOnce(settings.leastRest)) && at.start >= leastAfter(other, at, day);
  });
}

/** The soonest place of a match among those that have one: at the beginning of a block, or when something is over. */
function soonestPlace(duty: Duty, placed: readonly Duty[], day: PlannedDay): Duty | null {
  const { blocks, courts, minutesBetween, leastRest, pauseBeforeKnockout } = day.settings;
  const waits = [0, minutesBetween, leastRest, Math.max(leastRest, pauseBeforeKnockout)];
  const starts = [
    ...blocks.map(({ date, from }) => minute({ date, time: from })),
    ...placed.flatMap(({ end }) => waits.map((wait) => end + wait)),
  ];
  for (const start of [...new Set(starts)].sort((a, b) => a - b)) {
    for (const location of courts) {
      const at = { ...duty, match: { ...duty.match, location }, start, end: start + duty.end - duty.start };
      if (mayBegin(at, placed, day)) return at;
    }
  }
  return null;
}

/**
 * The end of some categories if their matches begin in another order, each as soon as it may: at random where `random` is given, else in the
 * order of the plan. Those that were played stay. Pairs of teams are left out, so that it may be sooner than any plan. Null where a match finds no place.
 */
export function endOfOtherOrder(
  day: PlannedDay,
  categories: readonly number[],
  random: Random | null,
): number | null {
  const duties = dutiesOf(day, categories);
  const left = duties.filter(({ match }) => !isPlayed(match));
  const placed = duties.filter(({ match }) => isPlayed(match));
  while (left.length > 0) {
    const next = left.filter((duty) => !left.some((other) => isBefore(other, duty)));
    const inOrder = [...next].sort((a, b) => a.start - b.start);
    const duty = random ? next[Math.floor(random() * next.length)] : inOrder[0];
    if (!duty) throw new Error('the matches wait for one another');
    left.splice(left.indexOf(duty), 1);
    const place = soonestPlace(duty, placed, day);
    if (place === null) return null;
    placed.push(place);
  }
  return Math.max(-Infinity, ...placed.map(({ end }) => end));
}
