import type { BracketColumn } from './bracket-columns';
import type { Spot } from './bracket-layout';
import { hasScore } from '@futsal-cup/domain/cup/outcome';

/**
 * Returns the position at which the tree opens: the first match of the column that has no result, or else the first match of the column.
 */
export function openingSpot(column: BracketColumn, spots: ReadonlyMap<string, Spot>): Spot {
  const seeds = column.flatMap((round) => round.seeds);
  const seed = seeds.find(({ match }) => !hasScore(match)) ?? seeds[0];
  return (seed && spots.get(seed.id)) ?? { column: 0, slot: 0 };
}

const REM_PX = 16;

/** Returns the height of the container in which a large tree scrolls (bracket-tree.module.css). */
function placeHeight(): number {
  return Math.max(500, window.innerHeight - 12 * REM_PX);
}

/** The minimum width of a column with its gap. */
const COLUMN_REM = 14;

interface View {
  readonly opening: Spot;
  readonly columns: readonly BracketColumn[];
  readonly slots: number;
  readonly rowStep: number;
  /** Whether the tree scrolls in its own container. It then opens with the opening match in the middle of the container. */
  readonly isLarge: boolean;
}

/** Returns whether a card is visible before anybody scrolls. The result is generous, because nothing is measured. */
function isInFirstView({ column, slot }: Spot, view: View): boolean {
  const { opening, columns, slots, rowStep, isLarge } = view;
  const across = Math.ceil(window.innerWidth / REM_PX / COLUMN_REM);
  const firstColumn = Math.max(0, Math.min(opening.column, columns.length - across));
  const isAcross = column >= firstColumn && column < firstColumn + across;
  if (!isLarge) return isAcross;
  const down = placeHeight() / REM_PX / rowStep;
  const firstSlot = Math.max(0, Math.min(opening.slot - down / 2, slots - down) - 1);
  return isAcross && slot >= firstSlot && slot <= firstSlot + down + 2;
}

/** Returns the order in which the cards are drawn. The cards of the first view come first, starting with the opening match. */
export function inOrder(spots: ReadonlyMap<string, Spot>, view: View) {
  const { opening } = view;
  const awayOf = ({ column, slot }: Spot) =>
    100 * Math.abs(column - opening.column) + Math.abs(slot - opening.slot);
  const near = [...spots].filter(([, spot]) => isInFirstView(spot, view));
  near.sort(([, a], [, b]) => awayOf(a) - awayOf(b));
  const far = [...spots].filter(([, spot]) => !isInFirstView(spot, view));
  const ids = [...near, ...far].map(([id]) => id);
  return { order: new Map(ids.map((id, index) => [id, index])), nearCount: near.length };
}
