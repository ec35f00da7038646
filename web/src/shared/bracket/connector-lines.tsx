import type { Spot } from './bracket-layout';
import styles from './bracket-tree.module.css';
import type { Feeders } from './cup-rounds';

/** Sizes in rem, the same as in the style sheet, because the lines are computed and not measured. */
export const CARD_WIDTH = 15;
export const CARD_HEIGHT = 9;
const COLUMN_GAP = 2.5;
const ROW_GAP = 1;

export const COLUMN_STEP = CARD_WIDTH + COLUMN_GAP;
export const ROW_STEP = CARD_HEIGHT + ROW_GAP;

function middleOf({ slot }: Spot): number {
  return slot * ROW_STEP + CARD_HEIGHT / 2;
}

/** The path from the right edge of one card to the left edge of the other. */
function lineBetween(from: Spot, to: Spot): string {
  const start = from.column * COLUMN_STEP + CARD_WIDTH;
  const end = to.column * COLUMN_STEP;
  return `M${start} ${middleOf(from)}H${start + COLUMN_GAP / 2}V${middleOf(to)}H${end}`;
}

interface ConnectorLinesProps {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly feeders: ReadonlyMap<string, Feeders>;
  readonly width: number;
  readonly height: number;
}

/** The lines from each match to the one that its winner plays next. */
export function ConnectorLines({ spots, feeders, width, height }: ConnectorLinesProps) {
  const lines = [...feeders].flatMap(([id, { winnersOf }]) => {
    const to = spots.get(id);
    return winnersOf.flatMap((feeder) => {
      const from = spots.get(feeder);
      return from && to ? [lineBetween(from, to)] : [];
    });
  });
  return (
    <svg
      className={styles['lines']}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: `${width}rem`, height: `${height}rem` }}
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  );
}
