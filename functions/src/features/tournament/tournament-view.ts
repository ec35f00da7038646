import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { CurrentCup } from '../../platform/cup-store';
import type { StoredCup } from '../../platform/stored';
import { presentCup } from '../../views/present-tournament';

const bodies = new WeakMap<StoredCup, string>();

/** The answer with the whole cup as JSON, written once for each state of the cup. */
export function writeTournamentView({ cup, version }: CurrentCup): string {
  const known = bodies.get(cup);
  if (known !== undefined) return known;
  const data: Calls['getTournament']['response'] = { tournament: presentCup(cup, version) };
  const body = JSON.stringify({ success: true, data });
  bodies.set(cup, body);
  return body;
}
