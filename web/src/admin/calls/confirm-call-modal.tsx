import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import { allowed, type Result } from '@futsal-cup/domain/cup/result';
import type { ReactNode } from 'react';
import { isAccessFailure } from '../../shelf/api/access-failure';
import type { CallName, FormCall } from './submit-form';
import { useLinger } from '../ui/modal';
import type { ButtonLook } from '../../shelf/ui/button';
import { ConfirmModal } from '../ui/confirm-modal';
import { ReviewNotice } from '../review/review-notice';
import { useReviewedCall } from '../review/use-reviewed-call';

interface ConfirmCallModalProps<Chosen, Name extends CallName> {
  /** The record that the call changes; null while there is nothing to confirm. It must stay the same object until it changes. */
  readonly chosen: Chosen | null;
  readonly texts: { readonly title: string; readonly confirm: string; readonly success: string };
  readonly look?: ButtonLook;
  readonly callOf: (chosen: Chosen) => FormCall<Name>;
  /**
   * Returns the cup as the call will change it. The modal names the matches with a score that get other teams, and leads to their review
   * after the call.
   */
  readonly changeOf?: (chosen: Chosen, before: DomainCup) => Result<DomainCup>;
  /** True if a refused call closes the modal too, in place of keeping it open for another try. */
  readonly closesOnFailure?: boolean;
  readonly onClose: () => void;
  readonly onSuccess?: (chosen: Chosen) => void;
  readonly onRefused?: (error: unknown) => void;
  /** Describes the change that is about to be made. */
  readonly children: (chosen: Chosen) => ReactNode;
}

/** Asks for confirmation before a call that changes the cup, and sends the call. */
export function ConfirmCallModal<Chosen, Name extends CallName>({
  chosen,
  texts,
  look,
  callOf,
  changeOf,
  closesOnFailure = false,
  onClose,
  onSuccess,
  onRefused,
  children,
}: ConfirmCallModalProps<Chosen, Name>) {
  const shown = useLinger(chosen);
  const { toReviewBy, send, done } = useReviewedCall(() => {
    onClose();
    if (chosen !== null) onSuccess?.(chosen);
  });
  const changeBy = (of: Chosen) => (before: DomainCup) => changeOf?.(of, before) ?? allowed(before);

  const handleConfirm = async () => {
    if (chosen === null) return;
    const answer = await send<Name>(changeBy(chosen), { ...callOf(chosen), successText: texts.success });
    if (!answer.ok) onRefused?.(answer.error);
    if (answer.ok) done();
    else if (closesOnFailure && answer.error !== null && !isAccessFailure(answer.error)) onClose();
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
      <ReviewNotice
        matches={shown !== null && changeOf ? toReviewBy(changeBy(shown)) : []}
        isClosing={chosen === null}
      />
    </ConfirmModal>
  );
}
