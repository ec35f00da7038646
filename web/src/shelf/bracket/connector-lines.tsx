import { memo } from 'react';
import type { Spot } from './bracket-layout';
import { CARD_HEIGHT, COLUMN_STEP } from './bracket-sizes';
import styles from './bracket-tree.module.css';
import type { Feeders } from './cup-rounds';

interface Lines {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly feeders: ReadonlyMap<string, Feeders>;
  /** From one slot to the next, in rem. */
  readonly rowStep: number;
}

/** The path from the right edge of one card to the left edge of the other. */
function lineBetween(from: Spot, to: Spot, rowStep: number): string {
  const middleOf = ({ slot }: Spot) => slot * rowStep + CARD_HEIGHT / 2;
  const start = from.column * COLUMN_STEP + 1;
  const end = to.column * COLUMN_STEP;
  return `M${start} ${middleOf(from)}H${start + (COLUMN_STEP - 1) / 2}V${middleOf(to)}H${end}`;
}

/** The lines to the matches of `ids`, from each match that a team of theirs has won. */
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
  /** In columns and in rem. */
  readonly width: number;
  readonly height: number;
  /** The matches of the team whose way is lit. */
  readonly lit: ReadonlySet<string> | null;
}

const AllLines = memo(function AllLines({ spots, feeders, rowStep }: Lines) {
  return <path d={pathTo(feeders.keys(), { spots, feeders, rowStep }, () => true)} />;
});

/**
 * The lines from each match to the one that its winner plays next. They are as wide as the tree, however wide that is: the
 * drawing counts columns, and is stretched.
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
