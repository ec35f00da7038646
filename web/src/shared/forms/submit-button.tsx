import type { ReactNode } from 'react';
import { useSubmission } from '../stores/submission';
import { Button, type ButtonLook } from '../ui/button';
import { keepFocus } from './keep-focus';

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
