import { useField } from 'formik';

/** Runs at once, or, while the mouse or a finger is pressing something, as soon as that press has become a click. */
function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run();
  window.addEventListener('mouseup', () => setTimeout(run), { capture: true, once: true });
}

/**
 * A field of a Formik form, and the error to show: only once the field was touched. A press takes the focus from the field
 * before it is released; an error that appeared in between would move what is pressed away, and the click be lost.
 */
export function useFormField(name: string) {
  const [field, { touched, error }, { setTouched }] = useField<string>(name);
  const onBlur = () => afterPress(() => void setTouched(true));
  return { field: { ...field, onBlur }, error: touched ? error : undefined };
}
