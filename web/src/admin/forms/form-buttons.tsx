import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useSubmission } from './submission';
import { Button, type ButtonLook } from '../../shelf/ui/button';

/** Keeps the focus in the field when a form's button is pressed, so that a phone's keyboard stays open for the next name. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Starts a call; disabled while any form's call is in flight. */
export function ActionButton({ disabled = false, ...button }: ComponentProps<typeof Button>) {
  const isSubmitting = useSubmission((state) => state.isSubmitting);
  return <Button {...button} disabled={disabled || isSubmitting} onMouseDown={keepFocus} />;
}

interface SubmitButtonProps {
  readonly children: ReactNode;
  /** This text is shown instead of `children` while a form's call is in flight. */
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
