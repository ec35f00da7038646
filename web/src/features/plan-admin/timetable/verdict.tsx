import { type FoundPlan, type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import type { PlanWords } from '../draft/plan-words';
import { gapOfMoved } from './gap-of-moved';
import { boundSentence } from './sentences';
import styles from './timetable.module.css';

interface VerdictProps {
  readonly found: FoundPlan;
  /** The plan as it stands now: what was found, or moved by hand since. */
  readonly plan: Plan;
  readonly hasConflicts: boolean;
  readonly words: PlanWords;
}

/** How long the plan takes, and why none can be shorter. */
export function Verdict({ found, plan, hasConflicts, words }: VerdictProps) {
  const { plan: texts } = useAdminTexts();
  const starts = placesOf(plan).flatMap((place, match) => (place ? [{ match, start: place.start }] : []));
  const first = Math.min(...starts.map(({ start }) => start));
  const end = Math.max(...starts.map(({ start }) => start)) + plan.settings.time.minutesPerMatch;
  const begun = new Set(plan.fixed.map(({ match }) => match));
  /** When what is still to be played of a phase begins, or else when it began. */
  const firstOf = (isKnockout: boolean) => {
    const ofPhase = starts.filter(
      ({ match }) => (plan.fixtures.matches[match]?.group === null) === isKnockout,
    );
    const coming = ofPhase.filter(({ match }) => !begun.has(match));
    return Math.min(...(coming.length > 0 ? coming : ofPhase).map(({ start }) => start));
  };
  const gap = gapOfMoved(found, { end, hasConflicts });
  return (
    <div className={styles['verdict']} data-is-open={gap !== 0}>
      <p>
        <strong>{texts.found.length(starts.length, words.moment(first), words.moment(end))}</strong>
      </p>
      {gap !== null && (
        <>
          <p>{gap > 0 ? texts.found.gap(gap) : texts.found.shortest}</p>
          <ul>
            {found.phases.map((phase) => (
              <li key={phase.kind}>
                {boundSentence(phase, firstOf(phase.kind === 'knockout'), words, texts)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
