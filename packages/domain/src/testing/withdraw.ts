import { withdrawTeam } from '../commands/withdraw-team';
import type { Cup, Withdrawal } from '../cup/records';
import { teamIdOf } from './build-cup';
import { valueOf } from './results';

/** The cup from which the team of this name has withdrawn, at the instant `now` in milliseconds. */
export function withdraw(cup: Cup, name: string, results: Withdrawal['results'], now = 0): Cup {
  return valueOf(withdrawTeam(cup, { teamId: teamIdOf(name), results }, now));
}
