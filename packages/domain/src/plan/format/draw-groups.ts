import type { PlanFormat, PlanTeam } from '../settings';
import { createRandom, shuffled } from '../random';

function lateTeams(teams: readonly PlanTeam[]): number[] {
  return teams.flatMap(({ isLate = false }, team) => (isLate ? [team] : []));
}

/** The teams in the order in which they are dealt: the seeded ones, best first, then the others as drawn. Late ones are left out. */
function dealingOrder(teams: readonly PlanTeam[], drawSeed: number | null): number[] {
  const indexes = teams.flatMap(({ isLate = false }, team) => (isLate ? [] : [team]));
  if (drawSeed === null) return indexes;
  const seeded = indexes.filter((team) => teams[team]?.isSeeded);
  const others = indexes.filter((team) => !teams[team]?.isSeeded);
  return [...seeded, ...shuffled(others, createRandom(drawSeed))];
}

/** The order in which a pot is dealt to the groups; without a seed it is the order of the groups. */
function groupOrders(groups: number, drawSeed: number | null): (pot: number) => readonly number[] {
  const inOrder = Array.from({ length: groups }, (_, group) => group);
  if (drawSeed === null) return () => inOrder;
  const random = createRandom(drawSeed ^ 0x5eed);
  return () => shuffled(inOrder, random);
}

/**
 * Draws the teams (indexes) into groups whose sizes differ by one at most. The first pot has as many seeded teams as there are groups,
 * one for each. Further seeded teams make further pots, so that no group has two more of them than another. The same seed gives the same
 * groups. Without a seed the teams go to the groups one after the other in the order of the list. Late teams change nothing of that: each
 * comes last into the first of the smallest groups.
 */
export function drawGroups(teams: readonly PlanTeam[], groups: number, drawSeed: number | null): number[][] {
  const drawn: number[][] = Array.from({ length: groups }, () => []);
  const order = dealingOrder(teams, drawSeed);
  const orderOf = groupOrders(groups, drawSeed);
  for (let first = 0; first < order.length; first += groups) {
    const pot = order.slice(first, first + groups);
    const into = orderOf(first / groups);
    // The last pot may be smaller. Then the first groups in alphabetical order are the larger ones.
    const isFull = pot.length === groups;
    pot.forEach((team, index) => drawn[isFull ? (into[index] ?? 0) : index]?.push(team));
  }
  for (const team of lateTeams(teams)) {
    const least = Math.min(...drawn.map(({ length }) => length));
    drawn.find(({ length }) => length === least)?.push(team);
  }
  return drawn;
}

/** The teams (indexes) of a knockout without groups, best first: the seeded ones, then the others as drawn, then the late ones. */
export function drawBracket(
  teams: readonly PlanTeam[],
  { drawSeed }: Pick<PlanFormat, 'drawSeed'>,
): number[] {
  const order = dealingOrder(teams, drawSeed);
  const isSeeded = (team: number) => teams[team]?.isSeeded ?? false;
  return [...order.filter(isSeeded), ...order.filter((team) => !isSeeded(team)), ...lateTeams(teams)];
}
