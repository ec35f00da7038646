import { useEffect, useMemo, useState } from 'react';
import type { Cup } from '../cup';
import type * as liveCup from './live-cup';

type LiveCode = typeof liveCup;

let known: LiveCode | undefined;

/** The code and the words of live matches come with the first one. */
async function loadLiveCode(): Promise<LiveCode> {
  const code = await import('./live-cup');
  await code.loadWords();
  known = code;
  return code;
}

/** The cup with what is heard of its live matches (JSON) over it: scores, clocks and provisional tables. */
export function useLiveCup(cup: Cup | undefined, live: string | undefined): Cup | undefined {
  const [code, setCode] = useState(known);
  useEffect(() => {
    // What cannot be loaded is asked for again with the next news.
    if (live && !code) loadLiveCode().then(setCode, () => undefined);
  }, [live, code]);
  return useMemo(() => (cup && code ? code.withNews(cup, live) : cup), [cup, code, live]);
}
