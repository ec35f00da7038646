import { clearMessage, useMessages } from './messages';

/* Messages about an error in a form. */

export function showProblem(text: string): void {
  useMessages.setState({ message: { kind: 'error', text, isProblem: true } });
}

/** Removes the message if it is about an error in a form. Any other message stays. */
export function clearProblem(): void {
  if (useMessages.getState().message?.isProblem) clearMessage();
}
