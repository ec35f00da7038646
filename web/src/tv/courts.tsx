import { formatTime } from '@futsal-cup/domain/cup/dates';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { serverNow } from '../shelf/api/server-now';
import type { Cup, Match } from '../shelf/cup/cup';
import { sideName } from '../shelf/cup/side-name';
import { slashDate } from '../shelf/cup/slash-date';
import { useTexts } from '../shelf/texts/use-texts';
import { MatchRows, partName, scoreText, Side, useKicks } from './match-rows';
import type { Court } from './pages';
import { useScreenTexts } from './texts/screen-texts';

interface CourtProps {
  readonly cup: Cup;
  readonly court: Court;
}

/** What stands in the place of a score: the time, or that the match is on without one. */
function scoreOrTime({ match, state }: Court): string {
  return scoreText(match) ?? (state === 'scheduled' ? formatTime(match.time) : '–');
}

/** How the match stands, or the day of one that is not today. */
function useStateText({ match, state }: Court, cup: Cup): string {
  const { played, ...states } = useTexts().matchStates;
  if (state === 'scheduled' && match.date !== todayIn(cup.timeZone, serverNow()))
    return slashDate(match.date);
  return state === 'finished' && match.shown ? played : states[state];
}

function NextLine({ match }: { readonly match: Match | undefined }) {
  const { next } = useScreenTexts();
  if (!match) return null;
  return (
    <p className="then">
      {next} {formatTime(match.time)} <bdi>{sideName(match.local)}</bdi> –{' '}
      <bdi>{sideName(match.visitor)}</bdi>
    </p>
  );
}

/** The board of a court, whose score is read from the other end of the hall. */
function Board({ cup, court, isAlone }: CourtProps & { readonly isAlone: boolean }) {
  const { name, match, next } = court;
  const kicks = useKicks(match);
  const state = useStateText(court, cup);
  const { live } = match;
  return (
    <section className="board" data-live={match.state === 'live' || undefined}>
      <h2 className="board-head">
        {name && <bdi className="court">{name}</bdi>}
        <bdi className="part">{partName(cup, match)}</bdi>
        <span className="state">{state}</span>
      </h2>
      <div className="teams">
        <Side match={match} side="local" />
        <p className="score">{scoreOrTime(court)}</p>
        <Side match={match} side="visitor" />
      </div>
      <div className="note">{live ? live.boardNote : kicks && <p>{kicks}</p>}</div>
      {live && kicks && <p className="then">{kicks}</p>}
      {!isAlone && <NextLine match={next[0]} />}
    </section>
  );
}

function CourtRow({ cup, court }: CourtProps) {
  const { name, match } = court;
  const state = useStateText(court, cup);
  const { live } = match;
  return (
    <li className="court-row" data-live={match.state === 'live' || undefined}>
      <div className="court-head">
        <bdi className="court">{name || partName(cup, match)}</bdi>
        <div className="court-state">{live ? live.boardNote : state}</div>
      </div>
      <Side match={match} side="local" />
      <p className="row-score">{scoreOrTime(court)}</p>
      <Side match={match} side="visitor" />
    </li>
  );
}

interface CourtsProps {
  readonly cup: Cup;
  readonly courts: readonly Court[];
  /** The matches that are next on a court which is shown alone. */
  readonly rows: readonly Match[];
}

/** Shows what is played on the courts: on boards, or in rows where there are many. */
export function Courts({ cup, courts, rows }: CourtsProps) {
  const { next } = useScreenTexts();
  if (courts.length > 2) {
    return (
      <ul className="court-rows">
        {courts.map((court) => (
          <CourtRow key={court.match.matchId} cup={cup} court={court} />
        ))}
      </ul>
    );
  }
  return (
    <div className="boards" data-count={courts.length}>
      {courts.map((court) => (
        <Board key={court.match.matchId} cup={cup} court={court} isAlone={courts.length === 1} />
      ))}
      {rows.length > 0 && <MatchRows cup={cup} title={next} matches={rows} isOneCourt />}
    </div>
  );
}
