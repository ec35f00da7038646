import { MAX_DISPLAY_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { ReactNode } from 'react';
import { object } from 'yup';
import { renewToken } from '../../shelf/api/fresh-user';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
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
    <FormFrame
      initialValues={{ displayName }}
      enableReinitialize
      validationSchema={schema}
      onSubmit={(values) => handleSubmit(schema.cast(values))}
      className={stack(4, styles['nameForm'])}
      mayBeLeft
    >
      <TextField
        name="displayName"
        label={texts.label}
        hint={texts.hint}
        maxLength={MAX_DISPLAY_NAME_LENGTH}
        autoComplete="name"
      />
      <SubmitButton>{texts.save}</SubmitButton>
      {children}
    </FormFrame>
  );
}
