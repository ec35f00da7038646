import type { PersonView } from '@futsal-cup/domain/contracts/views/people-views';
import { useFormCall } from '../forms/use-form-call';
import { useAdminTexts } from '../texts/admin-texts';
import { ConfirmModal } from '../ui/confirm-modal';
import { useLinger } from '../ui/modal';
import { nameWithEmail } from './person-name';

export type PersonAction = 'give' | 'take' | 'end' | 'remove';

const CALLS = { give: 'giveRole', take: 'takeRole', end: 'endSessions', remove: 'removeAccount' } as const;

export interface ChosenAction {
  readonly action: PersonAction;
  readonly person: PersonView;
}

interface ConfirmPersonModalProps {
  /** The chosen action; null while there is nothing to confirm. */
  readonly chosen: ChosenAction | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks for confirmation before an account is changed, and says what will change. */
export function ConfirmPersonModal({ chosen, onClose, onDone }: ConfirmPersonModalProps) {
  const { people } = useAdminTexts();
  const { submit } = useFormCall();
  const shown = useLinger(chosen);
  if (!shown) return null;
  const texts = people[shown.action];
  const handleConfirm = async () => {
    const payload = { userId: shown.person.userId };
    const answer = await submit({ call: CALLS[shown.action], payload, successText: texts.success });
    onClose();
    if (answer.ok || answer.error !== null) onDone();
  };
  return (
    <ConfirmModal
      isOpen={chosen !== null}
      title={texts.title}
      confirmText={texts.confirm}
      look={shown.action === 'give' ? 'primary' : 'danger'}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <p>{texts.warning(nameWithEmail(shown.person))}</p>
      {shown.action === 'give' && (
        <p>{shown.person.hasProvedEmail ? people.give.provedEmail : people.give.unprovedEmail}</p>
      )}
    </ConfirmModal>
  );
}
