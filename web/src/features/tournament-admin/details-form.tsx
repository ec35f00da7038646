import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views';
import { Form, Formik } from 'formik';
import { useMemo } from 'react';
import { SubmitButton } from '../../shared/forms/submit-button';
import { TextField } from '../../shared/forms/text-field';
import { UnsavedForm } from '../../shared/forms/unsaved-form';
import { tournamentDetailsTexts as texts } from '../../shared/texts/tournament-details';
import { Button } from '../../shared/ui/button';
import styles from './details-form.module.css';
import { detailsSchema } from './details-schema';

export interface DetailsValues {
  readonly name: string;
  readonly date: string;
}

interface DetailsFormProps {
  /** What is set already, when it is edited. */
  readonly details?: TournamentDetailsView;
  readonly submitText: string;
  readonly onSubmit: (values: DetailsValues) => Promise<void>;
  readonly onCancel?: () => void;
}

const browserTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function DetailsForm({ details, submitText, onSubmit, onCancel }: DetailsFormProps) {
  const { name = '', date = '', timeZone = browserTimeZone } = details ?? {};
  const schema = useMemo(() => detailsSchema(timeZone, date), [timeZone, date]);

  return (
    <Formik<DetailsValues>
      initialValues={{ name, date }}
      validationSchema={schema}
      onSubmit={({ name, date }) => onSubmit({ name: name.trim(), date })}
    >
      <Form className={styles['form']} noValidate>
        <UnsavedForm />
        <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
        <TextField name="date" label={texts.date} type="date" />
        <div className={styles['actions']}>
          <SubmitButton>{submitText}</SubmitButton>
          {onCancel && (
            <Button look="secondary" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </Form>
    </Formik>
  );
}
