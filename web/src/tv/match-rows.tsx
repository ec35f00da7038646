import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { serverNow } from '../shelf/api/server-now';
import type { Cup, Match } from '../shelf/cup/cup';
import { sideName } from '../shelf/cup/side-name';
import { slashDate } from '../shelf/cup/slash-date';
import { fullStageName } from '../shelf/cup/stage-name';
import { useTexts } from '../shelf/texts/use-texts';

/** Returns the score of a match as far as it is known and shown, or null. */
export function scoreText({ running, local, visitor }: Match): string | null {
  const score = running ?? { local, visitor };
  return score.local.goals === null || score.visitor.goals === null
    ? null
    : `${score.local.goals} – ${score.visitor.goals}`;
}

/** Returns the kicks of a shoot-out, or null. */
export function useKicks({ running, local, visitor }: Match): string | null {
  const { penalties } = useTexts().match;
  const score = running ?? { local, visitor };
  const [ours, theirs] = [score.local.kicks, score.visitor.kicks];
  return ours === null || theirs === null ? null : penalties(ours, theirs);
}

/** Returns the time of a match, and its date if it is not of today. */
export function whenText({ date, time }: Match, { timeZone }: Cup): string {
  const isToday = date === todayIn(timeZone, serverNow());
  return isToday ? formatTime(time) : `${slashDate(date).slice(0, 6).replace(/\/$/, '')} ${formatTime(time)}`;
}

/** Returns the group of a match, or else its stage, with the category. */
export function partName({ Stages }: Cup, { stageId, groupId, Stage }: Match): string {
  const stage = Stages.find((each) => each.stageId === stageId);
  const group = stage?.groups.find((each) => each.groupId === groupId);
  return group ? (group.fullName ?? group.name) : fullStageName(Stage);
}

export function Side({ match, side }: { readonly match: Match; readonly side: 'local' | 'visitor' }) {
  const outcome = match.running ? null : outcomeOf(match);
  const isWinner = outcome?.kind === 'won' && outcome.winner === side;
  return (
    <bdi
      className={`side ${side}`}
      data-winner={isWinner || undefined}
      data-open={!match[side].team || undefined}
    >
      {sideName(match[side])}
    </bdi>
  );
}

interface MatchRowsProps {
  readonly cup: Cup;
  readonly title: string;
  readonly matches: readonly Match[];
  /** Whether all of them are on the court that the screen shows. */
  readonly isOneCourt?: boolean;
}

/** Lists matches, each in a row: when, who, where. */
export function MatchRows({ cup, title, matches, isOneCourt = false }: MatchRowsProps) {
  return (
    <section className="matches">
      <h2 className="row heading">{title}</h2>
      <ul>
        {matches.map((match) => (
          <li className="row match" key={match.matchId}>
            <span className="when">{whenText(match, cup)}</span>
            <Side match={match} side="local" />
            <span className="small-score">{scoreText(match) ?? '–'}</span>
            <Side match={match} side="visitor" />
            <bdi className="where">{(!isOneCourt && match.location) || partName(cup, match)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
