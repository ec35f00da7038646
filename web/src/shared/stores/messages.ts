import { create } from 'zustand';

export const MESSAGE_LIFETIME_MS = 27_000;

export interface Message {
  readonly kind: 'error' | 'success';
  readonly text: string;
}

interface MessagesState {
  /** The one message on show; a new one takes its place. */
  readonly message: Message | null;
}

export const useMessages = create<MessagesState>(() => ({ message: null }));

export function showMessage(kind: Message['kind'], text: string): void {
  useMessages.setState({ message: { kind, text } });
}

export function clearMessage(): void {
  useMessages.setState({ message: null });
}
