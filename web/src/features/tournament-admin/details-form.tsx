import { Form, Formik, type FormikProps } from 'formik';
import { useMemo, type Ref } from 'react';
import { SubmitButton } from '../../shared/forms/submit-button';
import { TextField } from '../../shared/forms/text-field';
import { UnsavedForm } from '../../shared/forms/unsaved-form';
import { tournamentDetailsTexts as texts } from '../../shared/texts/tournament-details';
import { Button } from '../../shared/ui/button';
import styles from './details-form.module.css';
import { detailsSchema } from './details-schema';
import { valuesOf, type Details, type DetailsValues } from './details-values';
import { RulesFields } from './rules-fields';

interface DetailsFormProps {
  /** What is set already, when it is edited. */
  readonly details?: Details;
  readonly submitText: string;
  readonly formik?: Ref<FormikProps<DetailsValues>>;
  readonly onSubmit: (values: DetailsValues) => Promise<void>;
  readonly onCancel?: () => void;
}

export function DetailsForm({ details, submitText, formik, onSubmit, onCancel }: DetailsFormProps) {
  const schema = useMemo(() => detailsSchema(details?.date), [details?.date]);

  return (
    <Formik<DetailsValues>
      initialValues={valuesOf(details)}
      innerRef={formik}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      <Form className={styles['form']} noValidate>
        <UnsavedForm />
        <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
        <TextField name="date" label={texts.date} type="date" />
        <RulesFields />
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
