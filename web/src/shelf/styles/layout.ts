import './layout.css';

/** The gap between the children of a layout: the number of a `--space-…` (tokens.css). */
type Gap = 1 | 2 | 3 | 4 | 5;

/** Returns the function that names the classes of a layout. `own` are classes that change or add to it. */
function layoutOf(layout: 'stack' | 'cluster' | 'auto-grid') {
  return (gap: Gap, ...own: readonly (string | undefined)[]): string =>
    [layout, `gap-${gap}`, ...own].filter(Boolean).join(' ');
}

/** Children below each other, as wide as their parent, or in the columns of a class of `own`. */
export const stack = layoutOf('stack');

/** Children side by side, centred in a row that breaks where it is full. */
export const cluster = layoutOf('cluster');

/** As many equal columns as fit. A class of `own` sets their least width as `--column`, or other columns. */
export const autoGrid = layoutOf('auto-grid');
