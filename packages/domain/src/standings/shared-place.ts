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
