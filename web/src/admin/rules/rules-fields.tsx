import { MAX_POINTS, MIN_POINTS } from '@futsal-cup/domain/cup/limits';
import { SHOWN } from '@futsal-cup/domain/cup/shown';
import {
  ACROSS_CRITERIA,
  CARD_COUNTS,
  RANKING_CRITERIA,
  RESULTS_ACROSS,
  TIE_BREAKERS,
} from '@futsal-cup/domain/cup/table-rules';
import { tableRulesOf } from '@futsal-cup/domain/standings/presets';
import { Field, useFormikContext } from 'formik';
import { stack } from '../../shelf/styles/layout';
import { SelectField } from '../forms/formik-fields';
import { RadioField } from '../forms/radio-field';
import { useAdminTexts } from '../texts/admin-texts';
import details from '../tournaments/details/details.module.css';
import ui from '../ui/ui.module.css';
import { CriteriaField } from './criteria-field';
import { PresetHint } from './rules-in-words';
import { detailsOf, SCALES, type TableRulesValues } from './table-rules-values';

function numbers(least: number, most: number) {
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const value = String(least + index);
    return { value, label: value };
  });
}

const WORTHS = numbers(MIN_POINTS, MAX_POINTS);
/** A form offers the card points that a federation could have; the API takes more. */
const CARD_POINTS = numbers(0, 20);

function PointsFields() {
  const { tableRules: texts } = useAdminTexts();
  return (
    <div className={stack(3, details['points'])} role="group" aria-label={texts.points}>
      <SelectField name="win" label={texts.win} choices={WORTHS} />
      <SelectField name="draw" label={texts.draw} choices={WORTHS} />
      <SelectField name="loss" label={texts.loss} choices={WORTHS} />
    </div>
  );
}

function ComparisonFields({ isOwn }: { readonly isOwn: boolean }) {
  const { tableRules: texts } = useAdminTexts();
  const choices = [
    { value: 'preset', label: texts.asPreset },
    { value: 'own', label: texts.ownComparison },
  ];
  const results = RESULTS_ACROSS.map((value) => ({ value, label: texts.resultsNamed[value] }));
  return (
    <>
      <RadioField name="comparison" label={texts.comparison} hint={texts.comparisonHint} choices={choices} />
      {isOwn && (
        <>
          <CriteriaField
            name="acrossCriteria"
            label={texts.acrossOrder}
            all={ACROSS_CRITERIA}
            emptyText={texts.pointsOnly}
          />
          <RadioField name="results" label={texts.results} choices={results} />
        </>
      )}
    </>
  );
}

function ConductFields({ scale }: Pick<TableRulesValues, 'scale'>) {
  const { tableRules: texts } = useAdminTexts();
  const choices = (['preset', 'typed', ...SCALES, 'own'] as const).map((value) => ({
    value,
    label: texts.scales[value],
  }));
  return (
    <>
      <RadioField name="scale" label={texts.conduct} hint={texts.conductHint} choices={choices} />
      {scale === 'own' && (
        <div className={stack(3)} role="group" aria-label={texts.scales.own}>
          <div className={stack(3, details['points'])}>
            {CARD_COUNTS.map((card) => (
              <SelectField key={card} name={card} label={texts.cards[card]} choices={CARD_POINTS} />
            ))}
          </div>
          <label className={ui['choice']}>
            <Field type="checkbox" name="countsOfficials" />
            {texts.officials}
          </label>
        </div>
      )}
    </>
  );
}

/** Asks how the tables are ordered. What decides nothing under the chosen rules is not asked for. */
export function TableRulesFields() {
  const { tableRules: texts } = useAdminTexts();
  const { values } = useFormikContext<TableRulesValues>();
  const { criteria, across } = tableRulesOf(detailsOf(values));
  const presets = TIE_BREAKERS.map((value) => ({
    value,
    label: texts.presets[value],
    hint: <PresetHint preset={value} />,
  }));
  return (
    <>
      <PointsFields />
      <RadioField name="tieBreakers" label={texts.tieBreakers} choices={presets} />
      {values.tieBreakers === 'own' && (
        <CriteriaField
          name="criteria"
          label={texts.order}
          all={RANKING_CRITERIA}
          emptyText={texts.noCriteria}
        />
      )}
      <ComparisonFields isOwn={values.comparison === 'own'} />
      {[...criteria, ...across.criteria].includes('conduct') && <ConductFields scale={values.scale} />}
    </>
  );
}

/** Asks for the rules of the tables, and for what everybody sees of them. */
export function RulesFields() {
  const { tableRules: texts } = useAdminTexts();
  const shown = SHOWN.map((value) => ({
    value,
    label: texts.shownNamed[value],
    hint: texts.shownHints[value],
  }));
  return (
    <>
      <RadioField name="shown" label={texts.shown} choices={shown} />
      <TableRulesFields />
    </>
  );
}
