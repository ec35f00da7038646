import { useFormikContext } from 'formik';
import { useUnsaved } from './use-unsaved';

/** Inside a Formik form: asks before the page is left while something is filled in that is not saved. */
export function UnsavedForm() {
  const { dirty } = useFormikContext();
  useUnsaved(dirty);
  return null;
}
