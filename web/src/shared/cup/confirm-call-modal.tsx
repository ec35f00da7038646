import type { ReactNode } from 'react';
import { isAccessFailure } from '../api/api-error';
import type { CallName, FormCall } from '../api/submit-form';
import { useLinger } from '../ui/dialog/modal';
import type { ButtonLook } from '../ui/button';
import { ConfirmModal } from '../ui/dialog/confirm-modal';
import { useCupCall } from './use-cup-call';

interface ConfirmCallModalProps<Chosen, Name extends CallName> {
  /** What the call is about; null while there is nothing to confirm. It must stay the same object until it changes. */
  readonly chosen: Chosen | null;
  readonly texts: { readonly title: string; readonly confirm: string; readonly success: string };
  readonly look?: ButtonLook;
  readonly callOf: (chosen: Chosen) => FormCall<Name>;
  /** A refused call closes the modal too, in place of keeping it open for another try. */
  readonly closesOnFailure?: boolean;
  readonly onClose: () => void;
  readonly onSuccess?: (chosen: Chosen) => void;
  readonly onFailure?: (chosen: Chosen, error: unknown) => void;
  /** The caller's own `useCupCall`, where it sends the same call again: it then has the same idempotency key. */
  readonly send?: ReturnType<typeof useCupCall>;
  /** What is about to happen. */
  readonly children: (chosen: Chosen) => ReactNode;
}

/** Asks before a call that changes the cup, and sends it. */
export function ConfirmCallModal<Chosen, Name extends CallName>({
  chosen,
  texts,
  look,
  callOf,
  closesOnFailure = false,
  onClose,
  onSuccess,
  onFailure,
  send: sendOfCaller,
  children,
}: ConfirmCallModalProps<Chosen, Name>) {
  const shown = useLinger(chosen);
  const ownSend = useCupCall();
  const send = sendOfCaller ?? ownSend;

  const handleConfirm = async () => {
    if (chosen === null) return;
    const answer = await send<Name>({ ...callOf(chosen), successText: texts.success });
    if (answer.ok) {
      onClose();
      onSuccess?.(chosen);
    } else if (answer.error !== null && !isAccessFailure(answer.error)) {
      if (closesOnFailure) onClose();
      onFailure?.(chosen, answer.error);
    }
  };

  return (
    <ConfirmModal
      isOpen={chosen !== null}
      title={texts.title}
      confirmText={texts.confirm}
      look={look}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      {shown !== null && children(shown)}
    </ConfirmModal>
  );
}
