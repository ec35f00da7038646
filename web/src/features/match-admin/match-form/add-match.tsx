import { useRef, useState, type ReactNode } from 'react';
import { ConfirmCallModal } from '../../../shared/cup/confirm-call-modal';
import { useCurrentCup } from '../../../shared/cup/cup-context';
import type { AdminAreaTexts } from '../../../shared/texts/catalogue';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { Button } from '../../../shared/ui/button';
import { isDuplicatePairing } from './duplicate-pairing';
import { hasPassedToday, type CheckContext, type MatchErrors, type Problem } from './match-checks';
import { createCallOf } from './match-calls';
import { MatchForm, type MatchFormik } from './match-form';
import styles from './match-form.module.css';
import { MatchSummary } from './match-in-words';
import { valuesForNext, type MatchValues } from './match-values';

interface AddMatchProps {
  readonly initialValues: MatchValues;
  readonly modal: AdminAreaTexts['matches']['createKnockout' | 'createGroup'];
  readonly closesOnFailure: boolean;
  readonly findErrors: (values: MatchValues, context: CheckContext) => MatchErrors;
  readonly findProblem: (values: MatchValues, context: CheckContext) => Problem | null;
  /** Called with the pairing before the confirmation opens; false keeps it closed. */
  readonly onPairing?: (values: MatchValues, isDuplicate: boolean) => boolean;
  readonly children: (formik: MatchFormik, onGoOn: () => void) => ReactNode;
}

/** Fills in a match, asks for confirmation, creates it, and is ready for the next one. */
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
  const [failed, setFailed] = useState<MatchValues | null>(null);
  const context = (): CheckContext => ({ cup, base: null, now: Date.now() });
  const isDuplicate = (values: MatchValues) => isDuplicatePairing(cup, values, null);

  return (
    <div className={styles['adding']}>
      <MatchForm
        initialValues={initialValues}
        formik={formik}
        findErrors={(values) => findErrors(values, context())}
        findProblem={(values) => findProblem(values, context())}
        onValid={(values) => onPairing(values, isDuplicate(values)) && setConfirmed(values)}
      >
        {(state) => (
          <>
            {children(state, () => setConfirmed(state.values))}
            {failed === state.values && (
              <div className={styles['warning']} role="status">
                <p>{texts.notSaved}</p>
                <Button look="secondary" onClick={() => setConfirmed(failed)}>
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
        closesOnFailure={closesOnFailure}
        onClose={() => setConfirmed(null)}
        onFailure={(values) => closesOnFailure && setFailed(values)}
        onSuccess={(values) => formik.current?.resetForm({ values: valuesForNext(values) })}
      >
        {(values) => (
          <MatchSummary
            values={values}
            isDuplicate={isDuplicate(values)}
            hasPassedToday={hasPassedToday(values, context())}
          />
        )}
      </ConfirmCallModal>
    </div>
  );
}
