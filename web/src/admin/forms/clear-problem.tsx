import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { clearProblem } from '../../shelf/stores/problems';

/** Clears the message of a problem when a value of the Formik form around it changes. */
export function ClearProblem() {
  const { values } = useFormikContext();
  const last = useRef(values);
  useEffect(() => {
    if (last.current !== values) clearProblem();
    last.current = values;
  }, [values]);
  return null;
}
