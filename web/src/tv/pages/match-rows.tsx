import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { serverNow } from '../../shelf/api/server-now';
import type { Cup, Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { fullStageName } from '../../shelf/cup/stage-name';
import { noteOf } from '../../shelf/match/note-of';
import { useTexts } from '../../shelf/texts/use-texts';

/** Returns the score of a match as far as it is known and shown, or null. */
export function scoreText({ running, local, visitor }: Match): string | null {
  const score = running ?? { local, visitor };
  return score.local.goals === null || score.visitor.goals === null
    ? null
    : `${score.local.goals} – ${score.visitor.goals}`;
}

/** Returns the time of a match unless it is postponed, and its date if it is not of today. */
function whenText({ date, time, state }: Match, { timeZone }: Cup): string {
  if (state === 'postponed') return '';
  const isToday = date === todayIn(timeZone, serverNow());
  return isToday ? formatTime(time) : `${slashDate(date).slice(0, 6).replace(/\/$/, '')} ${formatTime(time)}`;
}

/** Returns the group of a match, or else its stage, with the category. */
export function partName({ Stages }: Cup, { stageId, groupId, Stage }: Match): string {
  const stage = Stages.find((each) => each.stageId === stageId);
  const group = stage?.groups.find((each) => each.groupId === groupId);
  return group ? (group.fullName ?? group.name) : fullStageName(Stage);
}

interface SideProps {
  readonly match: Match;
  readonly side: SideKey;
  readonly look: string;
}

/** The name of a side, lit if it has won, and pale as long as nobody knows the team. */
export function Side({ match, side, look }: SideProps) {
  const outcome = match.running ? null : outcomeOf(match);
  const isWinner = outcome?.kind === 'won' && outcome.winner === side;
  return (
    <bdi className={look} data-winner={isWinner || undefined} data-open={!match[side].team || undefined}>
      {sideName(match[side])}
    </bdi>
  );
}

interface MatchListProps {
  readonly cup: Cup;
  /** Whether all matches are on the court that the screen shows. */
  readonly isOneCourt?: boolean | undefined;
  /** Whether each match should have its result. */
  readonly isOver?: boolean | undefined;
}

function MatchRow({ match, cup, isOneCourt, isOver }: MatchListProps & { readonly match: Match }) {
  const { matchStates } = useTexts();
  // Nobody waits for a result where none is shown.
  const isAwaited = isOver && match.state !== 'finished' && match.shown !== 'no-results';
  const awaited = isAwaited ? matchStates['awaiting-result'] : null;
  const note = noteOf(match) ?? awaited;
  return (
    <li className="row match line">
      <span className="when soft fixed">{whenText(match, cup)}</span>
      <Side match={match} side="local" look="grow cut end" />
      <span className="small-score fixed">{scoreText(match) ?? '–'}</span>
      <Side match={match} side="visitor" look="grow cut" />
      <bdi className="where soft cut end fixed">
        {note ?? ((!isOneCourt && match.location) || partName(cup, match))}
      </bdi>
    </li>
  );
}

interface MatchRowsProps extends MatchListProps {
  readonly title: string;
  readonly matches: readonly Match[];
}

/** Lists matches, each in a row: when, who, where, or else why it has no usual result. */
export function MatchRows({ title, matches, ...list }: MatchRowsProps) {
  return (
    <section>
      <h2 className="row soft cut">{title}</h2>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.matchId} match={match} {...list} />
        ))}
      </ul>
    </section>
  );
}
