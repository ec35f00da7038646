import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useSWRConfig, type Cache } from 'swr';
import { readCup, type Cup, type LiveMatches } from './cup';
import { cupAddress } from '../api/addresses';
import { readAhead } from '../api/read-ahead';
import { readView } from '../api/read-view';
import { useView } from '../api/use-view';
import { updateTournament } from '../stores/tournaments';

/** A cup and the time at which it was read. */
export interface LoadedCup {
  readonly cup: Cup;
  readonly loadedAt: number;
}

/** The latest news of a cup. */
export interface CupNews {
  readonly version: string;
  /** The live matches as JSON. The page is drawn again only if this string changes. */
  readonly live?: string | undefined;
  readonly heardAt: number;
  /** Whether the last request got no answer. */
  readonly hasFailed: boolean;
}

export function cupKey(tournamentId: string): string {
  return `cup/${tournamentId}`;
}

export function newsKey(tournamentId: string): string {
  return `cup-news/${tournamentId}`;
}

export function cachedNews(cache: Cache, tournamentId: string): CupNews | undefined {
  return cache.get(newsKey(tournamentId))?.data as CupNews | undefined;
}

/** Returns whether the server has a newer version of the cup than the one that is shown. */
export function isBehind({ cup, loadedAt }: LoadedCup, { version, heardAt }: CupNews): boolean {
  return heardAt > loadedAt && version !== cup.version;
}

/**
 * Reads the current version of a cup and its live matches from the server. The answer has a few hundred bytes, so open pages can
 * request it often.
 */
export async function readNews(tournamentId: string): Promise<Pick<CupNews, 'version' | 'live'>> {
  const { version, live } = await readView<{ version: string; live?: LiveMatches }>(
    `${cupAddress(tournamentId)}/version`,
  );
  return { version, live: JSON.stringify(live) };
}

/** Reads the whole view of a cup. With a `version`, the CDN answers with the response that it has cached for that version. */
async function loadCup(tournamentId: string, version: string | undefined): Promise<LoadedCup> {
  const search = version === undefined ? '' : `?version=${encodeURIComponent(version)}`;
  const { tournament } = await readView<{ tournament: TournamentView }>(
    `${cupAddress(tournamentId)}${search}`,
  );
  // The language is stored before the cup is drawn, because its names are drawn with it.
  updateTournament({ tournamentId, language: tournament.language });
  return { cup: readCup(tournament), loadedAt: Date.now() };
}

function newerVersion(cache: Cache, tournamentId: string): string | undefined {
  const loaded = cache.get(cupKey(tournamentId))?.data as LoadedCup | undefined;
  const news = cachedNews(cache, tournamentId);
  return loaded && news && isBehind(loaded, news) ? news.version || undefined : undefined;
}

/** Reads the cup of the first page ahead. */
export function readCupAhead(tournamentId: string): Promise<void> {
  return readAhead(cupKey(tournamentId), () => loadCup(tournamentId, undefined));
}

/** Reads a cup once. Nothing is read without an id. */
export function useCupView(tournamentId: string | undefined) {
  const { cache } = useSWRConfig();
  const id = tournamentId ?? '';
  return useView(id ? cupKey(id) : null, () => loadCup(id, newerVersion(cache, id)));
}
