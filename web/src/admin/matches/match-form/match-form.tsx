import { Formik, setNestedObjectValues, type FormikProps, type FormikTouched } from 'formik';
import { useRef, type FormEvent, type ReactNode, type Ref } from 'react';
import { UnsavedForm } from '../../forms/unsaved-form';
import { clearMessage, showProblem } from '../../../shelf/stores/messages';
import { formErrorText } from '../../forms/form-error-text';
import type { MatchErrors, Problem } from './match-checks';
import { stack } from '../../../shelf/styles/layout';
import styles from './match-form.module.css';
import type { MatchField, MatchValues } from './match-values';

export type MatchFormik = FormikProps<MatchValues>;

interface MatchFormProps {
  readonly initialValues: MatchValues;
  readonly formik: Ref<MatchFormik>;
  /** Returns the errors that are shown beside the fields during input. */
  readonly findErrors: (values: MatchValues) => MatchErrors;
  /** Returns the first problem that prevents the form from being submitted. */
  readonly findProblem: (values: MatchValues) => Problem | null;
  readonly onValid: (values: MatchValues) => void;
  readonly children: (formik: MatchFormik) => ReactNode;
}

function focusField(form: HTMLFormElement, field: MatchField): void {
  const control = form.elements.namedItem(field);
  if (control instanceof HTMLElement) control.focus();
}

/** Shows a problem in the banner and focuses its field. */
export function reportProblem(form: HTMLFormElement | null, { field, text }: Problem): void {
  showProblem(formErrorText(text));
  if (form) focusField(form, field);
}

/** Renders a form about a match. On submit the form reports one problem at a time. */
export function MatchForm({
  initialValues,
  formik,
  findErrors,
  findProblem,
  onValid,
  children,
}: MatchFormProps) {
  const form = useRef<HTMLFormElement>(null);

  const handleSubmit = (event: FormEvent, { values, setTouched }: MatchFormik) => {
    event.preventDefault();
    const problem = findProblem(values);
    if (!problem) {
      clearMessage();
      return onValid(values);
    }
    void setTouched(setNestedObjectValues<FormikTouched<MatchValues>>(values, true));
    reportProblem(form.current, problem);
  };

  return (
    <Formik<MatchValues>
      initialValues={initialValues}
      innerRef={formik}
      validate={findErrors}
      onSubmit={() => undefined}
    >
      {(state) => (
        <form
          ref={form}
          className={stack(4, styles['form'])}
          noValidate
          onSubmit={(event) => handleSubmit(event, state)}
        >
          <UnsavedForm />
          {children(state)}
        </form>
      )}
    </Formik>
  );
}
