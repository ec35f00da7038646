import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { clearMessage, showMessage } from '../../stores/messages';
import { MessageBanner } from './message-banner';
import { Modal } from './modal';

function renderModal(onClose = () => undefined) {
  const view = (isOpen: boolean) => (
    <>
      <MessageBanner />
      <Modal isOpen={isOpen} title="Delete Match" onClose={onClose}>
        <p>This cannot be undone.</p>
      </Modal>
    </>
  );
  const { rerender } = render(view(true));
  return { close: () => rerender(view(false)) };
}

describe('a modal', () => {
  test('opens under its title and closes when it is told to', () => {
    const { close } = renderModal();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Delete Match' });
    expect(dialog.open).toBe(true);
    close();
    expect(dialog.open).toBe(false);
  });

  test('asks to be closed by its close button', async () => {
    const handleClose = vi.fn();
    renderModal(handleClose);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(handleClose).toHaveBeenCalledOnce();
  });

  test('shows the message banner inside itself while it is open, where it can be read and closed', () => {
    const { close } = renderModal();
    act(() => showMessage('error', 'Match already exists'));
    expect(within(screen.getByRole('dialog')).getByText('Match already exists')).toBeTruthy();
    close();
    expect(
      within(screen.getByRole('dialog', { hidden: true })).queryByText('Match already exists'),
    ).toBeNull();
    expect(screen.getByText('Match already exists')).toBeTruthy();
    act(clearMessage);
  });
});
