import styles from './tables.module.css';

interface HeadingProps {
  readonly column: string;
  /** The heading, and its meaning where it is short. */
  readonly words: readonly [short: string, long?: string];
  /** Whether a narrow table leaves the column out. */
  readonly isWide?: boolean;
}

/** The heading of a column of a table. */
export function Heading({ column, words: [short, long], isWide }: HeadingProps) {
  return (
    <th scope="col" className={isWide ? styles['wide'] : undefined} data-column={column}>
      {long === undefined ? short : <abbr title={long}>{short}</abbr>}
    </th>
  );
}
