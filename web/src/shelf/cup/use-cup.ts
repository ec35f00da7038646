import { useCallback, useEffect, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { isGone } from '../api/api-error';
import { useLiveCup } from './live/use-live-cup';
import { cachedNews, cupKey, isBehind, newsKey, readNews, useCupView } from './cup-view';
import type { CupNews, LoadedCup } from './cup-view';
import { useCupInWords } from './placeholders-in-words';
import { LIVE_INTERVAL, MATCH_DAY_INTERVAL, pollInterval } from './poll-interval';

/** The next page does not request news again if the last news is not older than this. */
const FRESH_MS = 5_000;

/** Creates news from the view of a cup, which contains its version. */
function newsOf({ cup, loadedAt }: LoadedCup): CupNews {
  return { version: cup.version, heardAt: loadedAt, hasFailed: false };
}

/**
 * The version of a deleted cup. It differs from every other version, so the view is read again, and the answer says that the cup is
 * gone.
 */
const NO_VERSION = '';

async function askForNews(view: string, last: CupNews): Promise<CupNews> {
  try {
    return { ...(await readNews(view)), heardAt: Date.now(), hasFailed: false };
  } catch (error) {
    if (isGone(error)) return { version: NO_VERSION, heardAt: Date.now(), hasFailed: false };
    return { ...last, hasFailed: true };
  }
}

/** The view does not contain the score of a live match, so the news is requested at once. */
const AT_ONCE_MS = 1;

/** Requests the version of a cup at its interval, when a page is opened, and when the visitor returns to the page. */
function useNews(view: string, loaded: LoadedCup | undefined): CupNews | undefined {
  const { cache } = useSWRConfig();
  const cup = loaded?.cup;
  const [isOld] = useState(() => {
    const heardAt = cachedNews(cache, view)?.heardAt ?? 0;
    return !!loaded && Date.now() - Math.max(loaded.loadedAt, heardAt) > FRESH_MS;
  });

  const refreshInterval = useCallback(
    (news: CupNews | undefined) => {
      const interval = !cup || news?.hasFailed ? MATCH_DAY_INTERVAL : pollInterval(cup, Date.now());
      if (!news && interval === LIVE_INTERVAL) return AT_ONCE_MS;
      // The interval varies by a tenth, so that pages that lost the server at the same time do not all return at the same time.
      return interval * (0.9 + Math.random() / 5);
    },
    [cup],
  );

  const ask = loaded && (() => askForNews(view, cachedNews(cache, view) ?? newsOf(loaded)));
  const { data } = useSWR<CupNews>(loaded ? newsKey(view) : null, ask ?? null, {
    fallbackData: loaded && newsOf(loaded),
    revalidateOnMount: isOld,
    refreshInterval,
  });
  return data;
}

/**
 * Returns a cup, or its part of a category, that stays up to date. Its version is polled, and the view is loaded again when the version has
 * changed.
 *
 * @param view - The `viewId`.
 * @param useLoaded - Reads the view; by default the one for everybody.
 */
export function useCup(view: string, useLoaded: typeof useCupView = useCupView) {
  const { cache } = useSWRConfig();
  const { data: loaded, error, isPending, isError, refetch } = useLoaded(view);
  const news = useNews(view, loaded);

  const newer = loaded && news && isBehind(loaded, news) ? news.version : undefined;
  useEffect(() => {
    if (newer !== undefined && !cache.get(cupKey(view))?.isValidating) void refetch();
  }, [cache, view, newer, refetch]);

  return {
    cup: useLiveCup(useCupInWords(loaded?.cup), news?.live),
    isPending,
    isError: isError && !loaded,
    /** Whether the shown cup may be outdated, because the last request for news got no answer. */
    isStale: !!loaded && (!!error || !!news?.hasFailed),
    lastUpdated: Math.max(loaded?.loadedAt ?? 0, news?.heardAt ?? 0),
    refetch,
  };
}
