/*
 * The tree is laid out by numbers, the same as in its style sheet, so that nothing has to be measured: heights in rem, widths in
 * columns, because columns are as wide as the window lets them be.
 */

export const CARD_HEIGHT = 9;
const ROW_GAP = 0.75;
const ROW_STEP = CARD_HEIGHT + ROW_GAP;

/** From one column to the next; a card is one column wide. */
export const COLUMN_STEP = 1.125;

/** What the tree is at least as high as, without the names of the rounds. */
const LEAST_HEIGHT = 26.5;

/** The narrowest and the widest card, in rem. */
const CARD_WIDTHS = { least: 12.5, most: 36 };

/** From one slot to the next: a small bracket takes the room that the page keeps for it. */
export function rowStepOf(slots: number): number {
  return slots > 1 ? Math.max(ROW_STEP, (LEAST_HEIGHT - CARD_HEIGHT) / (slots - 1)) : ROW_STEP;
}

/** How wide the tree is, counted in columns. */
export function widthInColumns(columns: number): number {
  return (columns - 1) * COLUMN_STEP + 1;
}

/** The widths that a tree of so many columns has, and the gap between these, for its style. */
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
