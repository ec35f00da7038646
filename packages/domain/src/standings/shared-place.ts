import type { AcrossGroupsRules } from '../cup/table-rules';

/**
 * Whether a place (from 1) of a ranking has no single team because several share it: the teams at position 2 of 1, 2, 2, 4 share the
 * second place and the third.
 */
export function isPlaceShared(rows: readonly { readonly position: number }[], place: number): boolean {
  const position = Math.max(...rows.map((row) => row.position).filter((taken) => taken <= place));
  const sharing = rows.filter((row) => row.position === position).length;
  return sharing > 1 && place < position + sharing;
}

/** Whether several teams share the position at the cut below the first `size` rows, so that it is open which teams are below it. */
export function isCutShared(rows: readonly { readonly position: number }[], size: number): boolean {
  const below = rows[size];
  return below !== undefined && below.position <= size;
}

/**
 * Where teams on one place of groups of these sizes are compared: the number of teams at the head of each group whose results among
 * themselves count; null where all results do. Groups too small to have the place are not compared.
 */
export function countedSize(
  sizes: readonly number[],
  place: number,
  { results }: AcrossGroupsRules,
): number | null {
  if (results === 'level-sizes') return Math.min(...sizes.filter((size) => size >= place));
  return results === 'first-three' ? Math.max(3, place) : null;
}
