/**
 * Whether nobody can be named for a place (from 1) of a ranking because several share it: the teams at position 2 of 1, 2, 2, 4 share
 * the second place and the third.
 */
export function isPlaceShared(rows: readonly { readonly position: number }[], place: number): boolean {
  const position = Math.max(...rows.map((row) => row.position).filter((taken) => taken <= place));
  const sharing = rows.filter((row) => row.position === position).length;
  return sharing > 1 && place < position + sharing;
}
