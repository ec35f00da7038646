import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { BenchContext } from './bench-context';
import { countEndpoints, type EndpointCount } from './counting/count-endpoints';
import { countEntries, type EntryCounts } from './counting/count-entries';
import type { Operations } from './counting/count-operations';
import type { Findings, Promised } from './report/findings';

function writesOf({ writes, deletes }: Operations): string {
  return deletes === 0 ? String(writes) : `${writes} and ${deletes} deleted`;
}

function row({ name, known, changedElsewhere }: EndpointCount) {
  return {
    call: name,
    reads: known.reads,
    'reads after a change elsewhere': changedElsewhere.reads,
    writes: writesOf(known),
  };
}

function promiseOfEntries({ goal, changeOfState }: EntryCounts): Promised {
  return {
    promise: 'an entry of a match costs 3 reads and a commit of two documents, of four on a change of state',
    measured: `${goal.reads} reads and ${goal.writes}; ${changeOfState.reads} reads and ${changeOfState.writes}`,
    isMet:
      [goal, changeOfState].every(({ reads }) => reads === 3) &&
      goal.writes === 2 &&
      changeOfState.writes === 4,
  };
}

function promisesOfCounts(counts: readonly EndpointCount[]): Promised[] {
  const readsOf = (name: EndpointName) => counts.find((count) => count.name === name)?.known.reads ?? NaN;
  return [
    {
      promise: 'an unchanged full view costs 1 read',
      measured: `${readsOf('getTournament')}`,
      isMet: readsOf('getTournament') === 1,
    },
    {
      promise: 'what open pages poll costs 1 read',
      measured: `${readsOf('getTournamentVersion')}`,
      isMet: readsOf('getTournamentVersion') === 1,
    },
    {
      promise: 'the list costs at most one read per tournament',
      measured: `${readsOf('getAllTournaments')} while nothing changed`,
      isMet: readsOf('getAllTournaments') === 1,
    },
    {
      promise: 'a score reads its match, the head of its cup and its log',
      measured: `${readsOf('editGroupMatch')} reads`,
      isMet: readsOf('editGroupMatch') <= 3,
    },
  ];
}

/**
 * Counts what Firestore bills for, on a cup of 16 teams and 32 matches, 59 documents in all. A process keeps cups in memory and checks them
 * with one read; when another process has changed a cup since, the process reads the whole cup again.
 */
export async function benchCounts(context: BenchContext): Promise<Findings> {
  const stack = await context.stack();
  const counts = await countEndpoints(stack);
  const ofEntries = await countEntries(stack);
  return {
    tables: [counts.map(row)],
    promises: [...promisesOfCounts(counts), promiseOfEntries(ofEntries)],
  };
}
