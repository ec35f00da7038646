import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { queryOptions } from '@tanstack/react-query';
import { readView } from '../api/read-view';

function addressOf(tournamentId: string): string {
  return `/tournaments/${encodeURIComponent(tournamentId)}`;
}

export function cupKey(tournamentId: string) {
  return ['cup', tournamentId] as const;
}

/** The whole view of a cup; with a `version`, the answer that the CDN keeps for that version. */
export function cupQuery(tournamentId: string, version?: string) {
  return queryOptions({
    queryKey: cupKey(tournamentId),
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<TournamentView> => {
      const search = version ? `?version=${encodeURIComponent(version)}` : '';
      const path = `${addressOf(tournamentId)}${search}`;
      const { tournament } = await readView<{ tournament: TournamentView }>(path, signal);
      return tournament;
    },
  });
}

/** The version of a cup as the server has it now: a hundred bytes, so open pages can ask often. */
export function cupVersionQuery(tournamentId: string) {
  return queryOptions({
    queryKey: ['cup-version', tournamentId] as const,
    staleTime: 5_000,
    queryFn: async ({ signal }): Promise<string> => {
      const { version } = await readView<{ version: string }>(`${addressOf(tournamentId)}/version`, signal);
      return version;
    },
  });
}
