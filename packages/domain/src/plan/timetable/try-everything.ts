import type { Board } from './board';
import { firstTimeFrom, type Phase } from './fill-phase';
import { readPlaces, type PhasePlaces } from './search-phase';

/** The largest number of matches for which every plan is tried. */
export const MATCHES_TO_TRY_EVERYTHING = 12;

/** The number of steps that a search may still take. A search that runs out of them has proved nothing. */
export interface Budget {
  steps: number;
}

/** The largest number of steps of a search. It is more than usual cups need, and takes about a second. */
export const STEPS_TO_TRY_EVERYTHING = 300_000;

/** A plan was found, or none exists, or the search gave up. */
export type Verdict = PhasePlaces | 'none' | 'unknown';

/**
 * Tries all plans of a phase in which every match begins at `until` (a minute) at the latest, and returns the first that is possible, or
 * that there is none. It goes through the slots in order and puts each possible match, or none, into the slot. A state that has failed
 * once (the same slot, the same remaining matches and the same resting teams) is not tried again.
 */
export function tryEverything(board: Board, phase: Phase, until: number, budget: Budget): Verdict {
  const { matches, slots, slotsAt, times, minutesPerMatch, rest } = board.timetable;
  const gap = minutesPerMatch + rest;
  const places: { readonly slot: number; readonly time: number }[] = [];
  for (let time = firstTimeFrom(times, phase.from); time < times.length; time += 1) {
    if ((times[time] ?? 0) > until) break;
    for (const slot of slotsAt[time] ?? []) places.push({ slot, time });
  }
  const left = new Set(phase.matches);
  const failed = new Set<string>();

  /**
   * The state on which the rest of the search depends: the remaining matches, and those that began so shortly before that their teams
   * still rest.
   */
  function stateAt(place: number): string {
    const start = times[places[place]?.time ?? 0] ?? 0;
    const recent = phase.matches
      .filter((match) => !left.has(match))
      .map((match) => {
        const begun = board.startOf[match] ?? 0;
        return begun > start - gap ? `${match}@${begun}` : `${match}`;
      });
    return `${place} ${recent.join()}`;
  }

  function mayTake(match: number, place: number): boolean {
    const { slot, time } = places[place] ?? { slot: -1, time: -1 };
    const entry = matches[match];
    const court = slots[slot]?.court ?? 0;
    if (!entry || (entry.courts !== null && !entry.courts[court])) return false;
    if (entry.isLast && left.size > 1) return false;
    return board.canBegin(match, time);
  }

  /** Whether slots at the same time are alike. They differ only where a match may be on one court and not on the other. */
  const areCourtsAlike = phase.matches.every((match) => (matches[match]?.courts ?? null) === null);

  function nextTime(place: number): number {
    let next = place + 1;
    while (next < places.length && places[next]?.time === places[place]?.time) next += 1;
    return next;
  }

  function search(place: number, least: number): boolean {
    if (left.size === 0) return true;
    if (left.size > places.length - place) return false;
    if (budget.steps <= 0) return false;
    budget.steps -= 1;
    const isNewTime = places[place]?.time !== places[place - 1]?.time;
    const state = isNewTime ? stateAt(place) : null;
    if (state !== null && failed.has(state)) return false;
    const from = isNewTime || !areCourtsAlike ? 0 : least;
    for (const match of [...left]) {
      if (match < from || !mayTake(match, place)) continue;
      left.delete(match);
      board.put(match, places[place]?.slot ?? 0);
      if (search(place + 1, match + 1)) return true;
      board.remove(match);
      left.add(match);
    }
    // When all courts are alike, an empty slot means that the other slots of this time stay empty too.
    if (search(areCourtsAlike ? nextTime(place) : place + 1, 0)) return true;
    if (state !== null && budget.steps > 0) failed.add(state);
    return false;
  }

  if (search(0, 0)) return readPlaces(board, phase);
  return budget.steps <= 0 ? 'unknown' : 'none';
}
