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

/* A view is named by its `viewId`: it is of a whole cup, or of a category. */

export function cupKey(view: string): string {
  return `cup/${view}`;
}

export function newsKey(view: string): string {
  return `cup-news/${view}`;
}

export function cachedNews(cache: Cache, view: string): CupNews | undefined {
  return cache.get(newsKey(view))?.data as CupNews | undefined;
}

/** Returns whether the server has a newer version of the cup than the one that is shown. */
export function isBehind({ cup, loadedAt }: LoadedCup, { version, heardAt }: CupNews): boolean {
  return heardAt > loadedAt && version !== cup.version;
}

/**
 * Reads the current version of a cup and its live matches from the server. The answer has a few hundred bytes, so open pages can
 * request it often.
 */
export async function readNews(view: string): Promise<Pick<CupNews, 'version' | 'live'>> {
  const { version, live } = await readView<{ version: string; live?: LiveMatches }>(
    cupAddress(view, '/version'),
  );
  return { version, live: JSON.stringify(live) };
}

/** Reads a view of a cup. With a `version`, the CDN answers with the response that it has cached for that version. */
async function loadCup(view: string, version?: string): Promise<LoadedCup> {
  const address = cupAddress(view);
  const before = address.includes('?') ? '&' : '?';
  const search = version === undefined ? '' : `${before}version=${encodeURIComponent(version)}`;
  const { tournament } = await readView<{ tournament: TournamentView }>(address + search);
  const { tournamentId, language } = tournament;
  // The language is stored before the cup is drawn, because its names are drawn with it.
  updateTournament({ tournamentId, language });
  return { cup: readCup(tournament), loadedAt: Date.now() };
}

function newerVersion(cache: Cache, view: string): string | undefined {
  const loaded = cache.get(cupKey(view))?.data as LoadedCup | undefined;
  const news = cachedNews(cache, view);
  return loaded && news && isBehind(loaded, news) ? news.version || undefined : undefined;
}

/** Reads the cup of the first page ahead. */
export function readCupAhead(view: string): Promise<void> {
  return readAhead(cupKey(view), () => loadCup(view));
}

/** Reads a view of a cup once. Nothing is read without an id. */
export function useCupView(asked: string | undefined) {
  const { cache } = useSWRConfig();
  const view = asked ?? '';
  return useView(view ? cupKey(view) : null, () => loadCup(view, newerVersion(cache, view)));
}
