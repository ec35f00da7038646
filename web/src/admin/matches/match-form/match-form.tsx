import {
  Formik,
  setNestedObjectValues,
  useFormikContext,
  type FormikProps,
  type FormikTouched,
} from 'formik';
import { useEffect, useEffectEvent, useRef, type FormEvent, type ReactNode } from 'react';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Cup, Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { UnsavedForm } from '../../forms/unsaved-form';
import { showProblem } from '../../../shelf/stores/problems';
import { clearMessage } from '../../../shelf/stores/messages';
import { formErrorText } from '../../forms/form-error-text';
import type { EditEvent, MatchEdit, Question } from '../edit-match/match-edit';
import { contextNow, GROUP_CHECKS, KNOCKOUT_CHECKS, type CheckContext, type Problem } from './match-checks';
import { stack } from '../../../shelf/styles/layout';
import styles from './match-form.module.css';
import type { MatchField, MatchValues } from './match-values';

export type MatchFormik = FormikProps<MatchValues>;

/** Returns a match as it is stored now; it stays as it was where somebody else has deleted it. */
export function storedMatch(cup: Pick<Cup, 'Stages'>, match: Match): Match {
  return allMatches(cup).find(({ matchId }) => matchId === match.matchId) ?? match;
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

interface FollowProps {
  readonly edit: MatchEdit;
  readonly onTyped: (values: MatchValues) => void;
}

/** Tells what is typed in the form around it, and fills that form anew when its edit goes on from other values. */
function FollowEdit({ edit: { start, typed }, onTyped }: FollowProps) {
  const { values, resetForm, setValues } = useFormikContext<MatchValues>();
  const tell = useEffectEvent(onTyped);
  const fill = useEffectEvent(() => {
    resetForm({ values: start });
    if (typed !== start) void setValues(typed);
  });
  useEffect(() => tell(values), [values]);
  useEffect(() => fill(), [start]);
  return null;
}

interface MatchFormProps {
  readonly edit: MatchEdit;
  readonly act: (event: EditEvent) => void;
  readonly isOfGroup: boolean;
  /** Returns what has to be asked before valid input is sent. */
  readonly questionFor: (values: MatchValues, context: CheckContext) => Question | null;
  readonly children: (formik: MatchFormik) => ReactNode;
}

/** Renders a form about a match. On submit the form reports one problem at a time. */
export function MatchForm({ edit, act, isOfGroup, questionFor, children }: MatchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const cup = useCurrentCup();
  const { findErrors, findProblem } = isOfGroup ? GROUP_CHECKS : KNOCKOUT_CHECKS;
  const context = () => contextNow(cup, edit.base);

  const handleSubmit = (event: FormEvent, { values, setTouched }: MatchFormik) => {
    event.preventDefault();
    const problem = findProblem(values, context());
    if (problem) {
      void setTouched(setNestedObjectValues<FormikTouched<MatchValues>>(values, true));
      return reportProblem(form.current, problem);
    }
    clearMessage();
    act({ type: 'pressed', values, question: questionFor(values, context()) });
  };

  return (
    <Formik<MatchValues>
      initialValues={edit.start}
      validate={(values) => findErrors(values, context())}
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
          <FollowEdit
            edit={edit}
            onTyped={(values) =>
              act({ type: 'typed', values, latest: edit.base && storedMatch(cup, edit.base) })
            }
          />
          {children(state)}
        </form>
      )}
    </Formik>
  );
}
