import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { MatchView } from '@futsal-cup/domain/contracts/views';
import type { Dependencies } from '../../platform/dependencies';
import type { StoredCup } from '../../platform/stored';
import { knowledgeOf } from '../../views/cup-knowledge';
import { compareMatches, presentMatches } from '../../views/present-match';

async function readCups({ cups }: Dependencies, tournamentId: string | undefined): Promise<StoredCup[]> {
  return tournamentId === undefined ? cups.every() : [(await cups.current(tournamentId)).cup];
}

/** The matches of one tournament, or of all, by date. */
export async function readMatches(
  dependencies: Dependencies,
  tournamentId: string | undefined,
): Promise<Calls['getAllMatches']['response']['dbMatches']> {
  const read = await readCups(dependencies, tournamentId);
  const matches = read.flatMap((cup) => presentMatches(knowledgeOf(cup), cup.matches));
  const byDate: Record<string, MatchView[]> = {};
  for (const match of matches.sort(compareMatches)) (byDate[match.date] ??= []).push(match);
  return byDate;
}
