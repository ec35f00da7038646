import { useField } from 'formik';
import { afterPress } from './after-press';

/**
 * A field of a Formik form, and the error to show: only once the field was touched. A press takes the focus from the field
 * before it is released; an error that appeared in between would move what is pressed away, and the click be lost.
 */
export function useFormField(name: string) {
  const [field, { touched, error }, { setTouched }] = useField<string>(name);
  const onBlur = () => afterPress(() => void setTouched(true));
  return { field: { ...field, onBlur }, error: touched ? error : undefined };
}
