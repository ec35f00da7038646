import { DEFAULT_PLAYER_RULES } from '@futsal-cup/domain/cup/player-rules';
import { LANGUAGE_NAMES } from '@futsal-cup/domain/cup/text/language-names';
import { LANGUAGES } from '@futsal-cup/domain/cup/text/languages';
import { type FormikConfig, type FormikProps, useFormikContext } from 'formik';
import { type Ref, useMemo } from 'react';
import { SelectField, TextField } from '../../forms/formik-fields';
import { SubmitButton } from '../../forms/form-buttons';
import { FormFrame } from '../../forms/form-frame';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { cluster, stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './details.module.css';
import { PlayerRulesFields } from '../../cards/player-rules-fields';
import type { TableRulesDetails } from '../../rules/table-rules-values';
import { CategoriesFields } from '../categories/categories-fields';
import { detailsSchema } from './details-schema';
import { type Details, type DetailsValues, valuesOf } from './details-values';
import { MatchRulesFields } from './match-rules-fields';

const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Returns the time zones of this browser, and the saved one if the browser does not list it. */
function useTimeZones() {
  const { initialValues } = useFormikContext<DetailsValues>();
  const { timeZone } = initialValues;
  return useMemo(() => {
    const names = new Set([timeZone, ...Intl.supportedValuesOf('timeZone'), 'UTC']);
    return [...names].sort().map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
  }, [timeZone]);
}

/** Asks for time zone and language. The fields are folded away, because most cups leave them as they are. */
function PlaceFields() {
  const { rules } = useAdminTexts().details;
  return (
    <details className={styles['rules']}>
      <summary className={styles['rulesTitle']}>{rules.title}</summary>
      <div className={stack(4)}>
        <p className={ui['hint']}>{rules.hint}</p>
        <SelectField
          name="timeZone"
          label={rules.timeZone}
          hint={rules.timeZoneHint}
          choices={useTimeZones()}
        />
        <SelectField name="language" label={rules.language} hint={rules.languageHint} choices={languages} />
      </div>
    </details>
  );
}

/** Asks for the rules for scorers and suspensions, which most cups leave as they are. */
function PlayersFields() {
  const { players: texts } = useAdminTexts().details;
  const { values, setFieldValue } = useFormikContext<DetailsValues>();
  return (
    <details className={styles['rules']}>
      <summary className={styles['rulesTitle']}>{texts.title}</summary>
      <div className={stack(4)}>
        <p className={ui['hint']}>{texts.hint}</p>
        <PlayerRulesFields
          rules={values.playerRules ?? DEFAULT_PLAYER_RULES}
          onChoose={(rules) => void setFieldValue('playerRules', rules)}
        />
      </div>
    </details>
  );
}

interface DetailsFormProps {
  /** The saved details, if the form edits them. */
  readonly details?: Details & Partial<TableRulesDetails>;
  readonly submitText: string;
  readonly formik?: Ref<FormikProps<DetailsValues>>;
  readonly onSubmit: FormikConfig<DetailsValues>['onSubmit'];
  readonly onCancel?: () => void;
}

export function DetailsForm({ details, submitText, formik, onSubmit, onCancel }: DetailsFormProps) {
  const { details: texts } = useAdminTexts();
  const schema = useMemo(() => detailsSchema(details?.date), [details?.date]);

  return (
    <FormFrame<DetailsValues>
      initialValues={valuesOf(details)}
      innerRef={formik}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
      <TextField name="date" label={texts.date} type="date" />
      <TextField name="address" label={texts.address} hint={texts.addressHint} autoComplete="off" />
      <PlaceFields />
      <MatchRulesFields shownUntilNow={details?.playerNames} />
      <PlayersFields />
      <CategoriesFields tables={details ?? {}} />
      <div className={cluster(3)}>
        <SubmitButton>{submitText}</SubmitButton>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </FormFrame>
  );
}
