import { OTHER_SIDE, type SideKey, type Sides } from '../../cup/sides';
import { clockNow, clockOfHalf, elapsedAt } from '../clock';
import { byInstant, type Entry, type EntryOf, type Half, isHalf, phaseAfter } from '../entries';
import type { LogInPlay } from '../running-score';
import { cardsShown } from './cards';
import { FULL_STRENGTH } from './strength';

const TWO_MINUTES = 120_000;

/** A player who was sent off and not replaced yet. Both times are milliseconds of playing time, through all halves. */
interface Absence {
  readonly side: SideKey;
  readonly from: number;
  readonly until: number;
}

/** An entry that changes the number of players, and the playing time at which it was made. */
interface Turn {
  readonly entry: EntryOf<'goal' | 'card'>;
  readonly played: number;
}

function halvesPlayed({ changes }: LogInPlay): readonly Half[] {
  return changes.map(phaseAfter).filter(isHalf);
}

/** The playing time before a half, in milliseconds. */
function playedBefore(half: Half, log: LogInPlay): number {
  const halves = halvesPlayed(log);
  return halves
    .slice(0, halves.indexOf(half))
    .reduce((sum, each) => sum + clockNow(each, log.active, log.changes).elapsed, 0);
}

/** The half of an entry that names none: the last one that had begun. */
function halfAt(at: number, { changes }: LogInPlay): Half | undefined {
  return changes
    .filter((change) => change.at <= at)
    .map(phaseAfter)
    .findLast(isHalf);
}

/** The playing time at which an entry was made; null before the match, when a player who is sent off may be replaced at once. */
function playedAt(entry: Turn['entry'], log: LogInPlay): number | null {
  const half = entry.half ?? halfAt(entry.at, log);
  if (half === undefined || !halvesPlayed(log).includes(half)) return null;
  const end = clockNow(half, log.active, log.changes);
  const shown = elapsedAt(clockOfHalf(half, log, entry.at), entry.at);
  return playedBefore(half, log) + (end.runningSince === null ? Math.min(shown, end.elapsed) : shown);
}

/** The sendings-off of players and the goals, in the order in which they were made. */
function turnsOf(log: LogInPlay): readonly Turn[] {
  const sentOff = [...cardsShown(log.active).values()].flatMap(({ entry, card, mark }) =>
    card === 'yellow' || mark === 'already-sent-off' || entry.isOfficial ? [] : [entry],
  );
  if (sentOff.length === 0) return [];
  const goals = log.active.filter((entry: Entry): entry is EntryOf<'goal'> => entry.kind === 'goal');
  return [...sentOff, ...goals]
    .flatMap((entry) => {
      const played = playedAt(entry, log);
      return played === null ? [] : [{ entry, played }];
    })
    .sort((a, b) => a.played - b.played || byInstant(a.entry, b.entry));
}

function isAway({ from, until }: Absence, played: number): boolean {
  return from <= played && played < until;
}

function strengthAt(absences: readonly Absence[], played: number): Sides<number> {
  const away = absences.filter((absence) => isAway(absence, played));
  const ofSide = (side: SideKey) => FULL_STRENGTH - away.filter((absence) => absence.side === side).length;
  return { local: ofSide('local'), visitor: ofSide('visitor') };
}

/**
 * The side that may add one player after a goal, null where no side may: the side with fewer players, when the other one scores (FIFA
 * Futsal Laws of the Game 2014/15, Law 3, page 18). @internal
 */
export function addsPlayerAfter(goalOf: SideKey, strength: Sides<number>): SideKey | null {
  const other = OTHER_SIDE[goalOf];
  return strength[goalOf] > strength[other] ? other : null;
}

function afterGoal(absences: readonly Absence[], goalOf: SideKey, played: number): readonly Absence[] {
  const side = addsPlayerAfter(goalOf, strengthAt(absences, played));
  const first = absences.find((absence) => absence.side === side && isAway(absence, played));
  return absences.map((absence) => (absence === first ? { ...absence, until: played } : absence));
}

/**
 * The players of each side who are missing in the present half, as the readings of its clock in milliseconds at which each of them may be
 * replaced: two minutes of playing time after the sending-off, through half-time too, or earlier after a goal. Those that the
 * clock has shown for certain are left out. The log does not know who was on the court, so each player who is sent off counts as one who was.
 */
export function missingPlayers(log: LogInPlay & { readonly half: Half | null }): Sides<readonly number[]> {
  const { half, active, changes } = log;
  const turns = turnsOf(log);
  if (half === null || turns.length === 0) return { local: [], visitor: [] };
  const absences = turns.reduce<readonly Absence[]>(
    (before, { entry, played }) =>
      entry.kind === 'goal'
        ? afterGoal(before, entry.side, played)
        : [...before, { side: entry.side, from: played, until: played + TWO_MINUTES }],
    [],
  );
  const before = playedBefore(half, log);
  const known = Math.max(before + clockNow(half, active, changes).elapsed, turns.at(-1)?.played ?? 0);
  const ofSide = (side: SideKey) =>
    absences
      .filter((absence) => absence.side === side && absence.until > known)
      .map(({ until }) => until - before);
  return { local: ofSide('local'), visitor: ofSide('visitor') };
}
