import { useRef, useState, type ReactNode } from 'react';
import { isAccessFailure, isPassing } from '../../../shelf/api/api-error';
import { ConfirmCallModal } from '../../calls/confirm-call-modal';
import { useCurrentCup } from '../../cup/cup-context';
import { useCupCall } from '../../calls/use-cup-call';
import type { AdminTexts } from '../../texts/admin-texts';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { isDuplicatePairing } from './duplicate-pairing';
import { hasPassedToday, type CheckContext, type MatchErrors, type Problem } from './match-checks';
import { createCallOf } from './match-calls';
import { MatchForm, type MatchFormik } from './match-form';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './match-form.module.css';
import { MatchSummary } from './match-in-words';
import { valuesForNext, type MatchValues } from './match-values';
import { useLostMatch } from './use-lost-match';

/** A match that was confirmed but not created. */
interface FailedMatch {
  readonly values: MatchValues;
  /** True if no answer came or the server had a passing failure, so that the match was not refused. */
  readonly isLost: boolean;
}

interface AddMatchProps {
  readonly initialValues: MatchValues;
  readonly modal: AdminTexts['matches']['createKnockout' | 'createGroup'];
  readonly closesOnFailure: boolean;
  readonly findErrors: (values: MatchValues, context: CheckContext) => MatchErrors;
  readonly findProblem: (values: MatchValues, context: CheckContext) => Problem | null;
  /** The form calls this function with the pairing before the confirmation opens; false keeps the confirmation closed. */
  readonly onPairing?: (values: MatchValues, isDuplicate: boolean) => boolean;
  readonly children: (formik: MatchFormik, onGoOn: () => void) => ReactNode;
}

/** Asks for the values of a match, asks for confirmation, creates the match, and is ready for the next one. */
export function AddMatch({
  initialValues,
  modal,
  closesOnFailure,
  findErrors,
  findProblem,
  onPairing = () => true,
  children,
}: AddMatchProps) {
  const { draft: texts } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const formik = useRef<MatchFormik>(null);
  const [confirmed, setConfirmed] = useState<MatchValues | null>(null);
  const [failed, setFailed] = useState<FailedMatch | null>(null);
  const place = useRef<HTMLDivElement>(null);
  /**
   * The values of the last created or cancelled match. This is a ref, because the values may be sent again before the next
   * render.
   */
  const settled = useRef<MatchValues>(null);
  const send = useCupCall();
  const context = (): CheckContext => ({ cup, base: null, now: Date.now() });
  const isDuplicate = (values: MatchValues) => isDuplicatePairing(cup, values, null);
  const isInForm = (values: MatchValues) => formik.current?.values === values;

  const askToConfirm = (values: MatchValues) => {
    settled.current = null;
    setConfirmed(values);
  };

  const handleCreated = (values: MatchValues) => {
    settled.current = values;
    setFailed(null);
    if (isInForm(values)) formik.current?.resetForm({ values: valuesForNext(values) });
  };

  const handleFailure = (values: MatchValues, error: unknown) => {
    if (settled.current === values) return;
    if (closesOnFailure) setConfirmed(null);
    setFailed({ values, isLost: isPassing(error) });
  };

  /**
   * After a failure the confirmation of a knockout match stays open, and the person has confirmed it already; any other
   * open confirmation is unconfirmed.
   */
  const isConfirmed = (values: MatchValues) =>
    confirmed === null || (!closesOnFailure && confirmed === values);

  /** Values are not sent again if the person has changed or closed the form meanwhile. */
  const canSendAgain = () =>
    failed !== null &&
    settled.current !== failed.values &&
    isInForm(failed.values) &&
    isConfirmed(failed.values) &&
    place.current?.closest('[hidden]') === null;

  const sendAgain = async ({ values }: FailedMatch) => {
    const answer = await send({ ...createCallOf(values), successText: modal.success, isQuiet: true });
    if (answer.ok) {
      setConfirmed(null);
      handleCreated(values);
    } else if (answer.error !== null && !isAccessFailure(answer.error)) {
      handleFailure(values, answer.error);
    }
    return answer.ok;
  };

  const handleClose = () => {
    settled.current = confirmed;
    setConfirmed(null);
    setFailed(null);
  };

  useLostMatch(failed?.isLost ? failed : null, canSendAgain, sendAgain);

  return (
    <div ref={place} className={styles['adding']}>
      <MatchForm
        initialValues={initialValues}
        formik={formik}
        findErrors={(values) => findErrors(values, context())}
        findProblem={(values) => findProblem(values, context())}
        onValid={(values) => onPairing(values, isDuplicate(values)) && askToConfirm(values)}
      >
        {(state) => (
          <>
            {children(state, () => askToConfirm(state.values))}
            {failed?.values === state.values && (
              <div className={stack(3, `${ui['warning']} ${styles['warning']}`)} role="status">
                <p>{texts.notSaved}</p>
                <Button look="secondary" onClick={() => askToConfirm(failed.values)}>
                  {texts.tryAgain}
                </Button>
              </div>
            )}
          </>
        )}
      </MatchForm>
      <ConfirmCallModal
        chosen={confirmed}
        texts={modal}
        callOf={createCallOf}
        onClose={handleClose}
        onFailure={handleFailure}
        onSuccess={handleCreated}
        send={send}
      >
        {(values) => (
          <>
            <MatchSummary
              values={values}
              isDuplicate={isDuplicate(values)}
              hasPassedToday={hasPassedToday(values, context())}
            />
            {!closesOnFailure && failed?.values === values && (
              <p className={stack(3, `${ui['warning']} ${styles['warning']}`)} role="status">
                {texts.notSaved}
              </p>
            )}
          </>
        )}
      </ConfirmCallModal>
    </div>
  );
}
