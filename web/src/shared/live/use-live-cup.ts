import { useEffect, useMemo, useState } from 'react';
import type { Cup, LiveMatches } from '../cup/cup';
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

/**
 * What was heard last of every match. One that has just ended stays until the view has its result, so that no page shows it
 * without a score in between.
 */
function useLastHeard(live: string | undefined): LiveMatches {
  const [last, setLast] = useState<{ live?: string | undefined; matches: LiveMatches }>({ matches: {} });
  if (last.live === live) return last.matches;
  const matches = live ? { ...last.matches, ...(JSON.parse(live) as LiveMatches) } : last.matches;
  setLast({ live, matches });
  return matches;
}

/** The cup with what is heard of its live matches (JSON) over it: scores, clocks and provisional tables. */
export function useLiveCup(cup: Cup | undefined, live: string | undefined): Cup | undefined {
  const [code, setCode] = useState(known);
  const matches = useLastHeard(live);
  useEffect(() => {
    // What cannot be loaded is asked for again with the next news.
    if (live && !code) loadLiveCode().then(setCode, () => undefined);
  }, [live, code]);
  return useMemo(() => (cup && code ? code.withLive(cup, matches) : cup), [cup, code, matches]);
}
