/** The names of players, in their order. */
export function namesOf(players: readonly { readonly name: string }[] = []): readonly string[] {
  return players.map(({ name }) => name);
}
