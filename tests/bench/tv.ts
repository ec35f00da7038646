import { buildPng } from '../support/builders/build-pictures';
import type { BenchContext } from './bench-context';
import type { SharedCache } from './cdn/shared-cache';
import { versionIn } from './cdn/visit-cup';
import { type LiveCrowd, measureLiveCrowds, STEP } from './live/live-crowds';
import type { Findings } from './report/findings';
import { round } from './report/statistics';
import { ofCup } from './samples/sample-records';
import type { World } from './stack/world';

/** An hour is as any other while matches are live, and ten of them would take a quarter of an hour to measure. */
const SECONDS = 3_600;
/** So many visitors ask the edge in each step of its clock. */
const VISITORS = 25;
/** The intervals of web/src/shelf/cup/poll-interval.ts and web/src/tv/watch-deploys.ts. */
const LIVE_POLL = 1.25;
const DEPLOY_POLL = 5 * 60;

/** The screen asks for the version at once, before a visitor has done so. */
const FIRST_CALL = { calls: 1, reads: 2 };

interface Asked {
  requests: number;
  bytes: number;
  ofHosting: number;
}

/** Gives the cup a logo, which the pages of visitors have loaded. */
async function loadLogo(world: World, cache: SharedCache): Promise<string> {
  const data = buildPng({ width: 240, height: 120 }).toString('base64');
  const { picture } = await world.call('addPicture', { data });
  await world.call('setSponsors', { ...ofCup(world), logo: picture.pictureId, sponsors: [] });
  const path = `/api/pictures/${picture.pictureId}`;
  await cache.fill(path, 0);
  return path;
}

/** Asks as the page of a screen does: for the view, the logo, the version again and again, and the view of each new version. */
function openScreen(view: string, logo: string, cache: SharedCache, asked: Asked) {
  const etags = new Map<string, string>();
  let [shown, nextPoll, nextDeployPoll] = ['', 0, DEPLOY_POLL];
  const ask = async (path: string, now: number) => {
    if (!cache.peek(path, now)) await cache.fill(path, now);
    const answer = cache.latest(path);
    const isKnown = etags.get(path) === answer.etag;
    asked.requests += 1;
    asked.bytes += isKnown ? answer.unchangedBytes : answer.headerBytes + answer.bodyBytes;
    etags.set(path, answer.etag);
    return answer;
  };
  return async (second: number) => {
    if (second >= nextDeployPoll) {
      nextDeployPoll += DEPLOY_POLL;
      // The page itself is a file of Hosting, without the function.
      asked.ofHosting += 1;
    }
    if (second < nextPoll) return;
    nextPoll = second + LIVE_POLL * (0.9 + Math.random() / 5);
    if (shown === '') {
      shown = versionIn(await ask(view, second));
      await ask(logo, second);
    }
    const latest = versionIn(await ask(`${view}/version`, second));
    if (latest !== shown) shown = versionIn(await ask(`${view}?version=${latest}`, second));
  };
}

function crowdOf(visitors: number, asked: Asked | null): LiveCrowd {
  return {
    what: [visitors > 0 && `${visitors} visitors`, asked && 'a screen'].filter(Boolean).join(' and '),
    crowd: { visitors, seconds: SECONDS, arrival: (index) => index * STEP, staysFor: () => SECONDS },
    beside: async (world, cache) => {
      const logo = await loadLogo(world, cache);
      const view = `/api/tournaments/${world.cup.tournament.tournamentId}`;
      return asked ? openScreen(view, logo, cache, asked) : () => Promise.resolve();
    },
  };
}

/** Measures what a screen of the hall costs in an hour while a match is live, beside visitors whose pages are open too, and alone. */
export async function benchTv({ stack: startStack }: BenchContext): Promise<Findings> {
  const nothing = (): Asked => ({ requests: 0, bytes: 0, ofHosting: 0 });
  const asked = [null, nothing(), nothing()];
  const crowds = asked.map((ofScreen, index) => crowdOf(index < 2 ? VISITORS : 0, ofScreen));
  const found = await measureLiveCrowds(await startStack(), crowds);
  const more = (what: 'originCalls' | 'reads') => (found[1]?.[what] ?? NaN) - (found[0]?.[what] ?? NaN);
  const [calls, reads] = [more('originCalls'), more('reads')];
  return {
    tables: [
      found.map(({ what, originCalls, reads: ofFirestore }, index) => ({
        'for an hour': what,
        'calls of the function': originCalls,
        'reads of Firestore': ofFirestore,
        'requests of the screen': asked[index]?.requests ?? 0,
        'MB to it': round((asked[index]?.bytes ?? 0) / 1e6, 1),
        'of /tv itself': asked[index]?.ofHosting ?? 0,
      })),
    ],
    promises: [
      {
        promise:
          'a screen of the hall costs nothing beyond what visitors cause but the call with which it begins',
        measured: `${calls} calls and ${reads} reads more in an hour of live matches`,
        isMet: calls <= FIRST_CALL.calls && reads <= FIRST_CALL.reads,
      },
    ],
  };
}
