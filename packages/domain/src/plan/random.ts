/** Returns the next number of a pseudorandom sequence, at least 0 and less than 1. */
export type Random = () => number;

/**
 * Creates a sequence of pseudorandom numbers that is the same for the same seed on every machine (a counter whose bits are mixed as in
 * splitmix32). `seed` is a whole number. It is for draws and searches only, never for secrets.
 */
export function createRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 2 ** 32;
  };
}

/** The items in an order that only `random` decides (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}
