import type { TimelineItemView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { Match } from '../../shelf/cup/cup';
import { TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import { useSiteTexts } from '../texts/site-texts';
import { EmptyText, LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { Section } from '../layout/section';
import { minuteText, whatHappened } from './timeline-words';
import { stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { usePagesTexts } from '../texts/pages-texts';
import styles from './timeline.module.css';
import { logRevisionOf, useTimeline } from './use-timeline';

interface LineProps {
  readonly item: TimelineItemView;
  readonly match: Match;
}

/** Stands in for the team in a text. The text is split there, because the name can be a link and a text cannot contain one. */
const TEAM = '\n';

/** Shows the player, or that it was an official, and the team of an entry. The name of the team links to its page. */
function Who({ item: { side, player, how, isOfficial }, match }: LineProps) {
  const { timeline: texts } = usePagesTexts();
  const team = side && TEAM;
  const words =
    how === 'own-goal' && team
      ? texts.ownGoalFor(team)
      : [isOfficial ? texts.official : player, team].filter(Boolean).join(', ');
  if (!words) return null;
  const [before, after] = words.split(TEAM);
  return (
    <span className={`${links['inText']} ${looks['faint']}`}>
      {before}
      {side && <TeamLink tournamentId={match.tournamentId} side={match[side]} />}
      {after}
    </span>
  );
}

/**
 * Shows the score after an entry. For a kick of a shoot-out it shows only the score of the shoot-out. At the start of the shoot-out
 * it shows no such score, because there are no kicks yet.
 */
function LineScore({ item: { kind, phase, goals, kicks } }: Pick<LineProps, 'item'>) {
  const { match: matchTexts } = useSiteTexts();
  const isBeginning = kind === 'phase' && phase === 'shoot-out';
  return (
    <span className={styles['score']}>
      {goals && kind !== 'kick' && (
        <span className={styles['goals']}>
          {goals.local}–{goals.visitor}
        </span>
      )}
      {kicks && !isBeginning && (
        <span className={styles['kicks']}>
          <span aria-hidden="true">
            ({kicks.local}–{kicks.visitor})
          </span>
          <span className={looks['spoken']}>{matchTexts.penalties(kicks.local, kicks.visitor)}</span>
        </span>
      )}
    </span>
  );
}

function Line({ item, match }: LineProps) {
  const { timeline: texts } = usePagesTexts();
  const { kind, colour, how, goals, hasArrivedLater, mark } = item;
  const minute = minuteText(item);
  return (
    <li className={stack(3, styles['line'])} data-kind={kind} data-later={hasArrivedLater || undefined}>
      <span className={styles['minute']}>
        {minute && (
          <>
            <span aria-hidden="true">{minute}</span>
            <span className={looks['spoken']}>{texts.minute(minute.slice(0, -1))}</span>
          </>
        )}
      </span>
      <span className={styles['what']}>
        <strong>
          {colour && (
            <span
              className={styles['card']}
              data-card={how === 'second-yellow' ? how : colour}
              aria-hidden="true"
            />
          )}
          {whatHappened(item, texts)}
        </strong>
        <Who item={item} match={match} />
        {hasArrivedLater && <em className={`${looks['soft']} ${styles['later']}`}>{texts.arrivedLater}</em>}
        {mark && <em className={`${looks['soft']} ${styles['later']}`}>{texts.marks[mark]}</em>}
      </span>
      {goals && <LineScore item={item} />}
    </li>
  );
}

interface TimelineProps {
  readonly match: Match;
  /** The version of the match's cup. */
  readonly version: string;
}

/** Lists the entries of a match with a log in the order in which they happened. */
export function TimelineLines({ match, version }: TimelineProps) {
  const { timeline, hasFailed, tryAgain } = useTimeline(match, version);
  if (hasFailed) return <LoadFailed onTryAgain={tryAgain} />;
  if (!timeline) return <Skeleton height="12rem" />;
  return (
    <ol className={`${looks['card']} ${looks['ruled']} ${styles['lines']}`}>
      {timeline.items.map((item, index) => (
        <Line key={index} item={item} match={match} />
      ))}
    </ol>
  );
}

/** Shows the story of a match: its start, goals, cards, and the other entries of its log. */
export function Timeline({ match, version }: TimelineProps) {
  const { timeline: texts } = usePagesTexts();
  const isOver = match.state === 'finished' || match.state === 'abandoned';
  return (
    <Section title={texts.title} id="timeline">
      {logRevisionOf(match) === null ? (
        <EmptyText text={isOver ? texts.none : texts.notYet} />
      ) : (
        <TimelineLines match={match} version={version} />
      )}
    </Section>
  );
}
