import styles from './layout.module.css';

/** The gap between the children of a layout: the number of a `--space-…` (tokens.css). */
type Gap = 1 | 2 | 3 | 4 | 5;

type Own = readonly (string | undefined)[];

function classOf(layout: 'stack' | 'cluster' | 'autoGrid', gap: Gap, own: Own): string {
  return [styles[layout], styles[`gap${gap}`], ...own].filter(Boolean).join(' ');
}

/** Children below each other, as wide as their parent. `own` are classes that change or add to it. */
export function stack(gap: Gap, ...own: Own): string {
  return classOf('stack', gap, own);
}

/** Children side by side, centred in a row that breaks where it is full. */
export function cluster(gap: Gap, ...own: Own): string {
  return classOf('cluster', gap, own);
}

/** As many equal columns as fit. A class of `own` sets their least width as `--column`. */
export function autoGrid(gap: Gap, ...own: Own): string {
  return classOf('autoGrid', gap, own);
}
