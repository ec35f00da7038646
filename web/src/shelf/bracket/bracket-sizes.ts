/*
 * These numbers are the same as in the style sheet of the tree, so that nothing has to be measured. Heights are in rem. Widths are
 * in columns, because the width of a column depends on the window.
 */

export const CARD_HEIGHT = 9;
const ROW_GAP = 0.75;
const ROW_STEP = CARD_HEIGHT + ROW_GAP;

/** The distance from one column to the next. A card is one column wide. */
export const COLUMN_STEP = 1.125;

/** The minimum height of the tree without the names of the rounds. */
const LEAST_HEIGHT = 26.5;

/** The narrowest and the widest card, in rem. */
const CARD_WIDTHS = { least: 12.5, most: 36 };

/** Returns the distance from one slot to the next. A small bracket fills the space that the page reserves for it. */
export function rowStepOf(slots: number): number {
  return slots > 1 ? Math.max(ROW_STEP, (LEAST_HEIGHT - CARD_HEIGHT) / (slots - 1)) : ROW_STEP;
}

/** Returns the width of the tree in columns. */
export function widthInColumns(columns: number): number {
  return (columns - 1) * COLUMN_STEP + 1;
}

/** Returns the style of a tree with this number of columns: its minimum and maximum width, and the gap between the columns. */
export function treeStyle(columns: number) {
  const width = widthInColumns(columns);
  return {
    tree: { minWidth: `${width * CARD_WIDTHS.least}rem`, maxWidth: `${width * CARD_WIDTHS.most}rem` },
    rounds: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      columnGap: `${((COLUMN_STEP - 1) / width) * 100}%`,
    },
  };
}
