import { useEffect, useMemo, useState } from 'react';
import type { Cup } from '../cup';
import type * as liveCup from './live-cup';

type LiveCode = typeof liveCup;

let known: LiveCode | undefined;

/** Loads the code and the texts of live matches together with the first live match. */
async function loadLiveCode(): Promise<LiveCode> {
  const code = await import('./live-cup');
  await code.loadWords();
  known = code;
  return code;
}

/** Returns the cup with the news of its live matches (JSON) merged in: scores, clocks and provisional tables. */
export function useLiveCup(cup: Cup | undefined, live: string | undefined): Cup | undefined {
  const [code, setCode] = useState(known);
  useEffect(() => {
    // If the code cannot be loaded, it is requested again when the news of the live matches changes.
    if (live && !code) loadLiveCode().then(setCode, () => undefined);
  }, [live, code]);
  return useMemo(() => (cup && code ? code.withNews(cup, live) : cup), [cup, code, live]);
}
