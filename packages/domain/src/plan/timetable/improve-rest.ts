import type { Random } from '../random';
import type { Board } from './board';
import type { Phase } from './fill-phase';

/** The minutes from the beginning of each match of a team to the beginning of its next match. */
function gapsOf(board: Board, team: number): number[] {
  const starts = [...board.startsOf(team)].sort((a, b) => a - b);
  return starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
}

/**
 * The cost of gaps between a team's matches. Short gaps count far more than long ones: a gap of half the length costs eight times as much.
 */
function costOf(gaps: readonly number[]): number {
  return gaps.reduce((sum, gap) => sum + 1_000_000 / gap ** 3, 0);
}

interface RestOfTeams {
  readonly cost: number;
  readonly least: number;
}

function restOf(board: Board, teams: Iterable<number>): RestOfTeams {
  let cost = 0;
  let least = Infinity;
  for (const team of teams) {
    const gaps = gapsOf(board, team);
    cost += costOf(gaps);
    least = Math.min(least, ...gaps);
  }
  return { cost, least };
}

/** An exchange: a match goes into another slot, and the match in that slot, if there is one, goes into the first match's old slot. */
interface Exchange {
  readonly match: number;
  readonly other: number | undefined;
  readonly from: number;
  readonly to: number;
}

class RestImprover {
  private readonly occupant: Map<number, number>;
  private readonly places: readonly number[];
  private readonly timeOf: ReadonlyMap<number, number>;
  /** The shortest gap of any team. No exchange may make a gap shorter than this. */
  private readonly least: number;

  constructor(
    private readonly board: Board,
    private readonly phase: Phase,
    private readonly random: Random,
  ) {
    const { times, slotsAt, slots, teamCount } = board.timetable;
    const last = Math.max(...phase.matches.map((match) => board.startOf[match] ?? 0));
    this.timeOf = new Map(times.map((start, time) => [start, time]));
    this.places = slotsAt.flat().filter((slot) => {
      const start = slots[slot]?.start ?? 0;
      return start >= phase.from && start <= last;
    });
    this.occupant = new Map(phase.matches.map((match) => [board.slotOf[match] ?? -1, match]));
    this.least = restOf(board, Array(teamCount).keys()).least;
  }

  private drawn(items: readonly number[]): number {
    return items[Math.floor(this.random() * items.length)] ?? 0;
  }

  private fits(match: number, slot: number): boolean {
    const { slots, matches } = this.board.timetable;
    const { court, start } = slots[slot] ?? { court: 0, start: 0 };
    const courts = matches[match]?.courts ?? null;
    const isCourt = courts === null || courts[court] === true;
    return isCourt && this.board.canBegin(match, this.timeOf.get(start) ?? -1);
  }

  private putBoth({ match, other, from, to }: Exchange): boolean {
    this.takeBoth(match, other);
    if (!this.fits(match, to)) return false;
    this.board.put(match, to);
    if (other === undefined) return true;
    if (!this.fits(other, from)) return false;
    this.board.put(other, from);
    return true;
  }

  private takeBoth(match: number, other: number | undefined): void {
    this.board.remove(match);
    if (other !== undefined) this.board.remove(other);
  }

  private keep({ match, other, from, to }: Exchange): void {
    this.occupant.delete(from);
    if (other !== undefined) this.occupant.set(from, other);
    this.occupant.set(to, match);
  }

  private undo({ match, other, from, to }: Exchange): void {
    this.takeBoth(match, other);
    this.board.put(match, from);
    if (other !== undefined) this.board.put(other, to);
  }

  /** Tries one random exchange and keeps it when the teams rest better. */
  tryOne(): boolean {
    const { slots, matches } = this.board.timetable;
    const match = this.drawn(this.phase.matches);
    const to = this.drawn(this.places);
    const from = this.board.slotOf[match] ?? 0;
    if (slots[from]?.start === slots[to]?.start) return false;
    const exchange = { match, other: this.occupant.get(to), from, to };
    const both = [match, exchange.other ?? -1].flatMap((entry) => matches[entry]?.teams ?? []);
    const teams = new Set(both);
    const before = restOf(this.board, teams);
    if (this.putBoth(exchange)) {
      const after = restOf(this.board, teams);
      if (after.cost < before.cost && after.least >= this.least) {
        this.keep(exchange);
        return true;
      }
    }
    this.undo(exchange);
    return false;
  }
}

/** The number of exchanges to try. It grows with the phase, within the time that a phone has. */
function triesFor(matches: number): number {
  return Math.min(20 * matches, 1_500);
}

/** The number of exchanges in a row without a gain after which further exchanges hardly bring a gain. */
const TRIES_WITHOUT_GAIN = 400;

/**
 * Exchanges matches of a phase, or moves one into an empty slot, as long as the teams' rest becomes more even. The phase ends no later
 * than before, and no team's least rest becomes shorter than the shortest before.
 */
export function improveRest(board: Board, phase: Phase, random: Random): void {
  if (phase.matches.length < 2) return;
  const improver = new RestImprover(board, phase, random);
  let withoutGain = 0;
  for (let left = triesFor(phase.matches.length); left > 0 && withoutGain < TRIES_WITHOUT_GAIN; left -= 1) {
    withoutGain = improver.tryOne() ? 0 : withoutGain + 1;
  }
}
