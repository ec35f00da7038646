import { nameKey } from './name-key';

/** A name without case, accents and double spaces, which people leave out when they type. */
function plain(name: string): string {
  return nameKey(name).normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The number of letters that are missing, too many, wrong or swapped with their neighbour (optimal string alignment). */
function distanceOf(a: readonly string[], b: readonly string[]): number {
  let [twoAbove, above]: [number[], number[]] = [[], b.map((_, index) => index).concat(b.length)];
  for (const [row, letter] of a.entries()) {
    const line = [row + 1];
    for (const [column, other] of b.entries()) {
      const isSwapped = row > 0 && column > 0 && a[row - 1] === other && b[column - 1] === letter;
      line.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (line[column] ?? 0) + 1,
          (above[column] ?? 0) + (letter === other ? 0 : 1),
          isSwapped ? (twoAbove[column - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [twoAbove, above] = [above, line];
  }
  return above[b.length] ?? 0;
}

const LETTERS_A_MISTAKE = 4;
const MOST_MISTAKES = 3;

/**
 * The name that somebody most likely meant by a text that is none of the names: one that differs by one letter in four at most, and by three
 * letters at most. Null where none is that near, or two are equally near.
 */
export function nearestName(text: string, names: readonly string[]): string | null {
  const typed = [...plain(text)];
  const most = Math.min(MOST_MISTAKES, Math.floor(typed.length / LETTERS_A_MISTAKE));
  const near = names
    .map((name) => ({ name, letters: [...plain(name)] }))
    .filter(({ letters }) => Math.abs(letters.length - typed.length) <= most)
    .map(({ name, letters }) => ({ name, distance: distanceOf(typed, letters) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  const [best, second] = near;
  return best && best.distance !== second?.distance ? best.name : null;
}
