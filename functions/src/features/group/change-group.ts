import type { NoData } from '@futsal-cup/domain/contracts/contract';
import type { Cup } from '@futsal-cup/domain/cup/records';
import type { Result } from '@futsal-cup/domain/cup/result';
import { changeCup, noAnswer } from '../../platform/change-cup';
import type { Dependencies } from '../../platform/dependencies';
import { findCupOf } from '../../platform/find-cup-of';
import { refuseStale } from '../../platform/freshness';
import type { StoredCup } from '../../platform/stored';
import { knowledgeOf } from '../../views/cup-knowledge';
import { presentGroup } from '../../views/present-stage';

interface GroupChange {
  readonly groupId: string;
  readonly updatedAt?: string | undefined;
  readonly decide: (cup: StoredCup) => Result<Cup>;
}

/** What every change of one group shares: its cup is looked up, and a stale edit is refused. */
export async function changeGroup(
  dependencies: Dependencies,
  { groupId, updatedAt, decide }: GroupChange,
): Promise<NoData> {
  const tournamentId = await findCupOf(dependencies.db, 'groups', groupId);
  return changeCup(dependencies, tournamentId, {
    decide(cup) {
      const group = cup.groups.find((candidate) => candidate.groupId === groupId);
      if (group) refuseStale(updatedAt, group.updatedAt, () => presentGroup(knowledgeOf(cup), group));
      return decide(cup);
    },
    answer: noAnswer,
  });
}
