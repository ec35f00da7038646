import { formatTime } from '@futsal-cup/domain/cup/dates';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { serverNow } from '../../shelf/api/server-now';
import type { Cup } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { useTexts } from '../../shelf/texts/use-texts';
import { MatchRows, partName, scoreText, Side, useKicks, useNote } from './match-rows';
import type { Court, Page } from './pages';
import { useScreenTexts } from '../texts/screen-texts';

interface CourtProps {
  readonly cup: Cup;
  readonly court: Court;
}

/** How a match stands that nobody keeps live, or the day of one that is not today. */
function State({ cup, court: { match, state } }: CourtProps) {
  const { played, ...states } = useTexts().matchStates;
  const note = useNote(match);
  if (note) return note;
  if (state === 'scheduled' && match.date !== todayIn(cup.timeZone, serverNow()))
    return slashDate(match.date);
  return state === 'finished' && match.shown ? played : states[state];
}

/** The board of a court, whose score is read from the other end of the hall. */
function Board({ cup, court, isAlone }: CourtProps & { readonly isAlone: boolean }) {
  const { next: texts } = useScreenTexts();
  const { name, match, state, next } = court;
  const isNext = state === 'scheduled' || state === 'due';
  const kicks = useKicks(match);
  const [then] = next;
  return (
    <section className="board card" data-live={match.state === 'live' || undefined}>
      <h2 className="row cut">
        {name && <bdi className="court">{name}</bdi>}
        <span className="part soft">{partName(cup, match)}</span>
      </h2>
      <div className="teams line">
        <Side match={match} side="local" look="grow big end" />
        {/* A match that is next has its time in place of the score. */}
        <p className="score fixed">{scoreText(match) ?? (isNext ? formatTime(match.time) : '–')}</p>
        <Side match={match} side="visitor" look="grow big" />
      </div>
      <div className="note line">
        {match.live?.boardNote ?? (
          <p>
            <State cup={cup} court={court} />
          </p>
        )}
      </div>
      {kicks && <p className="then row soft">{kicks}</p>}
      {!kicks && !isAlone && then && (
        <p className="then row soft cut">
          {texts} {formatTime(then.time)} <bdi>{sideName(then.local)}</bdi> –{' '}
          <bdi>{sideName(then.visitor)}</bdi>
        </p>
      )}
    </section>
  );
}

interface CourtsProps {
  readonly cup: Cup;
  readonly page: Extract<Page, { readonly kind: 'courts' }>;
}

/** Shows what is played on one court or two, each on a board. */
export function Courts({ cup, page: { courts, rows } }: CourtsProps) {
  const { next } = useScreenTexts();
  const isAlone = courts.length === 1;
  return (
    <div className={isAlone ? 'alone' : undefined}>
      {courts.map((court) => (
        <Board key={court.match.matchId} cup={cup} court={court} isAlone={isAlone} />
      ))}
      {rows.length > 0 && <MatchRows cup={cup} title={next} matches={rows} isOneCourt />}
    </div>
  );
}
