import { create } from 'zustand';

/** The open modals, the topmost last. Everything outside the topmost modal is inert, so the message banner moves into it. */
export const useMessagePlace = create<{ readonly dialogs: readonly HTMLDialogElement[] }>(() => ({
  dialogs: [],
}));
