import { MAX_DISPLAY_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { renewToken } from '../../shelf/api/fresh-user';
import { ClearProblem } from '../forms/clear-problem';
import { SubmitButton } from '../forms/form-buttons';
import { TextField } from '../forms/formik-fields';
import { useFormCall } from '../forms/use-form-call';
import { currentUser, saveUser, useUser } from '../../shelf/stores/user';
import { useAdminTexts } from '../texts/admin-texts';
import { personNameSchema } from './person-name-schema';
import { stack } from '../../shelf/styles/layout';
import styles from './session.module.css';

const schema = object({ displayName: personNameSchema });

/** Asks for the name that other administrators see. */
export function DisplayNameForm({ children }: { readonly children?: ReactNode }) {
  const { name: texts } = useAdminTexts().account;
  const displayName = useUser((state) => state.user?.displayName ?? '');
  const { submit } = useFormCall();
  const handleSubmit = async (payload: { displayName: string }) => {
    const answer = await submit({ call: 'updateAccount', payload, successText: texts.saved });
    const user = currentUser();
    if (!answer.ok || !user) return;
    saveUser({ ...user, ...answer.data });
    // The token contains the name for log entries. If renewing it fails now, the next renewal brings the new name.
    await renewToken().catch(() => null);
  };
  return (
    <Formik
      initialValues={{ displayName }}
      enableReinitialize
      validationSchema={schema}
      onSubmit={(values) => handleSubmit(schema.cast(values))}
    >
      <Form className={stack(4, styles['nameForm'])} noValidate>
        <ClearProblem />
        <TextField
          name="displayName"
          label={texts.label}
          hint={texts.hint}
          maxLength={MAX_DISPLAY_NAME_LENGTH}
          autoComplete="name"
        />
        <SubmitButton>{texts.save}</SubmitButton>
        {children}
      </Form>
    </Formik>
  );
}
