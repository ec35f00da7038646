import { LEAST_TEAMS } from '@futsal-cup/domain/plan/format/usual-choices';
import type { Preset } from '@futsal-cup/domain/plan/settings';
import { dateAndTimeOf } from '@futsal-cup/domain/plan/timetable/minutes';
import { firstDateOf } from '@futsal-cup/domain/plan/timetable/slots';
import { useId } from 'react';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import type { PlanQuestion } from '../search/answer-question';
import type { PlanLength } from '../search/use-plan-lengths';
import { lengthOf } from '../timetable/sentences';
import { FormatDrawing } from './format-drawing';
import styles from './format.module.css';
import { type PresetPlan, usePresetPlans } from './use-preset-plans';

type Texts = ReturnType<typeof useAdminTexts>['plan']['format'];

/** Says how long the plan of a preset takes: on one day in hours, on several until when. */
function lengthSentence(length: PlanLength, { settings }: PlanQuestion, texts: Texts): string | null {
  if (length === 'failed') return null;
  if (length === 'none') return texts.noPlan;
  const { date, time } = dateAndTimeOf(length.end, firstDateOf(settings.time));
  return settings.time.days.length > 1
    ? texts.until(`${slashDate(date)} ${time}`)
    : texts.takes(lengthOf(length.end - length.from), time);
}

interface PresetCardProps {
  readonly plan: PresetPlan & { readonly length: PlanLength | null };
  readonly group: string;
  readonly teams: number;
  readonly isChosen: boolean;
  readonly onChoose: (preset: Preset) => void;
}

/** A preset with its drawing, what it means, how many matches it has and how long they take. */
function PresetCard({ plan, group, teams, isChosen, onChoose }: PresetCardProps) {
  const { format: texts } = useAdminTexts().plan;
  const [nameId, aboutId, numbersId] = [useId(), useId(), useId()];
  const { preset, drawn, matches, question, length } = plan;
  const isTooFew = teams < LEAST_TEAMS[preset];
  const said = question && length && lengthSentence(length, question, texts);
  return (
    <label className={styles['card']} data-is-chosen={isChosen}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-labelledby={nameId}
        aria-describedby={`${aboutId} ${numbersId}`}
        onChange={() => onChoose(preset)}
      />
      <strong id={nameId}>{texts.presets[preset]}</strong>
      <span className={`${ui['hint']} ${styles['meaning']}`} id={aboutId}>
        {texts.meaning[preset]}
      </span>
      <FormatDrawing {...drawn} />
      <span className={styles['numbers']} id={numbersId}>
        {isTooFew && texts.tooFew(LEAST_TEAMS[preset], teams)}
        {!isTooFew && matches !== null && [texts.total(matches), said].filter(Boolean).join(' · ')}
        {question && !length && ' …'}
      </span>
    </label>
  );
}

interface PresetChoiceProps {
  readonly chosen: Preset;
  readonly teams: number;
  readonly onChoose: (preset: Preset) => void;
}

/** Asks for the preset. */
export function PresetChoice({ chosen, teams, onChoose }: PresetChoiceProps) {
  const { format: texts } = useAdminTexts().plan;
  const group = useId();
  const plans = usePresetPlans();
  return (
    <fieldset>
      <legend className={styles['legend']}>{texts.preset}</legend>
      <div className={styles['cards']}>
        {plans.map((plan) => (
          <PresetCard
            key={plan.preset}
            plan={plan}
            group={group}
            teams={teams}
            isChosen={plan.preset === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  );
}
