import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { MAX_SCORER_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { allMatches } from '../../shelf/cup/all-matches';
import { useCurrentCup } from '../cup/cup-context';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { SelectField, TextField } from '../forms/formik-fields';
import { RadioField } from '../forms/radio-field';
import { useFormCall } from '../forms/use-form-call';
import { useAdminTexts } from '../texts/admin-texts';
import { emptyLink, linkPayload, linkSchema, type LinkValues } from './link-values';
import { courtsOf, matchName } from './scope-choices';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './scorers.module.css';

export type CreatedLink = Calls['createScorerLink']['response'];

/** Asks for the matches of the link: one match, those of a court, or all. */
function ScopeFields() {
  const { create: texts } = useAdminTexts().scorers;
  const matches = allMatches(useCurrentCup());
  const { values } = useFormikContext<LinkValues>();
  const scopes = (['court', 'match', 'cup'] as const).map((value) => ({ value, label: texts[value] }));
  const courts = courtsOf(matches).map((court) => ({ value: court, label: court }));
  const choices = matches.map((match) => ({ value: match.matchId, label: matchName(match) }));
  return (
    <>
      <RadioField name="scope" label={texts.scope} choices={scopes} />
      {values.scope === 'court' && (
        <SelectField name="court" label={texts.chooseCourt} placeholder={texts.pick} choices={courts} />
      )}
      {values.scope === 'match' && (
        <SelectField name="matchId" label={texts.chooseMatch} placeholder={texts.pick} choices={choices} />
      )}
    </>
  );
}

/** Asks from when to when the link is valid. */
function TimeFields() {
  const { create: texts } = useAdminTexts().scorers;
  const { timeZone } = useCurrentCup();
  const ends = [
    { end: 'from', label: texts.from },
    { end: 'to', label: texts.to },
  ];
  return (
    <>
      {ends.map(({ end, label }) => (
        <fieldset key={end} className={stack(3, styles['times'])}>
          <legend>{label}</legend>
          <TextField name={`${end}Date`} label={texts.date} type="date" />
          <TextField name={`${end}Time`} label={texts.time} type="time" />
        </fieldset>
      ))}
      <p className={ui['hint']}>{texts.timeZone(timeZone)}</p>
    </>
  );
}

interface CreateLinkProps {
  readonly onCreated: (created: CreatedLink) => void;
}

export function CreateLink({ onCreated }: CreateLinkProps) {
  const { create: texts } = useAdminTexts().scorers;
  const cup = useCurrentCup();
  const { submit } = useFormCall();
  const [initialValues] = useState(() => emptyLink(cup, Date.now()));
  const schema = useMemo(() => linkSchema(cup), [cup]);

  return (
    <FormFrame<LinkValues>
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, { resetForm }) => {
        const answer = await submit({
          call: 'createScorerLink',
          payload: linkPayload(values, cup),
          successText: texts.success,
        });
        if (!answer.ok) return;
        resetForm({ values: { ...values, name: '', court: '', matchId: '' } });
        onCreated(answer.data);
      }}
    >
      <TextField
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={MAX_SCORER_NAME_LENGTH}
        autoComplete="off"
      />
      <ScopeFields />
      <TimeFields />
      <SubmitButton>{texts.confirm}</SubmitButton>
    </FormFrame>
  );
}
