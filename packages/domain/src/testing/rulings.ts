import type { Cup } from '../cup/records';
import type { Result } from '../cup/result';

/** What a ruling allows; a refusal fails the test with its code. */
export function granted<Value>(ruling: Result<Value>): Value {
  if (!ruling.ok) throw new Error(`refused: ${ruling.error.msg}`);
  return ruling.value;
}

/** The code of a refusal, or null for what is allowed. */
export function refusalOf(ruling: Result<unknown>): string | null {
  return ruling.ok ? null : ruling.error.msg;
}

/** The only record that fits; more or fewer fail the test. */
export function only<Entity>(entities: readonly Entity[]): Entity {
  const [entity, ...others] = entities;
  if (entity === undefined || others.length > 0) throw new Error(`found ${entities.length} instead of one`);
  return entity;
}

export function namesOf(records: readonly { readonly name: string }[]): string[] {
  return records.map(({ name }) => name);
}

/** The local and visitor team ids of each match that is left. */
export function pairsOf({ matches }: Cup): [string | null, string | null][] {
  return matches.map(({ localTeamId, visitorTeamId }) => [localTeamId, visitorTeamId]);
}
