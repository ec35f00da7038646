import type { Cup } from '../cup/cup';
import { columnsOf, currentColumn } from './bracket-columns';
import { cupRounds, findFeeders } from './cup-rounds';

/** How many matches stand in each round of the column that the bracket of the cup opens on. */
export function matchesWhereItOpens(cup: Pick<Cup, 'Stages'>): readonly number[] {
  const rounds = cupRounds(cup);
  const columns = columnsOf(rounds, findFeeders(rounds));
  return (columns[currentColumn(columns)] ?? []).map(({ seeds }) => seeds.length);
}
