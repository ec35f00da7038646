import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { MAX_DISPLAY_NAME_LENGTH, MAX_INVITATION_DAYS } from '@futsal-cup/domain/cup/limits';
import { number, object } from 'yup';
import { personNameSchema } from '../session/person-name-schema';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { SelectField, TextField } from '../forms/formik-fields';
import { useFormCall } from '../forms/use-form-call';
import { MadeLinkPanel } from '../links/made-link-panel';
import { LinkCode, WaysToShare } from '../links/ways-to-share';
import { paths } from '../../shelf/addresses/paths';
import { stack } from '../../shelf/styles/layout';
import { useAdminTexts } from '../texts/admin-texts';

export type CreatedInvitation = Calls['createInvitation']['response'];

const DAYS = [1, 3, 7, MAX_INVITATION_DAYS];
const EMPTY = { name: '', days: '7' };
const schema = object({ name: personNameSchema, days: number().required() });

/** Renders the form that creates an invitation. */
export function Invite({ onCreated }: { readonly onCreated: (created: CreatedInvitation) => void }) {
  const { invite: texts } = useAdminTexts().people;
  const { submit } = useFormCall();
  const choices = DAYS.map((days) => ({ value: String(days), label: texts.dayChoice(days) }));
  return (
    <FormFrame
      initialValues={EMPTY}
      validationSchema={schema}
      onSubmit={async (values, { resetForm }) => {
        const payload = schema.cast(values);
        const answer = await submit({ call: 'createInvitation', payload, successText: texts.success });
        if (!answer.ok) return;
        resetForm();
        onCreated(answer.data);
      }}
      className={stack(3)}
    >
      <p>{texts.about}</p>
      <TextField
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        maxLength={MAX_DISPLAY_NAME_LENGTH}
        autoComplete="off"
      />
      <SelectField name="days" label={texts.days} choices={choices} />
      <SubmitButton>{texts.submit}</SubmitButton>
    </FormFrame>
  );
}

interface MadeInvitationProps {
  readonly created: CreatedInvitation;
  readonly onDone: () => void;
}

/** Shows a new invitation. Its key is in the fragment, so that no request line and no log contains it. */
export function MadeInvitation({ created: { invitation, key }, onDone }: MadeInvitationProps) {
  const { invite: texts } = useAdminTexts().people;
  const address = `${window.location.origin}${paths.account}#k=${encodeURIComponent(key)}`;
  const title = texts.made(invitation.name);
  return (
    <MadeLinkPanel title={title} once={texts.once}>
      <WaysToShare
        address={address}
        title={title}
        code={<LinkCode address={address} label={texts.qr(invitation.name)} />}
        onDone={onDone}
      />
    </MadeLinkPanel>
  );
}
