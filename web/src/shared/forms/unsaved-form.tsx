import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { holdUnsavedForm } from '../stores/leaving';
import { ClearProblem } from './clear-problem';

/** While a form holds something that is not saved, leaving the page asks first. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedForm() : undefined), [isUnsaved]);
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
