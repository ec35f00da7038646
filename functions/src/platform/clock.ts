/** Milliseconds since 1970 UTC. */
export type Clock = () => number;

export function toInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
