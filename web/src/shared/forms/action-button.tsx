import type { ComponentProps } from 'react';
import { useSubmission } from '../stores/submission';
import { Button } from '../ui/button';
import { keepFocus } from './keep-focus';

/** Starts a call; disabled while any form's call is in flight. */
export function ActionButton({ disabled = false, ...button }: ComponentProps<typeof Button>) {
  const isSubmitting = useSubmission((state) => state.isSubmitting);
  return <Button {...button} disabled={disabled || isSubmitting} onMouseDown={keepFocus} />;
}
