import type { TimelineItemView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { Match } from '../../shared/cup/cup';
import { sideName } from '../../shared/match/side-name';
import { useTimelineTexts } from '../../shared/texts/timeline-texts';
import { EmptyText, LoadFailed, Skeleton } from '../../shared/ui/content-states';
import { Section } from '../../shared/ui/page/section';
import { minuteText, whatHappened } from './timeline-words';
import styles from './timeline.module.css';
import { logRevisionOf, useTimeline } from './use-timeline';

function Line({ item, match }: { readonly item: TimelineItemView; readonly match: Match }) {
  const texts = useTimelineTexts();
  const { kind, side, player, colour, goals, hasArrivedLater } = item;
  const minute = minuteText(item);
  const team = side && sideName(match[side]);
  const isOwnGoal = item.how === 'own-goal';
  const who = isOwnGoal && team ? texts.ownGoalFor(team) : [player, team].filter(Boolean).join(', ');
  return (
    <li className={styles['line']} data-kind={kind} data-later={hasArrivedLater || undefined}>
      <span className={styles['minute']}>
        {minute && (
          <>
            <span aria-hidden="true">{minute}</span>
            <span className={styles['spoken']}>{texts.minute(minute.slice(0, -1))}</span>
          </>
        )}
      </span>
      <span className={styles['what']}>
        <strong>
          {colour && <span className={styles['card']} data-colour={colour} aria-hidden="true" />}
          {whatHappened(item, texts)}
        </strong>
        {who && <span className={styles['who']}>{who}</span>}
        {hasArrivedLater && <em className={styles['later']}>{texts.arrivedLater}</em>}
      </span>
      {goals && (
        <span className={styles['goals']}>
          {goals.local}–{goals.visitor}
        </span>
      )}
    </li>
  );
}

/** In the order in which it happened. */
function Lines({ match }: { readonly match: Match }) {
  const { timeline, hasFailed, tryAgain } = useTimeline(match);
  if (hasFailed) return <LoadFailed onTryAgain={tryAgain} />;
  if (!timeline) return <Skeleton height="12rem" />;
  return (
    <ol className={styles['lines']}>
      {timeline.items.map((item, index) => (
        <Line key={index} item={item} match={match} />
      ))}
    </ol>
  );
}

/** The story of a match: when it began, goals, cards, and what else was entered at the table. */
export function Timeline({ match }: { readonly match: Match }) {
  const texts = useTimelineTexts();
  const isOver = match.state === 'finished' || match.state === 'abandoned';
  return (
    <Section title={texts.title} id="timeline">
      {logRevisionOf(match) === null ? (
        <EmptyText text={isOver ? texts.none : texts.notYet} />
      ) : (
        <Lines match={match} />
      )}
    </Section>
  );
}
