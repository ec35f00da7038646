import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import type { Contradiction as FoundContradiction } from '@futsal-cup/domain/plan/find-contradiction';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { slotsOf } from '@futsal-cup/domain/plan/timetable/slots';
import { useMemo } from 'react';
import { useAdminTexts } from '../../texts/admin-texts';
import { ButtonLink } from '../../../shelf/ui/button';
import { Panel } from '../../ui/panel';
import { usePlanWords } from '../draft/plan-words';
import { planStepAddress } from '../plan-steps';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { demandSentence } from './sentences';

interface ContradictionProps {
  readonly why: FoundContradiction | null;
  readonly settings: PlanSettings;
}

/** Explains why there is no plan: it lists demands that contradict each other, so that giving up any one of them helps. */
export function Contradiction({ why, settings }: ContradictionProps) {
  const { plan: texts } = useAdminTexts();
  const fixtures = useMemo(() => deriveFixtures(settings), [settings]);
  const words = usePlanWords({ settings, fixtures });
  const [matches, places] = [fixtures.matches.length, slotsOf(settings.time).length];
  // The places are those of matches of the plan's length.
  const hasOwnLengths = settings.format.steps.some(({ minutesPerMatch }) => minutesPerMatch !== undefined);
  const saidOf = ({ demands, isProven }: FoundContradiction) => {
    if (demands.length === 1) return texts.none.alone;
    return isProven ? texts.none.proven : texts.none.likely;
  };
  return (
    <Panel title={texts.none.title}>
      <div className={stack(1, styles['problems'])} role="alert">
        {why === null && <p>{texts.none.unknown}</p>}
        {why && (
          <>
            <p>{saidOf(why)}</p>
            <ul className={ui['bullets']}>
              {why.demands.map((demand, index) => (
                <li key={index}>{demandSentence(demand, settings, words, texts)}</li>
              ))}
            </ul>
          </>
        )}
        {!hasOwnLengths && places < matches && <p>{texts.none.places(places, matches)}</p>}
      </div>
      <div className={cluster(3)}>
        <ButtonLink look="secondary" to={planStepAddress('time')}>
          {texts.step.time}
        </ButtonLink>
        <ButtonLink look="secondary" to={planStepAddress('format')}>
          {texts.step.format}
        </ButtonLink>
      </div>
    </Panel>
  );
}
