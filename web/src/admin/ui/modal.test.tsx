import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { useUnsaved } from '../forms/unsaved-form';
import { endAsking } from '../../shelf/stores/leave';
import { useLeaving } from '../../shelf/stores/leaving';
import { useMessagePlace } from '../../shelf/stores/message-place';
import { clearMessage, showMessage } from '../../shelf/stores/messages';
import { MessageBanner } from '../../shelf/page/message-banner';
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

  test('stays open when a modal inside it closes', async () => {
    const handleClose = vi.fn();
    const view = (isInnerOpen: boolean) => (
      <Modal isOpen title="Edit match" onClose={handleClose}>
        <Modal isOpen={isInnerOpen} title="Please confirm" onClose={() => undefined}>
          Sure?
        </Modal>
      </Modal>
    );
    const { rerender } = render(view(true));
    rerender(view(false));
    fireEvent(screen.getByText('Please confirm').closest('dialog') as Element, new Event('close'));
    expect(handleClose).not.toHaveBeenCalled();
  });

  test('inside another one is above it where both are shown at once, as after a login', () => {
    render(
      <Modal isOpen title="Edit match" onClose={() => undefined}>
        <Modal isOpen title="Award the match" onClose={() => undefined}>
          Who forfeits?
        </Modal>
      </Modal>,
    );
    const shown = useMessagePlace.getState().dialogs.map((dialog) => dialog.querySelector('h2')?.textContent);
    expect(shown).toEqual(['Edit match', 'Award the match']);
  });

  describe('that loses what is typed', () => {
    function Typed({ isUnsaved }: { readonly isUnsaved: boolean }) {
      useUnsaved(isUnsaved);
      return <input aria-label="Name" />;
    }

    function renderForm(isUnsaved: boolean) {
      const handleClose = vi.fn();
      render(
        <Modal isOpen title="Rename" losesForm onClose={handleClose}>
          <Typed isUnsaved={isUnsaved} />
        </Modal>,
      );
      return handleClose;
    }

    const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    test('asks before it closes, by Escape and by its button', async () => {
      const handleClose = renderForm(true);
      expect(escape()).toBe(false);
      expect(useLeaving.getState().pendingLeave).not.toBeNull();
      act(endAsking);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(handleClose).not.toHaveBeenCalled();
      act(() => useLeaving.getState().pendingLeave?.());
      expect(handleClose).toHaveBeenCalledOnce();
      act(endAsking);
    });

    test('closes at once while nothing is typed', async () => {
      const handleClose = renderForm(false);
      expect(escape()).toBe(true);
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      expect(handleClose).toHaveBeenCalledOnce();
    });
  });

  test('starts in its first field that can be filled in', () => {
    render(
      <Modal isOpen title="Edit match" onClose={() => undefined}>
        <input aria-label="Not yet" disabled />
        <input aria-label="Location" />
      </Modal>,
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Location'));
  });

  test('leaves the focus on the page when what had it is gone', () => {
    const view = (isOpen: boolean) => (
      <main tabIndex={-1}>
        {isOpen && <button>Delete Match 1</button>}
        <Modal isOpen={isOpen} title="Delete Match" onClose={() => undefined}>
          This cannot be undone.
        </Modal>
      </main>
    );
    const { rerender } = render(view(true));
    act(() => (document.activeElement as HTMLElement).blur());
    rerender(view(false));
    expect(document.activeElement).toBe(screen.getByRole('main'));
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
