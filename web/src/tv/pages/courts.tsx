import { formatTime } from '@futsal-cup/domain/cup/dates';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { serverNow } from '../../shelf/api/server-now';
import type { Cup } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { useTexts } from '../../shelf/texts/use-texts';
import { MatchRows, partName, scoreText, Side, useKicks } from './match-rows';
import { BOARDS, type Court, type Page } from './pages';
import { useScreenTexts } from '../texts/screen-texts';

interface CourtProps {
  readonly cup: Cup;
  readonly court: Court;
}

/** The sides, and between them the score, or the time of a match that is next. */
function Teams({ court: { match, state }, look }: { readonly court: Court; readonly look: string }) {
  const time = state === 'scheduled' || state === 'due' ? formatTime(match.time) : '–';
  return (
    <div className={`line ${look}`}>
      <Side match={match} side="local" look="grow big end" />
      <p className="score fixed">{scoreText(match) ?? time}</p>
      <Side match={match} side="visitor" look="grow big" />
    </div>
  );
}

/** How a match stands that nobody keeps live, or the day of one that is not today. */
function State({ cup, court: { match, state } }: CourtProps) {
  const { played, ...states } = useTexts().matchStates;
  if (state === 'scheduled' && match.date !== todayIn(cup.timeZone, serverNow()))
    return slashDate(match.date);
  return state === 'finished' && match.shown ? played : states[state];
}

/** The board of a court, whose score is read from the other end of the hall. */
function Board({ cup, court, isAlone }: CourtProps & { readonly isAlone: boolean }) {
  const { next: texts } = useScreenTexts();
  const { name, match, next } = court;
  const kicks = useKicks(match);
  const [then] = next;
  return (
    <section className="board card" data-live={match.state === 'live' || undefined}>
      <h2 className="row cut">
        {name && <bdi className="court">{name}</bdi>}
        <span className="part soft">{partName(cup, match)}</span>
      </h2>
      <Teams court={court} look="teams" />
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

function CourtRow({ cup, court }: CourtProps) {
  const { name, match } = court;
  return (
    <li className="court-row card grow line" data-live={match.state === 'live' || undefined}>
      <div className="court-head fixed">
        <p className="cut">{name || partName(cup, match)}</p>
        <div className="soft cut">{match.live?.boardNote ?? <State cup={cup} court={court} />}</div>
      </div>
      <Teams court={court} look="grow" />
    </li>
  );
}

interface CourtsProps {
  readonly cup: Cup;
  readonly page: Extract<Page, { readonly kind: 'courts' }>;
}

/** Shows what is played on the courts: on boards, or in rows where there are many. */
export function Courts({ cup, page: { courts, rows } }: CourtsProps) {
  const { next } = useScreenTexts();
  const isAlone = courts.length === 1;
  if (courts.length > BOARDS) {
    return (
      <ul className="columns stack">
        {courts.map((court) => (
          <CourtRow key={court.match.matchId} cup={cup} court={court} />
        ))}
      </ul>
    );
  }
  return (
    <div className={isAlone ? 'alone' : undefined}>
      {courts.map((court) => (
        <Board key={court.match.matchId} cup={cup} court={court} isAlone={isAlone} />
      ))}
      {rows.length > 0 && <MatchRows cup={cup} title={next} matches={rows} isOneCourt />}
    </div>
  );
}
