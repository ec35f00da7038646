import type { ReactNode } from 'react';
import { create } from 'zustand';

export const MESSAGE_LIFETIME_MS = 27_000;

export interface Message {
  readonly kind: 'error' | 'success';
  readonly text: string;
  /** Something in a form is to be mended: the message goes as soon as somebody starts to. */
  readonly isProblem?: boolean;
  /** What can be done about it, beside the text. */
  readonly action?: ReactNode;
}

interface MessagesState {
  /** The one message on show; a new one takes its place. */
  readonly message: Message | null;
}

export const useMessages = create<MessagesState>(() => ({ message: null }));

export function showMessage(kind: Message['kind'], text: string, action?: ReactNode): void {
  useMessages.setState({ message: { kind, text, action } });
}

export function showProblem(text: string): void {
  useMessages.setState({ message: { kind: 'error', text, isProblem: true } });
}

/** Takes the message of a problem away; any other stays. */
export function clearProblem(): void {
  if (useMessages.getState().message?.isProblem) clearMessage();
}

export function clearMessage(): void {
  useMessages.setState({ message: null });
}
