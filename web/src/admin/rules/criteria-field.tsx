import type { RankingCriterion } from '@futsal-cup/domain/cup/table-rules';
import { useField, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { ChooseField } from '../forms/choose-field';
import { stack } from '../../shelf/styles/layout';
import { useAdminTexts } from '../texts/admin-texts';
import { OrderList } from '../ui/order-list';
import ui from '../ui/ui.module.css';

const isHeadToHead = (criterion: RankingCriterion) => criterion.startsWith('head-to-head');

/** Returns the criteria that a list can still take. The head-to-head criteria are forms of one, so a list has one of them at most. */
function choicesFor(chosen: readonly RankingCriterion[], all: readonly RankingCriterion[]) {
  const hasHeadToHead = chosen.some(isHeadToHead);
  return all.filter((each) => !chosen.includes(each) && !(hasHeadToHead && isHeadToHead(each)));
}

interface CriteriaFieldProps {
  readonly name: 'criteria' | 'acrossCriteria';
  readonly label: string;
  readonly all: readonly RankingCriterion[];
  /** Shown in place of an empty list. */
  readonly emptyText: string;
}

/** Asks for an ordered list of different criteria. */
export function CriteriaField({ name, label, all, emptyText }: CriteriaFieldProps) {
  const { tableRules: texts } = useAdminTexts();
  const [{ value }, { error }, { setValue }] = useField<readonly RankingCriterion[]>(name);
  const { submitCount } = useFormikContext();
  const add = useRef<HTMLSelectElement>(null);
  // The button that saves is far below the list.
  useEffect(() => {
    if (error && submitCount > 0) add.current?.focus();
  }, [error, submitCount]);
  const choices = choicesFor(value, all);
  const nameOf = (criterion: RankingCriterion) => texts.criteria[criterion];
  return (
    <fieldset className={stack(2)}>
      <legend className={ui['legend']}>{label}</legend>
      <OrderList
        items={value}
        nameOf={nameOf}
        texts={texts}
        removeText={texts.remove}
        onChange={(criteria) => void setValue(criteria)}
      />
      <div aria-live="polite">
        {value.length === 0 && <p className={error ? ui['error'] : ui['hint']}>{emptyText}</p>}
        {value.includes('away-goals') && <p className={ui['hint']}>{texts.awayHint}</p>}
      </div>
      {choices.length > 0 && (
        <ChooseField
          ref={add}
          label={texts.add}
          placeholder={texts.choose}
          choices={choices.map((criterion) => ({ value: criterion, label: nameOf(criterion) }))}
          value=""
          onChoose={(criterion) => criterion && void setValue([...value, criterion])}
        />
      )}
      <p className={ui['hint']}>{texts.decisionLast}</p>
    </fieldset>
  );
}
