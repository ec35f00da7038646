import { memo } from 'react';
import type { Spot } from './bracket-layout';
import { CARD_HEIGHT, COLUMN_STEP } from './bracket-sizes';
import styles from './bracket-tree.module.css';
import type { Feeders } from './cup-rounds';

interface Lines {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly feeders: ReadonlyMap<string, Feeders>;
  /** The distance from one slot to the next, in rem. */
  readonly rowStep: number;
}

/** Returns the path from the right edge of one card to the left edge of another. */
function lineBetween(from: Spot, to: Spot, rowStep: number): string {
  const middleOf = ({ slot }: Spot) => slot * rowStep + CARD_HEIGHT / 2;
  const start = from.column * COLUMN_STEP + 1;
  const end = to.column * COLUMN_STEP;
  return `M${start} ${middleOf(from)}H${start + (COLUMN_STEP - 1) / 2}V${middleOf(to)}H${end}`;
}

/** Returns the lines to the matches of `ids` from the earlier matches that their teams have won. */
function pathTo(
  ids: Iterable<string>,
  { spots, feeders, rowStep }: Lines,
  isShown: (id: string) => boolean,
): string {
  let path = '';
  for (const id of ids) {
    const to = spots.get(id);
    for (const feeder of feeders.get(id)?.winnersOf ?? []) {
      const from = spots.get(feeder);
      if (from && to && isShown(feeder)) path += lineBetween(from, to, rowStep);
    }
  }
  return path;
}

interface ConnectorLinesProps extends Lines {
  /** The width of the drawing is in columns, its height in rem. */
  readonly width: number;
  readonly height: number;
  /** The matches of the highlighted team. */
  readonly lit: ReadonlySet<string> | null;
}

const AllLines = memo(function AllLines({ spots, feeders, rowStep }: Lines) {
  return <path d={pathTo(feeders.keys(), { spots, feeders, rowStep }, () => true)} />;
});

/**
 * Draws the lines from each match to the one that its winner plays next. The drawing is measured in columns and stretched, so that
 * it always has the width of the tree.
 */
export function ConnectorLines({ spots, feeders, rowStep, width, height, lit }: ConnectorLinesProps) {
  return (
    <svg
      className={styles['lines']}
      viewBox={`0 0 ${width} ${height}`}
      style={{ height: `${height}rem` }}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <AllLines spots={spots} feeders={feeders} rowStep={rowStep} />
      {lit && <path data-lit d={pathTo(lit, { spots, feeders, rowStep }, (id) => lit.has(id))} />}
    </svg>
  );
}
