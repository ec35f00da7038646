import type { BracketColumn } from './bracket-columns';
import type { Spot } from './bracket-layout';
import { hasScore } from '@futsal-cup/domain/cup/outcome';

/** Where the tree opens: the first match of the column that has no result, or its first match. */
export function openingSpot(column: BracketColumn, spots: ReadonlyMap<string, Spot>): Spot {
  const seeds = column.flatMap((round) => round.seeds);
  const seed = seeds.find(({ match }) => !hasScore(match)) ?? seeds[0];
  return (seed && spots.get(seed.id)) ?? { column: 0, slot: 0 };
}

const REM_PX = 16;

/** What a window shows of a tree at most: the header and what stands above take the rest (bracket-tree.module.css). */
function heightSeen(): number {
  return Math.max(500, window.innerHeight - 12 * REM_PX);
}

/** A column with its gap is at least as wide. */
const COLUMN_REM = 14;

interface View {
  readonly opening: Spot;
  readonly columns: readonly BracketColumn[];
  readonly rowStep: number;
}

/** Whether a card can be seen before anybody scrolls; generous, because nothing is measured for it. */
export function isInFirstView({ column, slot }: Spot, { opening, columns, rowStep }: View): boolean {
  const across = Math.ceil(window.innerWidth / REM_PX / COLUMN_REM);
  const down = heightSeen() / REM_PX / rowStep;
  const firstColumn = Math.max(0, Math.min(opening.column, columns.length - across));
  const firstSlot = Math.max(0, opening.slot - down / 2 - 1);
  return (
    column >= firstColumn &&
    column < firstColumn + across &&
    slot >= firstSlot &&
    slot <= firstSlot + down + 1
  );
}
