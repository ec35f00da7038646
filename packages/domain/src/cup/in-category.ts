/** The name of a stage or a team with that of its category before it: 'F juniors – Final'. Without a category it stays alone. */
export function inCategory(category: string | undefined, name: string): string {
  return category ? `${category} – ${name}` : name;
}
