import type { ReactNode } from 'react';
import { create } from 'zustand';

export const MESSAGE_LIFETIME_MS = 27_000;

export interface Message {
  readonly kind: 'error' | 'success';
  readonly text: string;
  /** Whether the message is about an error in a form. It disappears as soon as the user edits the form. */
  readonly isProblem?: boolean;
  /** An action that the message offers beside its text. */
  readonly action?: ReactNode;
}

interface MessagesState {
  /** The one message that is shown. A new message replaces it. */
  readonly message: Message | null;
}

export const useMessages = create<MessagesState>(() => ({ message: null }));

export function showMessage(kind: Message['kind'], text: string, action?: ReactNode): void {
  useMessages.setState({ message: { kind, text, action } });
}

export function clearMessage(): void {
  useMessages.setState({ message: null });
}
