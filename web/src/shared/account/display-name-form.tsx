import { MAX_DISPLAY_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { Form, Formik } from 'formik';
import type { ReactNode } from 'react';
import { SubmitButton } from '../forms/form-buttons';
import { TextField } from '../forms/formik-fields';
import { useFormCall } from '../forms/use-form-call';
import { currentUser, saveUser, useUser } from '../stores/user';
import { useAdminTexts } from '../texts/use-texts';
import styles from './display-name-form.module.css';

/** The name under which other administrators see the account. */
export function DisplayNameForm({ children }: { readonly children?: ReactNode }) {
  const { name: texts } = useAdminTexts().account;
  const displayName = useUser((state) => state.user?.displayName ?? '');
  const { submit } = useFormCall();
  const handleSubmit = async (payload: { displayName: string }) => {
    const answer = await submit({ call: 'updateAccount', payload, successText: texts.saved });
    const user = currentUser();
    if (answer.ok && user) saveUser({ ...user, ...answer.data });
  };
  return (
    <Formik initialValues={{ displayName }} enableReinitialize onSubmit={handleSubmit}>
      <Form className={styles['form']} noValidate>
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
