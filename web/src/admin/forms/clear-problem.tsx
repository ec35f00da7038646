import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { clearProblem } from '../../shelf/stores/messages';

/** Inside a Formik form: the message of a problem goes when what is filled in changes. */
export function ClearProblem() {
  const { values } = useFormikContext();
  const last = useRef(values);
  useEffect(() => {
    if (last.current !== values) clearProblem();
    last.current = values;
  }, [values]);
  return null;
}
