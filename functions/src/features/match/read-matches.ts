import type { GetAllMatchesResponse } from '@futsal-cup/domain/contracts/get-all-matches';
import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { collectionsOf } from '../../platform/collections';
import type { Dependencies } from '../../platform/dependencies';
import { knowledgeOf } from '../../views/cup-knowledge';
import { compareMatches, presentMatches } from '../../views/present-match';

async function readMatchesOf({ cups }: Dependencies, tournamentId: string): Promise<MatchView[]> {
  const { cup } = await cups.current(tournamentId);
  return presentMatches(knowledgeOf(cup), cup.matches);
}

async function everyTournamentId({ db }: Dependencies): Promise<string[]> {
  const references = await collectionsOf(db).tournaments.select().get();
  return references.docs.map(({ id }) => id);
}

/** The matches of one tournament, or of all, by date. */
export async function readMatches(
  dependencies: Dependencies,
  tournamentId: string | undefined,
): Promise<GetAllMatchesResponse['dbMatches']> {
  const ids = tournamentId === undefined ? await everyTournamentId(dependencies) : [tournamentId];
  const matches: MatchView[] = [];
  for (const id of ids) matches.push(...(await readMatchesOf(dependencies, id)));
  const byDate: Record<string, MatchView[]> = {};
  for (const match of matches.sort(compareMatches)) (byDate[match.date] ??= []).push(match);
  return byDate;
}
