import { bracketRoundsOf, drawSeeds } from '@futsal-cup/domain/plan/format/bracket-rounds';
import type { BracketCup, BracketStep, PlanStep, Takes } from '@futsal-cup/domain/plan/settings';

interface GroupsShape {
  readonly sizes: readonly number[];
}

export interface BracketShape {
  /** Whether each place of the first round that is drawn has a team, from top to bottom; a place without one is a bye. */
  readonly places: readonly boolean[];
  /** The number of matches for one place, from the final down. */
  readonly decided: number;
  readonly cup: BracketCup | null;
}

/** What is drawn of the steps that are played at the same time: groups, or brackets. */
type ColumnShape = GroupsShape | readonly BracketShape[];

/** A drawing is small: of a larger bracket it has the last rounds, from sixteen places on. */
const MOST_PLACES = 16;

function sizesOf(groups: number, teams: number): number[] {
  return Array.from({ length: groups }, (_, group) => Math.floor((teams + groups - 1 - group) / groups));
}

/** The number of teams on the places that a step takes. */
function countTaken({ from, to, bestOfNext, withoutBest }: Takes, sizes: readonly number[]): number {
  const whole = sizes.map((size) => Math.max(Math.min(size, to) - from + 1, 0));
  return whole.reduce((sum, count) => sum + count, 0) + bestOfNext - withoutBest;
}

function bracketShape({ cup, playedTo }: BracketStep, entrants: number): BracketShape {
  const places = drawSeeds(Array.from({ length: entrants }, (_, index) => index));
  const decided = bracketRoundsOf(places, playedTo).filter(({ key }) => /^(?:final|place-\d+)$/u.test(key));
  const drawn = places.length > MOST_PLACES ? new Array<boolean>(MOST_PLACES).fill(true) : places;
  return { places: drawn.map((place) => place !== null), decided: decided.length, cup };
}

/**
 * The steps of a format as they are drawn, in columns that are played one after the other. Brackets of fewer than two teams have no match and
 * are left out.
 */
export function shapeOf(steps: readonly PlanStep[], teams: number): ColumnShape[] {
  const groups = new Map<number, GroupsShape>();
  const brackets: BracketShape[] = [];
  for (const [index, step] of steps.entries()) {
    const { takes } = step;
    const entrants = takes ? countTaken(takes, groups.get(takes.step)?.sizes ?? []) : teams;
    if (step.kind === 'groups') groups.set(index, { sizes: sizesOf(step.groups, entrants) });
    else if (entrants >= 2) brackets.push(bracketShape(step, entrants));
  }
  return [...groups.values(), ...(brackets.length > 0 ? [brackets] : [])];
}
