import { formatIn } from '@futsal-cup/domain/cup/time-zone';
import { usualMinutesOf } from '@futsal-cup/domain/cup/usual-minutes';
import { useMemo } from 'react';
import { serverNow } from '../shelf/api/server-now';
import type { Cup } from '../shelf/cup/cup';
import { pictureAddress } from '../shelf/cup/pictures';
import { pollInterval } from '../shelf/cup/poll-interval';
import { slashDate } from '../shelf/cup/slash-date';
import { useTexts } from '../shelf/texts/use-texts';
import type { useCup } from '../shelf/cup/use-cup';
import { useNow } from '../shelf/cup/use-now';
import { Foot } from './foot';
import { PageView } from './pages/page-view';
import { pagesOf } from './pages/pages';
import { useScreenTexts } from './texts/screen-texts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const TURN_MS = 12 * SECOND;
/** The lists of matches change with the clock, and drawing them every second is much for a television. */
const LISTS_MS = 15 * SECOND;
/** An answer takes this long at most, or else something is wrong. */
const ANSWER_MS = 10 * SECOND;

const turnsSoFar = () => Math.floor(performance.now() / TURN_MS);

/** What stands still for hours burns into some screens, so the picture moves by a few pixels every minute. */
const SHIFTS = [0, 3, 6, 3, 0, -3, -6, -3];
const shiftAt = (minute: number) => SHIFTS[minute % SHIFTS.length] ?? 0;

/** When the server has answered last, and whether it answers. */
export type Heard = Pick<ReturnType<typeof useCup>, 'isStale' | 'lastUpdated'>;

interface HeadProps {
  readonly cup: Cup;
  readonly heard: Heard;
}

/** Shows the name of the cup and the time, and how old the screen is, if the server has not answered for longer than it should. */
function Head({ cup, heard: { isStale, lastUpdated } }: HeadProps) {
  const { old } = useScreenTexts();
  const { unnamed } = useTexts().tournaments;
  const now = useNow(SECOND);
  const deviceNow = useNow(SECOND, Date.now);
  const age = Math.max(0, deviceNow - lastUpdated);
  const isOld = isStale || age >= pollInterval(cup, deviceNow) * 1.1 + ANSWER_MS;
  const timeOf = (instant: number) => formatIn(cup.timeZone).format(instant).slice(-8, -3);
  return (
    <header className="head line fixed">
      {cup.logo && <img className="logo fixed" src={pictureAddress(cup.logo)} alt="" />}
      <h1 className="name grow cut">
        <bdi>{cup.name || unnamed(slashDate(cup.date))}</bdi>
      </h1>
      {isOld && (
        <p className="old fixed" role="status">
          {old(timeOf(now - age), Math.floor(age / MINUTE))}
        </p>
      )}
      <p className="time fixed">{timeOf(now)}</p>
    </header>
  );
}

interface ScreenProps extends HeadProps {
  /** The only court that is shown, if there is one. */
  readonly court: string | null | undefined;
}

/** Shows the pages of a cup by turns, below its name and above its message and sponsors. */
export function Screen({ cup, court, heard }: ScreenProps) {
  const texts = useScreenTexts();
  const turn = useNow(TURN_MS, turnsSoFar);
  const minute = Math.floor((turn * TURN_MS) / MINUTE);
  const now = useNow(LISTS_MS);
  const pages = useMemo(() => {
    // The cup may be newer than the clock of the lists.
    const clock = {
      timeZone: cup.timeZone,
      now: Math.max(now, serverNow()),
      minutesOf: usualMinutesOf(cup.matchRules, cup.Stages),
    };
    return pagesOf(cup, court, clock, texts);
  }, [cup, court, now, texts]);
  const page = pages[turn % pages.length];
  return (
    <div
      className="screen stack"
      style={{ transform: `translate(${shiftAt(minute)}px, ${shiftAt(minute + 2)}px)` }}
    >
      <Head cup={cup} heard={heard} />
      <main className="page grow" data-kind={page?.kind}>
        {page ? <PageView cup={cup} page={page} /> : <p className="notice-title soft">{texts.noTeams}</p>}
      </main>
      <Foot cup={cup} turn={turn} />
    </div>
  );
}
