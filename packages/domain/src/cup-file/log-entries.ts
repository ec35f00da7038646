import type { MatchRules } from '../cup/match-rules';
import { nameKey } from '../cup/text/name-key';
import { hasScore, outcomeOf } from '../cup/outcome';
import type { Match, Player } from '../cup/records';
import { mapSides, type SideKey, type Sides } from '../cup/sides';
import { lengthOf } from '../match-log/clock';
import type { EnteredPhase, Entry, EntryFacts, Half, ShownScore } from '../match-log/entries';
import { findMinute } from './log-minutes';
import type { LogLine } from './log-schema';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const BREAK = 5 * MINUTE;

/** The author of the entries that come from a cup file. */
const BY = 'cup-file';

/** The change of phase that comes before each half: the break, or null for the first half. */
const BREAK_BEFORE: Readonly<Record<Half, EnteredPhase | null>> = {
  'first-half': null,
  'second-half': 'half-time',
  'extra-time-1': null,
  'extra-time-2': 'extra-time-break',
};

export interface LoggedMatch {
  readonly match: Match;
  /** The instant at which the match kicked off, in milliseconds. */
  readonly kickOff: number;
  readonly rules: MatchRules;
  /** The players of each side. The list is empty when the team is not known. */
  readonly players: Sides<readonly Player[]>;
  /** The names of the two sides in the file. */
  readonly names: Sides<string>;
  readonly newId: () => string;
}

/** The side of a match that a line of its log names, or null when the line names neither side. */
export function sideOfLine({ team }: Pick<LogLine, 'team'>, names: Sides<string>): SideKey | null {
  const sides = (['local', 'visitor'] as const).filter(
    (side) => team === side || nameKey(team) === nameKey(names[side]),
  );
  return sides[0] ?? null;
}

function cardOf({ what, official }: LogLine, side: SideKey, half: Half, playerId: string | null): EntryFacts {
  const isSecond = what === 'second-yellow';
  return {
    kind: 'card',
    side,
    half,
    colour: what === 'yellow' ? 'yellow' : 'red',
    ...(isSecond && { how: what }),
    ...(official ? { isOfficial: true, playerId: null } : { playerId }),
  };
}

function factsOf(line: LogLine, side: SideKey, half: Half, playerId: string | null): EntryFacts {
  switch (line.what) {
    case 'goal':
      return { kind: 'goal', side, half, playerId };
    case 'own-goal':
    case 'penalty':
      return { kind: 'goal', side, half, playerId, how: line.what };
    case 'foul':
    case 'time-out':
      return { kind: line.what, side, half };
    case 'yellow':
    case 'second-yellow':
    case 'red':
      return cardOf(line, side, half, playerId);
  }
}

function playerIdOf({ player }: LogLine, players: readonly Player[]): string | null {
  if (!player) return null;
  return players.find(({ name }) => nameKey(name) === nameKey(player))?.playerId ?? null;
}

/** Makes the entries one after the other, as scorers do. */
class Scribe {
  readonly entries: Entry[] = [];
  #lastChange: string | null = null;

  constructor(private readonly newId: () => string) {}

  write(facts: EntryFacts, at: number): string {
    const entryId = this.newId();
    this.entries.push({ ...facts, entryId, at, by: BY, receivedAt: at });
    return entryId;
  }

  forfeit(side: SideKey, at: number, shown: ShownScore): void {
    this.#lastChange = this.write({ kind: 'forfeit', side, on: this.#lastChange, shown }, at);
  }

  enter(to: EnteredPhase, at: number, shown?: ShownScore): void {
    const facts = { kind: 'phase', to, on: this.#lastChange } as const;
    this.#lastChange = this.write(shown ? { ...facts, shown } : facts, at);
  }
}

/** Enters the beginning of each half that the log or the score implies. No other fact is added. */
function enterHalves(scribe: Scribe, lines: readonly LogLine[], { rules, kickOff, match }: LoggedMatch) {
  const told = lines.flatMap(({ minute }) => findMinute(minute, rules) ?? []);
  const isOver = hasScore(match);
  const last = (half: Half) =>
    Math.max(
      lengthOf(half, rules) * MINUTE,
      ...told.filter((line) => line.half === half).map(({ elapsed }) => elapsed + MINUTE),
    );
  const begun = new Map<Half, number>();
  let at = kickOff;
  for (const half of ['first-half', 'second-half', 'extra-time-1', 'extra-time-2'] as const) {
    const isRegular = half === 'first-half' || (half === 'second-half' && rules.halves === 2 && isOver);
    const isTold = told.some(
      (line) => line.half === half || (half === 'extra-time-1' && line.half === 'extra-time-2'),
    );
    if (!isRegular && !isTold) continue;
    const pause = BREAK_BEFORE[half];
    if (pause) scribe.enter(pause, at);
    if (half !== 'first-half') at += BREAK;
    scribe.enter(half, at);
    begun.set(half, at);
    at += last(half);
  }
  return { begun, end: at };
}

/**
 * The entries for a match's log of a cup file, as if they had been made from its kick-off on: the changes of phase, the lines of the
 * file, and the finish where the match has a score. The file has been checked.
 */
export function entriesOfLog(lines: readonly LogLine[], logged: LoggedMatch): readonly Entry[] {
  const scribe = new Scribe(logged.newId);
  const { begun, end } = enterHalves(scribe, lines, logged);
  const counted: string[] = [];
  lines.forEach((line, index) => {
    const side = sideOfLine(line, logged.names);
    const minute = findMinute(line.minute, logged.rules);
    if (!side || !minute) throw new Error('The log of the cup file was not checked.');
    // The entries are a second apart, so that events of the same minute keep their order.
    const at = (begun.get(minute.half) ?? logged.kickOff) + minute.elapsed + (index % 59) * SECOND;
    const facts = factsOf(line, side, minute.half, playerIdOf(line, logged.players[side]));
    const entryId = scribe.write(facts, at);
    if (line.undone) scribe.write({ kind: 'undo', of: entryId }, at + SECOND);
    else if (facts.kind === 'goal') counted.push(entryId);
  });
  if (logged.match.state === 'abandoned') scribe.enter('abandoned', end);
  if (hasScore(logged.match)) finish(scribe, logged.match, { basis: counted, end });
  return scribe.entries;
}

/**
 * The entries for a match without a log whose state or score is no usual one: it was postponed, abandoned or forfeited. A score alone needs
 * none.
 */
export function entriesOfState({ match, kickOff, newId }: LoggedMatch): readonly Entry[] {
  const scribe = new Scribe(newId);
  if (match.state === 'abandoned' || match.state === 'postponed') scribe.enter(match.state, kickOff);
  else if (match.isForfeit && hasScore(match)) finish(scribe, match, { basis: [], end: kickOff });
  return scribe.entries;
}

function finish(
  scribe: Scribe,
  match: Match,
  { basis, end }: { readonly basis: readonly string[]; readonly end: number },
): void {
  const goals = mapSides(match, (side) => side.goals ?? 0);
  const hasKicks = match.local.kicks !== null && match.visitor.kicks !== null;
  const kicks = hasKicks ? mapSides(match, (side) => side.kicks ?? 0) : null;
  const outcome = outcomeOf(match);
  if (match.isForfeit && outcome.kind === 'won') {
    scribe.forfeit(outcome.winner, end, { goals, kicks, basis });
    return;
  }
  if (kicks) scribe.enter('shoot-out', end);
  scribe.enter('finished', end + (kicks ? BREAK : 0), { goals, kicks, basis });
}
