import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { LiveMatch } from '@futsal-cup/domain/match-log/match-of-log';
import { presentCup } from '@futsal-cup/functions/presenters/present-tournament';
import type { StoredCup } from '@futsal-cup/functions/storage/stored';
import { buildCupInState, type StateOfCup } from '../builders/cup-in-state';

const SLOT_MS = 30 * 60_000;
const WRITTEN_AT = '2030-01-01T00:00:00.000Z';

function asStored({ tournament, teams, stages, groups, matches }: Cup): StoredCup {
  const stamp = <Entity extends object>(entity: Entity) => ({
    ...entity,
    createdAt: WRITTEN_AT,
    updatedAt: WRITTEN_AT,
  });
  const parts = { teams: teams.map(stamp), stages: stages.map(stamp), groups: groups.map(stamp) };
  return { tournament: stamp(tournament), ...parts, matches: matches.map(stamp) } as unknown as StoredCup;
}

/** Presents a cup as the server does. */
export function presentHall(cup: Cup, version: string): TournamentView {
  return JSON.parse(JSON.stringify(presentCup(asStored(cup), version))) as TournamentView;
}

/** Puts the matches on courts beside each other, so that those that come next in order are played now. */
function onCourts(cup: Cup, courts: number, now: number): Cup {
  const begunAt = now - 10 * 60_000;
  const played = cup.matches.filter(hasScore).length;
  const isOver = played === cup.matches.length;
  const first = cup.matches.some(hasScore) ? Math.ceil(played / courts) : -48;
  const matches = cup.matches.map((match, index): Match => {
    const kickOff = begunAt + (Math.floor(index / courts) - first - (isOver ? 2 : 0)) * SLOT_MS;
    const [date = '', time = ''] = new Date(kickOff).toISOString().slice(0, 16).split('T');
    return { ...match, date, time, location: `Court ${(index % courts) + 1}` };
  });
  return { ...cup, matches };
}

export type Live = Record<string, LiveMatch>;

/** A cup of a hall whose matches are kept live while they are played, as at an instant. */
export interface HallCup {
  readonly cup: Cup;
  readonly live: Live;
}

export function buildHallCup(teams: number, state: StateOfCup, courts: number, now = Date.now()): HallCup {
  const cup = onCourts(buildCupInState(teams, state, now), courts, now);
  const live: Live = {};
  const matches = cup.matches.map((match): Match => {
    const since = now - Date.parse(`${match.date}T${match.time}Z`);
    if (hasScore(match) || since < 0 || since >= SLOT_MS || !match.local.teamId) return match;
    const number = Object.keys(live).length;
    live[match.matchId] = {
      phase: number % 3 === 2 ? 'half-time' : 'second-half',
      runningSince: number % 3 === 2 ? null : now - 4 * 60_000 - number * 7_000,
      elapsed: 60_000,
      goals: [number % 4, 12 - number],
      kicks: null,
      fouls: [3, number % 6],
      log: 9,
    };
    return { ...match, state: 'live', logRevision: 1 };
  });
  return { cup: { ...cup, matches }, live };
}
