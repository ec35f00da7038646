import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { useRef, useState, type ReactNode } from 'react';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { useLinger } from '../../shared/hooks/use-linger';
import type { matchAdminTexts } from '../../shared/texts/match-admin';
import { ConfirmModal } from '../../shared/ui/confirm-modal';
import { isDuplicatePairing } from './duplicate-pairing';
import type { MatchErrors } from './live-errors';
import type { CheckContext, Problem } from './match-checks';
import { createCallOf } from './match-calls';
import { MatchForm, type MatchFormik } from './match-form';
import styles from './match-form.module.css';
import { MatchSummary } from './match-summary';
import { valuesForNext, type MatchValues } from './match-values';

interface AddMatchProps {
  readonly cup: TournamentView;
  readonly initialValues: MatchValues;
  readonly modal: typeof matchAdminTexts.createKnockout | typeof matchAdminTexts.createGroup;
  readonly closesOnFailure: boolean;
  readonly findErrors: (values: MatchValues, context: CheckContext) => MatchErrors;
  readonly findProblem: (values: MatchValues, context: CheckContext) => Problem | null;
  /** Whether the pairing may be asked about before the confirmation; true goes on. */
  readonly onPairing?: (values: MatchValues, isDuplicate: boolean) => boolean;
  readonly children: (formik: MatchFormik, onGoOn: () => void) => ReactNode;
}

/** Fills in a match, asks for confirmation, creates it, and is ready for the next one. */
export function AddMatch({
  cup,
  initialValues,
  modal,
  closesOnFailure,
  findErrors,
  findProblem,
  onPairing = () => true,
  children,
}: AddMatchProps) {
  const formik = useRef<MatchFormik>(null);
  const [confirmed, setConfirmed] = useState<MatchValues | null>(null);
  const shown = useLinger(confirmed);
  const send = useCupCall(cup.tournamentId);
  const context = (): CheckContext => ({ cup, base: null, now: Date.now() });
  const isDuplicate = (values: MatchValues) => isDuplicatePairing(cup, values, null);

  const handleCreate = async () => {
    if (!confirmed) return;
    const answer = await send({ ...createCallOf(confirmed), successText: modal.success });
    if (answer.ok || closesOnFailure) setConfirmed(null);
    if (answer.ok) formik.current?.resetForm({ values: valuesForNext(confirmed) });
  };

  return (
    <div className={styles['adding']}>
      <MatchForm
        initialValues={initialValues}
        formik={formik}
        findErrors={(values) => findErrors(values, context())}
        findProblem={(values) => findProblem(values, context())}
        onValid={(values) => onPairing(values, isDuplicate(values)) && setConfirmed(values)}
      >
        {(state) => children(state, () => setConfirmed(state.values))}
      </MatchForm>
      <ConfirmModal
        isOpen={confirmed !== null}
        title={modal.title}
        confirmText={modal.confirm}
        onConfirm={() => void handleCreate()}
        onClose={() => setConfirmed(null)}
      >
        {shown && <MatchSummary cup={cup} values={shown} isDuplicate={isDuplicate(shown)} />}
      </ConfirmModal>
    </div>
  );
}
