import { formatTime } from '@futsal-cup/domain/cup/dates';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { serverNow } from '../../shelf/api/server-now';
import type { Cup } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { noteOf } from '../../shelf/match/note-of';
import { shootOutText } from '../../shelf/match/score';
import { useTexts } from '../../shelf/texts/use-texts';
import { MatchRows, partName, scoreText, Side } from './match-rows';
import type { Court } from './pages';
import { useScreenTexts } from '../texts/screen-texts';

/** A board with a court alone leaves room for so many matches below it. */
const ROWS_BELOW = 4;

interface CourtProps {
  readonly cup: Cup;
  readonly court: Court;
}

/** How a match stands that nobody keeps live, or the day of one that is not today. */
function State({ cup, court: { match, state } }: CourtProps) {
  const { played, ...states } = useTexts().matchStates;
  const note = noteOf(match);
  if (note) return note;
  if (state === 'scheduled' && match.date !== todayIn(cup.timeZone, serverNow()))
    return slashDate(match.date);
  return state === 'finished' && match.shown ? played : states[state];
}

/** The board of a court, whose score is read from the other end of the hall, and its shoot-out or what is next below it. */
function Board({ cup, court, isAlone }: CourtProps & { readonly isAlone: boolean }) {
  const { next: texts } = useScreenTexts();
  const { name, match, state, next } = court;
  const isNext = state === 'scheduled' || state === 'due';
  const kicks = shootOutText(match.running ?? match, useTexts().match);
  const [then] = next;
  return (
    <section className="board card" data-live={match.state === 'live' || undefined}>
      <h2 className="row cut grow">
        {name && <bdi className="court">{name}</bdi>}
        <span className="part soft">{partName(cup, match)}</span>
      </h2>
      <div className="note line fixed">
        {match.live?.boardNote ?? (
          <p>
            <State cup={cup} court={court} />
          </p>
        )}
      </div>
      <div className="teams line">
        <Side match={match} side="local" look="grow big end" />
        {/* A match that is next has its time in place of the score. */}
        <p className="score fixed">{scoreText(match) ?? (isNext ? formatTime(match.time) : '–')}</p>
        <Side match={match} side="visitor" look="grow big" />
      </div>
      <p className="then row soft cut">
        {kicks}
        {!kicks && !isAlone && then && (
          <>
            {texts} {formatTime(then.time)} <bdi>{sideName(then.local)}</bdi> –{' '}
            <bdi>{sideName(then.visitor)}</bdi>
          </>
        )}
      </p>
    </section>
  );
}

/** Shows what is played on one court or two, each on a board, and below a court that is alone its next matches. */
export function Courts({ cup, courts }: { readonly cup: Cup; readonly courts: readonly Court[] }) {
  const { next } = useScreenTexts();
  const isAlone = courts.length === 1;
  const rows = isAlone ? courts.flatMap((court) => court.next.slice(0, ROWS_BELOW)) : [];
  return (
    <div className={isAlone ? 'alone' : undefined}>
      {courts.map((court) => (
        <Board key={court.match.matchId} cup={cup} court={court} isAlone={isAlone} />
      ))}
      {rows.length > 0 && <MatchRows cup={cup} title={next} matches={rows} isOneCourt />}
    </div>
  );
}
