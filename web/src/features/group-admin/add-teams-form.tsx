import type { TeamView } from '@futsal-cup/domain/contracts/views';
import { Field, Form, Formik, useFormikContext } from 'formik';
import { useId } from 'react';
import { SubmitButton } from '../../shared/forms/submit-button';
import { UnsavedForm } from '../../shared/forms/unsaved-form';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import { Crest } from '../../shared/ui/crest';
import styles from './add-teams-modal.module.css';
import { selectedTeamsSchema } from './group-schemas';

const texts = groupAdminTexts.addTeams;

interface SelectionValues {
  readonly teamIds: readonly string[];
}

interface AddTeamsFormProps {
  readonly teams: readonly TeamView[];
  readonly onSubmit: (teamIds: readonly string[]) => Promise<void>;
}

function Choices({ teams }: { readonly teams: readonly TeamView[] }) {
  const { errors, submitCount } = useFormikContext<SelectionValues>();
  const errorId = useId();
  const error = submitCount > 0 && typeof errors.teamIds === 'string' ? errors.teamIds : null;
  return (
    <fieldset className={styles['choices']} aria-describedby={error ? errorId : undefined}>
      <legend className={styles['legend']}>{texts.available}</legend>
      {teams.map(({ teamId, name }) => (
        <label key={teamId} className={styles['choice']}>
          <Field type="checkbox" name="teamIds" value={teamId} />
          <Crest name={name} />
          {name}
        </label>
      ))}
      {error && (
        <p className={styles['error']} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function AddTeamsForm({ teams, onSubmit }: AddTeamsFormProps) {
  return (
    <Formik<SelectionValues>
      initialValues={{ teamIds: [] }}
      validationSchema={selectedTeamsSchema}
      onSubmit={({ teamIds }) => onSubmit(teamIds)}
    >
      <Form className={styles['form']} noValidate>
        <UnsavedForm />
        <Choices teams={teams} />
        <SubmitButton>{texts.submit}</SubmitButton>
      </Form>
    </Formik>
  );
}
