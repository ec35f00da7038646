import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import { resolveCup } from '@futsal-cup/domain/bracket/resolve-cup';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import { Hall } from '../support/hall/hall';
import { buildHallCup, presentHall, type Live } from '../support/hall/hall-cups';

const MINUTE = 60_000;
const HALF = 10 * MINUTE;
const BREAK = 2 * MINUTE;
const LENGTH = 2 * HALF + BREAK;

const kickOffOf = ({ date, time }: Match) => Date.parse(`${date}T${time}Z`);

/** The goals that each side has after some minutes; no match ends level. */
function goalsAt(index: number, minutes: number): readonly [number, number] {
  return [Math.floor(minutes / (5 + (index % 3))), Math.floor(minutes / (9 + (index % 2)))];
}

function liveAt(index: number, since: number, kickOff: number): LiveMatch {
  const isFirst = since < HALF;
  const isBreak = !isFirst && since < HALF + BREAK;
  return {
    phase: isFirst ? 'first-half' : isBreak ? 'half-time' : 'second-half',
    runningSince: isBreak ? null : kickOff + (isFirst ? 0 : HALF + BREAK),
    elapsed: 0,
    goals: goalsAt(index, Math.floor(since / MINUTE)),
    kicks: null,
    fouls: [Math.floor(since / MINUTE) % 5, 2],
    log: 1 + Math.floor(since / MINUTE),
  };
}

/** A cup of sixteen teams on two courts, played from a first match to the final, as the server tells of it at each instant. */
export class HallDay {
  readonly hall: Hall;
  readonly firstKickOff: number;
  readonly #cup: Cup;
  #played = '';

  constructor() {
    const { cup } = buildHallCup(16, 'upcoming', 2);
    this.#cup = cup;
    this.firstKickOff = Math.min(...cup.matches.map(kickOffOf));
    this.hall = new Hall(presentHall(cup, 'at first'));
  }

  /** Plays the matches up to an instant of the server. */
  playTo(now: number): void {
    let cup = this.#cup;
    const live: Live = {};
    const states: string[] = [];
    const ordered = [...cup.matches].sort((a, b) => kickOffOf(a) - kickOffOf(b));
    for (const [index, match] of ordered.entries()) {
      const since = now - kickOffOf(match);
      if (since < 0) break;
      const isOver = since >= LENGTH;
      if (!isOver) live[match.matchId] = liveAt(index, since, kickOffOf(match));
      const goals = goalsAt(index, LENGTH / MINUTE);
      const { local, visitor } = resolveCup(cup).sides.get(match.matchId) ?? {};
      const after: Match = {
        ...match,
        logRevision: 1,
        state: isOver ? 'finished' : 'live',
        ...mapSides(match, (side, key) => ({
          ...side,
          goals: isOver ? goals[key === 'local' ? 0 : 1] : null,
        })),
        scoredTeams: isOver && local && visitor ? { local, visitor } : null,
      };
      cup = { ...cup, matches: cup.matches.map((each) => (each.matchId === match.matchId ? after : each)) };
      states.push(`${index} ${after.state}`);
    }
    const played = states.join();
    if (played !== this.#played) this.hall.view = presentHall(cup, `after ${states.length} ${played.length}`);
    this.#played = played;
    this.hall.live = live;
  }
}
