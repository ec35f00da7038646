import type { ReactNode } from 'react';
import { ActionButton } from '../forms/form-buttons';
import { useAdminTexts } from '../texts/admin-texts';
import { Button, type ButtonLook } from '../../shelf/ui/button';
import { Modal } from './modal';

interface ConfirmModalProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly confirmText: string;
  readonly look?: ButtonLook;
  /**
   * True if closing the modal loses the input inside; the modal then asks first. The 'Cancel' button closes at once, because its text says
   * so.
   */
  readonly losesForm?: boolean;
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a call. The modal stays open until the caller closes it. */
export function ConfirmModal({
  isOpen,
  title,
  confirmText,
  look,
  losesForm,
  children,
  onConfirm,
  onClose,
}: ConfirmModalProps) {
  const { confirm: confirmTexts } = useAdminTexts();
  return (
    <Modal
      isOpen={isOpen}
      title={title}
      losesForm={losesForm}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {confirmTexts.cancel}
          </Button>
          <ActionButton look={look} onClick={onConfirm}>
            {confirmText}
          </ActionButton>
        </>
      }
    >
      {children}
    </Modal>
  );
}
