import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useSubmission } from '../stores/submission';
import { Button, type ButtonLook } from '../ui/button';

/** For the buttons of a form: the field keeps the focus, so a phone's keyboard stays open for the next stage, group or player. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Starts a call; disabled while any form's call is in flight. */
export function ActionButton({ disabled = false, ...button }: ComponentProps<typeof Button>) {
  const isSubmitting = useSubmission((state) => state.isSubmitting);
  return <Button {...button} disabled={disabled || isSubmitting} onMouseDown={keepFocus} />;
}

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** Said instead of `children` while a form's call is in flight. */
  readonly submittingText?: string;
  readonly look?: ButtonLook;
  readonly isWide?: boolean;
}

/** Submits its form; disabled while any form's call is in flight. */
export function SubmitButton({ children, submittingText, look, isWide }: SubmitButtonProps) {
  const isSubmitting = useSubmission((state) => state.isSubmitting);
  return (
    <Button type="submit" look={look} isWide={isWide} disabled={isSubmitting} onMouseDown={keepFocus}>
      {isSubmitting && submittingText ? submittingText : children}
    </Button>
  );
}
