/** The best ranks that are not named, as many as `count`. It stands alone, because the first view of the site loads it. */
export function firstRanks(
  count: number,
  named: { readonly has: (rank: number) => boolean },
): readonly number[] {
  const ranks: number[] = [];
  for (let rank = 1; ranks.length < count; rank += 1) if (!named.has(rank)) ranks.push(rank);
  return ranks;
}
