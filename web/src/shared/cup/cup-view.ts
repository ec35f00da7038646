import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { useSWRConfig, type Cache } from 'swr';
import { readCup, type Cup } from './cup';
import { cupAddress } from '../api/addresses';
import { readView } from '../api/read-view';
import { useView } from '../api/use-view';

/** A cup as it was read. */
export interface LoadedCup {
  readonly cup: Cup;
  readonly loadedAt: number;
}

/** What was last heard of the version of a cup. */
export interface CupNews {
  readonly version: string;
  readonly heardAt: number;
  /** The last question got no answer. */
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

/** There is a version of the cup that is newer than the one on show. */
export function isBehind({ cup, loadedAt }: LoadedCup, { version, heardAt }: CupNews): boolean {
  return heardAt > loadedAt && version !== cup.version;
}

/** The version of a cup as the server has it now: a hundred bytes, so open pages can ask often. */
export async function readVersion(tournamentId: string): Promise<string> {
  const { version } = await readView<{ version: string }>(`${cupAddress(tournamentId)}/version`);
  return version;
}

/** The whole view of a cup; with a `version`, the answer that the CDN keeps for that version. */
async function loadCup(tournamentId: string, version: string | undefined): Promise<LoadedCup> {
  const search = version === undefined ? '' : `?version=${encodeURIComponent(version)}`;
  const { tournament } = await readView<{ tournament: TournamentView }>(
    `${cupAddress(tournamentId)}${search}`,
  );
  return { cup: readCup(tournament), loadedAt: Date.now() };
}

function newerVersion(cache: Cache, tournamentId: string): string | undefined {
  const loaded = cache.get(cupKey(tournamentId))?.data as LoadedCup | undefined;
  const news = cachedNews(cache, tournamentId);
  return loaded && news && isBehind(loaded, news) ? news.version : undefined;
}

/** A cup, read once. Without an id nothing is read. */
export function useCupView(tournamentId: string | undefined) {
  const { cache } = useSWRConfig();
  const id = tournamentId ?? '';
  return useView(id ? cupKey(id) : null, () => loadCup(id, newerVersion(cache, id)));
}
