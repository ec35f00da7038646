import { isFormatValid } from '@futsal-cup/domain/plan/find-settings-problems';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { useState } from 'react';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import type { StepTimesDraft } from '../draft/plan-draft';
import { useDraft } from '../draft/plan-store';
import { nameOfStep } from '../draft/plan-words';
import type { ProblemAt } from '../draft/problem-at';
import { PlanInput, PlanSelect } from '../plan-fields';
import {
  stageRulesOf,
  type StageRulesValues,
  stageRulesValuesOf,
} from '../../tournaments/details/match-rules-values';
import { StageRulesFields } from '../../tournaments/details/own-rules';
import { cluster, stack } from '../../../shelf/styles/layout';
import styles from '../plan.module.css';
import { TooShort } from './too-short';

const NOTHING: StepTimesDraft = { minutesPerMatch: '', day: null };

interface StepRulesProps {
  readonly own: StepTimesDraft;
  /** How long a match of the step is, as it is typed. */
  readonly minutes: string;
  readonly onChange: (rules: StageRulesValues) => void;
}

/** Asks for the rules of a step, and says where they need more than its matches have. */
function StepRules({ own, minutes, onChange }: StepRulesProps) {
  const { matchRules } = useCurrentCup();
  const values = own.rules ?? stageRulesValuesOf(null, matchRules);
  return (
    <>
      <StageRulesFields values={values} onChoose={(chosen) => onChange({ ...values, ...chosen })} />
      {(own.minutesPerMatch !== '' || values.preset !== 'cup') && (
        <TooShort minutes={minutes} rules={stageRulesOf(values)} />
      )}
    </>
  );
}

interface StepTimesProps {
  readonly settings: PlanSettings;
  readonly problemAt: ProblemAt;
}

/** Asks for length, day and rules of the matches of single steps, where there are several. */
export function StepTimes({ settings, problemAt }: StepTimesProps) {
  const { time: texts } = useAdminTexts().plan;
  const { draft, change } = useDraft();
  const { days, steps: typed = [], minutesPerMatch } = draft.time;
  const { steps } = settings.format;
  const [wasOpen] = useState(
    typed.some((own) => own.minutesPerMatch !== '' || own.day !== null || own.rules),
  );
  if (steps.length < 2 || !isFormatValid(settings)) return null;
  const spoken = { settings, fixtures: deriveFixtures(settings) };
  const all = steps.map((_, step) => typed[step] ?? NOTHING);
  const edit = (step: number, changes: Partial<StepTimesDraft>) => {
    const changed = all.map((own, at) => (at === step ? { ...own, ...changes } : own));
    change({ time: { ...draft.time, steps: changed } });
  };
  return (
    <details open={wasOpen}>
      <summary className={styles['summary']}>{texts.ownOfSteps}</summary>
      <div className={stack(3)}>
        {all.map((own, step) => (
          <fieldset key={step} className={stack(3, styles['item'])}>
            <legend>{nameOfStep(step, spoken)}</legend>
            <div className={cluster(3, `${styles['times']} ${days.length > 1 ? styles['day'] : ''}`)}>
              {days.length > 1 && (
                <PlanSelect
                  label={texts.date}
                  value={String(own.day ?? '')}
                  error={problemAt(`format.steps.${step}.day`)}
                  choices={[
                    { value: '', label: texts.anyDay },
                    ...days.map(({ date }, at) => ({ value: String(at), label: slashDate(date) })),
                  ]}
                  onType={(value) => edit(step, { day: value === '' ? null : Number(value) })}
                />
              )}
              <PlanInput
                label={texts.ownMinutes}
                inputMode="numeric"
                placeholder={texts.asUsual(minutesPerMatch)}
                value={own.minutesPerMatch}
                error={problemAt(`format.steps.${step}.minutesPerMatch`)}
                onType={(value) => edit(step, { minutesPerMatch: value })}
              />
            </div>
            <StepRules
              own={own}
              minutes={own.minutesPerMatch || minutesPerMatch}
              onChange={(rules) => edit(step, { rules })}
            />
          </fieldset>
        ))}
      </div>
    </details>
  );
}
