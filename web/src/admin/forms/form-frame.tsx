import { Form, Formik, type FormikConfig, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { stack } from '../../shelf/styles/layout';
import { ClearProblem } from './clear-problem';
import { UnsavedForm } from './unsaved-form';

interface FormFrameProps<Values> extends FormikConfig<Values> {
  readonly className?: string;
  /** Whether the page may be left without asking while the form holds unsaved input. */
  readonly mayBeLeft?: boolean;
  readonly children: ReactNode;
}

/** The frame of a Formik form. */
export function FormFrame<Values extends FormikValues>({
  className = stack(4),
  mayBeLeft = false,
  children,
  ...formik
}: FormFrameProps<Values>) {
  return (
    <Formik<Values> {...formik}>
      <Form className={className} noValidate>
        {mayBeLeft ? <ClearProblem /> : <UnsavedForm />}
        {children}
      </Form>
    </Formik>
  );
}
