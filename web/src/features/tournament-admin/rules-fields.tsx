import { MAX_POINTS, MIN_POINTS } from '@futsal-cup/domain/cup/limits';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { RadioField } from '../../shared/forms/radio-field';
import { SelectField } from '../../shared/forms/select-field';
import { tournamentDetailsTexts } from '../../shared/texts/tournament-details';
import styles from './details-form.module.css';
import type { DetailsValues } from './details-values';

const texts = tournamentDetailsTexts.rules;

const worths = Array.from({ length: MAX_POINTS - MIN_POINTS + 1 }, (_, index) => {
  const worth = String(MIN_POINTS + index);
  return { value: worth, label: worth };
});

const tieBreakers = (['goal-difference', 'head-to-head'] as const).map((value) => ({
  value,
  label: texts[value],
  hint: texts[`${value}-hint`],
}));

/** The one that is set stays to be chosen where this browser does not list it. */
function useTimeZones() {
  const { initialValues } = useFormikContext<DetailsValues>();
  const { timeZone } = initialValues;
  return useMemo(() => {
    const names = new Set([timeZone, ...Intl.supportedValuesOf('timeZone'), 'UTC']);
    return [...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
  }, [timeZone]);
}

/** What a table counts and by which clocks the cup is played, folded away: most cups leave it as it is. */
export function RulesFields() {
  return (
    <details className={styles['rules']}>
      <summary className={styles['rulesTitle']}>{texts.title}</summary>
      <div className={styles['form']}>
        <p className={styles['hint']}>{texts.hint}</p>
        <div className={styles['points']} role="group" aria-label={texts.points}>
          <SelectField name="win" label={texts.win} choices={worths} />
          <SelectField name="draw" label={texts.draw} choices={worths} />
          <SelectField name="loss" label={texts.loss} choices={worths} />
        </div>
        <RadioField name="tieBreakers" label={texts.tieBreakers} choices={tieBreakers} />
        <SelectField
          name="timeZone"
          label={texts.timeZone}
          hint={texts.timeZoneHint}
          choices={useTimeZones()}
        />
      </div>
    </details>
  );
}
