import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { useRef, useState } from 'react';
import { readMatch, type Match } from '../../../shared/cup/cup';
import { useCurrentCup } from '../../../shared/cup/cup-context';
import { useCupCall } from '../../../shared/cup/use-cup-call';
import { Modal, useLinger } from '../../../shared/ui/dialog/modal';
import { StaleEditModal } from '../../../shared/stale-edit/stale-edit-modal';
import { currentRecordOf } from '../../../shared/stale-edit/stale-edit';
import { useEditing } from '../../../shared/stale-edit/use-editing';
import { matchAdminTexts } from '../../../shared/texts/admin/match-admin';
import { describeMatch } from '../match-form/match-in-words';
import { EditMatchFields } from './edit-match-fields';
import {
  findGroupProblem,
  findKnockoutProblem,
  groupErrors,
  knockoutErrors,
  type CheckContext,
} from '../match-form/match-checks';
import { editCallOf } from '../match-form/match-calls';
import type { MatchDrafts } from './match-drafts';
import { MatchForm, type MatchFormik } from '../match-form/match-form';
import { valuesOf, type MatchValues } from '../match-form/match-values';

const GROUP = { texts: matchAdminTexts.editGroup, findErrors: groupErrors, findProblem: findGroupProblem };
const KNOCKOUT = {
  texts: matchAdminTexts.editKnockout,
  findErrors: knockoutErrors,
  findProblem: findKnockoutProblem,
};

function currentMatchOf(error: unknown): Match | null {
  const view = currentRecordOf<MatchView>(error);
  return view && readMatch(view);
}

interface EditMatchProps {
  readonly match: Match;
  readonly isOpen: boolean;
  readonly drafts: MatchDrafts;
  readonly onClose: () => void;
}

function EditMatch({ match, isOpen, drafts, onClose }: EditMatchProps) {
  const cup = useCurrentCup();
  const [draft] = useState(() => drafts.of(match));
  const [base, setBase] = useState(draft.base);
  const form = useRef<MatchFormik>(null);
  const isOfGroup = base.groupId !== null;
  const { texts, findErrors, findProblem } = isOfGroup ? GROUP : KNOCKOUT;
  const context = (): CheckContext => ({ cup, base, now: Date.now() });

  const handleClose = () => {
    drafts.keep({ base, values: form.current?.values ?? draft.values });
    onClose();
  };

  const send = useCupCall();
  const { save, staleEdit } = useEditing<Match, MatchValues>({
    base,
    form,
    currentOf: currentMatchOf,
    valuesOf,
    describe: (values) => describeMatch(cup, values),
    send: (values, against) => send({ ...editCallOf(against, values), successText: texts.success }),
    onSaved: () => {
      drafts.drop(match.matchId);
      onClose();
    },
    onTakeTheirs: (current) => {
      setBase(current);
      drafts.drop(match.matchId);
    },
    onFailed: isOfGroup ? handleClose : undefined,
  });

  return (
    <Modal isOpen={isOpen} title={texts.title} onClose={handleClose}>
      <MatchForm
        initialValues={draft.values}
        formik={form}
        findErrors={(values) => findErrors(values, context())}
        findProblem={(values) => findProblem(values, context())}
        onValid={(values) => void save(values)}
      >
        {(state) => <EditMatchFields base={base} formik={state} submitText={texts.confirm} />}
      </MatchForm>
      <StaleEditModal {...staleEdit} />
    </Modal>
  );
}

interface EditMatchModalProps {
  /** Null while it is closed. */
  readonly match: Match | null;
  readonly drafts: MatchDrafts;
  readonly onClose: () => void;
}

/** Edits a match. What is typed stays when the modal closes without saving, and when somebody else was faster. */
export function EditMatchModal({ match, drafts, onClose }: EditMatchModalProps) {
  const shown = useLinger(match);
  if (!shown) return null;
  return (
    <EditMatch
      key={`${shown.matchId} ${shown.updatedAt}`}
      match={shown}
      isOpen={match !== null}
      drafts={drafts}
      onClose={onClose}
    />
  );
}
