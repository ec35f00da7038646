import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { useRef, useState } from 'react';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { findDifferences } from '../../shared/stale-edit/differences';
import { StaleEditModal } from '../../shared/stale-edit/stale-edit-modal';
import { useStaleEdit } from '../../shared/stale-edit/use-stale-edit';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import { Modal } from '../../shared/ui/modal';
import { describeMatch } from './describe-match';
import { EditMatchFields } from './edit-match-fields';
import { groupErrors, knockoutErrors } from './live-errors';
import { editCallOf } from './match-calls';
import { findGroupProblem, findKnockoutProblem, type CheckContext } from './match-checks';
import type { MatchDraft, MatchDrafts } from './match-drafts';
import { MatchForm, type MatchFormik } from './match-form';
import { valuesOf, type MatchValues } from './match-values';

interface EditMatchProps {
  readonly cup: TournamentView;
  readonly match: MatchView;
  readonly isOpen: boolean;
  readonly drafts: MatchDrafts;
  readonly onClose: () => void;
}

const GROUP = { texts: matchAdminTexts.editGroup, findErrors: groupErrors, findProblem: findGroupProblem };
const KNOCKOUT = {
  texts: matchAdminTexts.editKnockout,
  findErrors: knockoutErrors,
  findProblem: findKnockoutProblem,
};

/** Edits a match in a modal. What is typed stays when it closes without saving, and when somebody else was faster. */
export function EditMatch({ cup, match, isOpen, drafts, onClose }: EditMatchProps) {
  const [start, setStart] = useState<MatchDraft>(() => drafts.of(match));
  const formik = useRef<MatchFormik>(null);
  const send = useCupCall(cup.tournamentId);
  const { base } = start;
  const { texts, findErrors, findProblem } = base.groupId === null ? KNOCKOUT : GROUP;
  const context = (): CheckContext => ({ cup, base, now: Date.now() });
  const typed = (): MatchValues => formik.current?.values ?? start.values;

  const stale = useStaleEdit<MatchView>((current) => {
    const inWords = (values: MatchValues) => describeMatch(cup, values);
    return findDifferences(inWords(valuesOf(base)), inWords(typed()), inWords(valuesOf(current)));
  });

  const close = () => {
    drafts.keep({ base, values: typed() });
    onClose();
  };

  const save = async (values: MatchValues, against: MatchView) => {
    const answer = await send({ ...editCallOf(against, values), successText: texts.success });
    const isStale = stale.notice(answer);
    if (answer.ok) {
      drafts.drop(match.matchId);
      onClose();
    } else if (base.groupId !== null && !isStale) close();
  };

  const handleTakeTheirs = (current: MatchView) => {
    const values = valuesOf(current);
    setStart({ base: current, values });
    formik.current?.resetForm({ values });
    drafts.drop(match.matchId);
    stale.settle();
  };

  return (
    <Modal isOpen={isOpen} title={texts.title} onClose={close}>
      <MatchForm
        initialValues={start.values}
        formik={formik}
        findErrors={(values) => findErrors(values, context())}
        findProblem={(values) => findProblem(values, context())}
        onValid={(values) => void save(values, base)}
      >
        {(state) => <EditMatchFields cup={cup} base={base} formik={state} submitText={texts.confirm} />}
      </MatchForm>
      <StaleEditModal
        conflict={stale.conflict}
        onKeepMine={(current) => void save(typed(), current)}
        onTakeTheirs={handleTakeTheirs}
        onClose={stale.settle}
      />
    </Modal>
  );
}
