import { useFormikContext } from 'formik';
import { createContext, useContext, useEffect } from 'react';
import { holdUnsavedForm } from '../../shelf/stores/leave';
import { ClearProblem } from './clear-problem';

/** Lets a form tell the modal around it whether closing the modal would lose input; it is null where no modal asks. */
export const FormInModal = createContext<((isUnsaved: boolean) => void) | null>(null);

/** While a form holds something that is not saved, leaving the page asks first, and so does closing a modal that would lose it. */
export function useUnsaved(isUnsaved: boolean): void {
  const tellModal = useContext(FormInModal);
  useEffect(() => (isUnsaved ? holdUnsavedForm() : undefined), [isUnsaved]);
  useEffect(() => {
    tellModal?.(isUnsaved);
    return () => tellModal?.(false);
  }, [isUnsaved, tellModal]);
}

/** Renders nothing; inside a modal it says that its input is not saved. Outside, closing the modal would not ask. */
export function Unsaved({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useUnsaved(isUnsaved);
  return null;
}

/**
 * Asks before the page is left while the Formik form around it holds unsaved input, and clears the message of a problem
 * when the input changes.
 */
export function UnsavedForm() {
  const { dirty } = useFormikContext();
  useUnsaved(dirty);
  return <ClearProblem />;
}
