import type { BenchContext } from './bench-context';
import { type LiveCrowd, measureLiveCrowds, STEP } from './live/live-crowds';
import type { Findings } from './report/findings';
import { round } from './report/statistics';

/** An hour is as any other while matches are live, and ten of them would take a quarter of an hour to measure. */
const SECONDS = 3_600;
/** So many visitors ask the edge in each step of its clock. */
const VISITORS = 25;

/** The screen asks as a visitor does whose page stays open (web/src/tv/tv-page.tsx): the cup, and then what is new. */
function crowdWith(screens: number): LiveCrowd {
  return {
    what: `${VISITORS} visitors${screens > 0 ? ` and ${screens} screen` : ''} for an hour`,
    crowd: {
      visitors: VISITORS + screens,
      seconds: SECONDS,
      arrival: (index) => index * STEP,
      staysFor: () => SECONDS,
    },
  };
}

/** Measures what a screen of the hall costs in an hour while a match is live, beside visitors whose pages are open too. */
export async function benchTv({ stack: startStack }: BenchContext): Promise<Findings> {
  const found = await measureLiveCrowds(await startStack(), [crowdWith(0), crowdWith(1)]);
  const more = (what: 'originCalls' | 'reads') => (found[1]?.[what] ?? NaN) - (found[0]?.[what] ?? NaN);
  const [calls, reads] = [more('originCalls'), more('reads')];
  return {
    tables: [
      found.map(({ what, requests, originCalls, reads: ofFirestore, bytes }) => ({
        crowd: what,
        requests: requests.toLocaleString('en-GB'),
        'calls of the function': originCalls,
        'reads of Firestore': ofFirestore,
        'MB to the crowd': round(bytes / 1e6, 1),
      })),
    ],
    promises: [
      {
        promise: 'a screen of the hall costs no call and no read beyond what visitors cause',
        measured: `${calls} calls and ${reads} reads more in an hour of live matches`,
        isMet: calls <= 0 && reads <= 0,
      },
    ],
  };
}
