import { useAdminTexts } from '../../texts/admin-texts';
import { Panel } from '../../ui/panel';
import { LENGTHS } from '../draft/plan-draft';
import { useDraftedPlan } from '../draft/plan-settings';
import { useDraft } from '../draft/plan-store';
import { problemsAt } from '../draft/problem-at';
import { NextStep } from '../next-step';
import { PlanInput } from '../plan-fields';
import { stack } from '../../../shelf/styles/layout';
import styles from '../plan.module.css';
import { Courts } from './courts';
import { Days } from './days';
import { StepTimes } from './step-times';
import { TooShort } from './too-short';
import { Wishes } from './wishes';

/** The third step asks when and where matches may be played. */
export function TimeStep() {
  const { time: texts } = useAdminTexts().plan;
  const { draft, change } = useDraft();
  const { settings, problems } = useDraftedPlan();
  const problemAt = problemsAt(problems);
  return (
    <>
      <div className={stack(4, styles['pair'])}>
        <Days problemAt={problemAt} />
        <Panel title={texts.lengths}>
          <div className={stack(3, styles['row'])}>
            {LENGTHS.map((length) => (
              <PlanInput
                key={length}
                label={texts.length[length]}
                inputMode="numeric"
                value={draft.time[length]}
                error={problemAt(`time.${length}`)}
                onType={(value) => change({ time: { ...draft.time, [length]: value } })}
              />
            ))}
          </div>
          <StepTimes settings={settings} problemAt={problemAt} />
          <TooShort minutes={draft.time.minutesPerMatch} />
        </Panel>
        <Courts problemAt={problemAt} />
        <Wishes settings={settings} problemAt={problemAt} />
      </div>
      <NextStep from="time" />
    </>
  );
}
