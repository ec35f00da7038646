import { usualMinutesOf } from '@futsal-cup/domain/cup/usual-minutes';
import { type CSSProperties, useMemo } from 'react';
import { serverNow } from '../shelf/api/server-now';
import type { Cup } from '../shelf/cup/cup';
import { pictureAddress } from '../shelf/cup/pictures';
import { pollInterval } from '../shelf/cup/poll-interval';
import { slashDate } from '../shelf/cup/slash-date';
import { useTexts } from '../shelf/texts/use-texts';
import { useNow } from '../shelf/cup/use-now';
import { Foot } from './foot';
import { PageView } from './pages/page-view';
import { pagesOf } from './pages/pages';
import { useScreenTexts } from './texts/screen-texts';
import { timeIn, useTurns } from './ticking';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const TURN_MS = 12 * SECOND;
/** The lists of matches change with the clock, and drawing them every second is much for a television. */
const LISTS_MS = 15 * SECOND;
/** An answer takes this long at most, or else something is wrong. */
const ANSWER_MS = 10 * SECOND;

/** What stands still for hours burns into some screens, so the picture moves by a few pixels every minute. */
const SHIFTS = [0, 3, 6, 3, 0, -3, -6, -3];

function useShift(): CSSProperties {
  const minute = useTurns(MINUTE);
  const at = (turn: number) => SHIFTS[turn % SHIFTS.length] ?? 0;
  return { transform: `translate(${at(minute)}px, ${at(minute + 2)}px)` };
}

interface HeardProps {
  readonly cup: Cup;
  readonly heard: { readonly isStale: boolean; readonly lastUpdated: number };
}

/** Says how old the screen is, if the server has not answered for longer than it should. */
function Old({ cup, heard: { isStale, lastUpdated } }: HeardProps) {
  const texts = useScreenTexts();
  const now = useNow(SECOND);
  const deviceNow = useNow(SECOND, Date.now);
  const age = Math.max(0, deviceNow - lastUpdated);
  if (!isStale && age < pollInterval(cup, deviceNow) * 1.1 + ANSWER_MS) return null;
  return (
    <p className="old fixed" role="status">
      {texts.old(timeIn(cup.timeZone, now - age), Math.floor(age / MINUTE))}
    </p>
  );
}

function Time({ timeZone }: { readonly timeZone: string }) {
  return <p className="time fixed">{timeIn(timeZone, useNow(SECOND))}</p>;
}

function Head({ cup, heard }: HeardProps) {
  const { unnamed } = useTexts().tournaments;
  return (
    <header className="head line fixed">
      {cup.logo && <img className="logo fixed" src={pictureAddress(cup.logo)} alt="" />}
      <h1 className="name grow cut">
        <bdi>{cup.name || unnamed(slashDate(cup.date))}</bdi>
      </h1>
      <Old cup={cup} heard={heard} />
      <Time timeZone={cup.timeZone} />
    </header>
  );
}

interface ScreenProps extends HeardProps {
  /** The only court that is shown, if there is one. */
  readonly court: string | null;
}

/** Shows the pages of a cup by turns, below its name and above its message and sponsors. */
export function Screen({ cup, court, heard }: ScreenProps) {
  const { noTeams } = useScreenTexts();
  const shift = useShift();
  const turn = useTurns(TURN_MS);
  const now = useNow(LISTS_MS);
  const pages = useMemo(() => {
    // The cup may be newer than the clock of the lists.
    const clock = {
      timeZone: cup.timeZone,
      now: Math.max(now, serverNow()),
      minutesOf: usualMinutesOf(cup.matchRules, cup.Stages),
    };
    return pagesOf(cup, court, clock);
  }, [cup, court, now]);
  const page = pages[turn % pages.length];
  return (
    <div className="screen stack" style={shift}>
      <Head cup={cup} heard={heard} />
      <main className="page grow" data-kind={page?.kind}>
        {page ? <PageView cup={cup} page={page} /> : <p className="notice-title soft">{noTeams}</p>}
      </main>
      <Foot cup={cup} turn={turn} />
    </div>
  );
}
