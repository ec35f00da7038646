import './layout.css';

/** The gap between the children of a layout: the number of a `--space-…` (tokens.css). */
type Gap = 1 | 2 | 3 | 4 | 5;

/** Returns a function that returns the class names of a layout. `own` are further classes that change or extend the layout. */
function layoutOf(layout: 'stack' | 'cluster' | 'auto-grid') {
  return (gap: Gap, ...own: readonly (string | undefined)[]): string =>
    [layout, `gap-${gap}`, ...own].filter(Boolean).join(' ');
}

/** Children below each other, as wide as their parent. A class of `own` may define columns instead. */
export const stack = layoutOf('stack');

/** Children side by side, centred in a row that breaks where it is full. */
export const cluster = layoutOf('cluster');

/** As many equal columns as fit. A class of `own` sets their minimum width as `--column`, or defines other columns. */
export const autoGrid = layoutOf('auto-grid');
