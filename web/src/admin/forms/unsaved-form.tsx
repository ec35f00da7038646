import { useFormikContext } from 'formik';
import { createContext, useContext, useEffect } from 'react';
import { holdUnsavedForm } from '../../shelf/stores/leaving';
import { ClearProblem } from './clear-problem';

/** Tells the modal around a form whether it would be lost with it; null where no modal asks. */
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

/**
 * Inside a Formik form: asks before the page is left while something is filled in that is not saved, and takes back the
 * message of a problem when that changes.
 */
export function UnsavedForm() {
  const { dirty } = useFormikContext();
  useUnsaved(dirty);
  return <ClearProblem />;
}
