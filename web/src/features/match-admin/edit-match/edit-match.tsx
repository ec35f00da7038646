import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useRef, useState } from 'react';
import { isPassing } from '../../../shared/api/api-error';
import { readMatch, type Cup, type Match } from '../../../shared/cup/cup';
import { useCurrentCup } from '../../../shared/cup/cup-context';
import { allMatches } from '../../../shared/cup/matches/all-matches';
import { matchInWords } from '../../../shared/cup/matches/placeholders-in-words';
import { useCupCall } from '../../../shared/cup/use-cup-call';
import { Modal, useLinger } from '../../../shared/ui/dialog/modal';
import { StaleEditModal } from '../../../shared/stale-edit/stale-edit-modal';
import { currentRecordOf } from '../../../shared/stale-edit/stale-edit';
import { useEditing } from '../../../shared/stale-edit/use-editing';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { describeMatch } from '../match-form/match-in-words';
import { DraftNotice } from './draft-notice';
import { EditMatchFields, hasNoWinner } from './edit-match-fields';
import {
  findGroupProblem,
  findKnockoutProblem,
  groupErrors,
  knockoutErrors,
  type CheckContext,
} from '../match-form/match-checks';
import { editCallOf, teamsIn } from '../match-form/match-calls';
import { isMatchGone, type MatchDraft, type MatchDrafts } from './match-drafts';
import { MatchForm, type MatchFormik } from '../match-form/match-form';
import { areSameValues, mergeTheirs, valuesOf, type MatchValues } from '../match-form/match-values';
import { findSaveNotices, SaveNoticesModal, type SaveNotices } from './save-notices';

const GROUP = { findErrors: groupErrors, findProblem: findGroupProblem };
const KNOCKOUT = { findErrors: knockoutErrors, findProblem: findKnockoutProblem };

function currentMatchOf(cup: Cup, error: unknown): Match | null {
  const view = currentRecordOf<MatchView>(error);
  return view && matchInWords(cup, readMatch(view));
}

interface EditMatchProps {
  readonly match: Match;
  readonly isOpen: boolean;
  readonly drafts: MatchDrafts;
  readonly onClose: () => void;
  readonly onReviewNeeded: () => void;
}

function EditMatch({ match, isOpen, drafts, onClose, onReviewNeeded }: EditMatchProps) {
  const { matches: matchAdminTexts } = useAdminTexts();
  const cup = useCurrentCup();
  const [draft, setDraft] = useState<MatchDraft | null>(() => drafts.of(match.matchId));
  const [base, setBase] = useState(draft?.base ?? match);
  // A draft stays an edit of its base, so that its save finds out what somebody else has changed since.
  const saved = allMatches(cup).find(({ matchId }) => matchId === base.matchId) ?? base;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [notices, setNotices] = useState<SaveNotices | null>(null);
  const form = useRef<MatchFormik>(null);
  const failed = useRef(draft);
  const isReviewNext = useRef(false);
  const [seen, setSeen] = useState(draft?.seen ?? base);
  if (!teamsIn(seen) && teamsIn(saved)) setSeen(saved);
  /** The match with the teams that the score which is being saved is for. */
  const scored = useRef(seen);
  const isOfGroup = base.groupId !== null;
  const texts = isOfGroup ? matchAdminTexts.editGroup : matchAdminTexts.editKnockout;
  const { findErrors, findProblem } = isOfGroup ? GROUP : KNOCKOUT;
  const context = (): CheckContext => ({ cup, base, now: Date.now() });
  const initialValues = draft?.values ?? valuesOf(base);

  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(drafts.of(match.matchId));
  }

  /** What was typed is kept, and with it whether it is to be tried again. */
  const handleClose = () => {
    const values = form.current?.values ?? initialValues;
    const isFailed = failed.current !== null && areSameValues(failed.current.values, values);
    drafts.keep({ base, seen, values, state: isFailed ? (failed.current?.state ?? 'typed') : 'typed' });
    onClose();
  };

  const closeWithoutDraft = () => {
    drafts.drop(match.matchId);
    onClose();
  };

  const handleDiscard = () => {
    setBase(saved);
    setSeen(saved);
    setDraft(null);
    failed.current = null;
    drafts.drop(match.matchId);
    form.current?.resetForm({ values: valuesOf(saved) });
  };

  const send = useCupCall();
  const { save, staleEdit } = useEditing<Match, MatchValues>({
    base,
    form,
    currentOf: (error) => currentMatchOf(cup, error),
    valuesOf,
    describe: (values) => describeMatch(cup, values),
    mergeTheirs,
    send: (values, against) => {
      const successText = hasNoWinner(values) ? matchAdminTexts.noWinner.saved : texts.success;
      return send({ ...editCallOf(against, values, teamsIn(scored.current)), successText });
    },
    onSaved: () => {
      closeWithoutDraft();
      if (isReviewNext.current) onReviewNeeded();
    },
    onTakeTheirs: (current) => {
      setBase(current);
      setDraft(null);
      drafts.drop(match.matchId);
    },
    onFailed: (error) => {
      if (isMatchGone(error)) return closeWithoutDraft();
      const values = form.current?.values ?? initialValues;
      failed.current = {
        base,
        seen: scored.current,
        values,
        state: isPassing(error) ? 'waiting' : 'refused',
      };
      if (isOfGroup) handleClose();
    },
  });

  const handleValid = (values: MatchValues) => {
    const found = findSaveNotices(cup, { base, seen, saved }, values, context());
    scored.current = found?.otherTeams?.now ?? seen;
    isReviewNext.current = found !== null && found.toReview.length > 0;
    if (found) setNotices(found);
    else void save(values);
  };

  const handleConfirm = ({ values, otherTeams }: SaveNotices) => {
    setNotices(null);
    if (otherTeams) setSeen(otherTeams.now);
    void save(values);
  };

  return (
    <Modal isOpen={isOpen} title={texts.title} onClose={handleClose}>
      <MatchForm
        initialValues={initialValues}
        formik={form}
        findErrors={(values) => findErrors(values, context())}
        findProblem={(values) => findProblem(values, context())}
        onValid={handleValid}
      >
        {(state) => (
          <>
            {draft && <DraftNotice saved={saved} values={state.values} onDiscard={handleDiscard} />}
            <EditMatchFields base={base} formik={state} submitText={texts.confirm} />
          </>
        )}
      </MatchForm>
      <SaveNoticesModal notices={notices} onConfirm={handleConfirm} onClose={() => setNotices(null)} />
      <StaleEditModal {...staleEdit} />
    </Modal>
  );
}

interface EditMatchModalProps {
  /** Null while it is closed. */
  readonly match: Match | null;
  readonly drafts: MatchDrafts;
  readonly onClose: () => void;
  /** Called after a save that has brought other teams into matches with a score. */
  readonly onReviewNeeded: () => void;
}

/** Edits a match. What is typed stays when the modal closes without saving, and when somebody else was faster. */
export function EditMatchModal({ match, ...edit }: EditMatchModalProps) {
  const shown = useLinger(match);
  if (!shown) return null;
  return (
    <EditMatch key={`${shown.matchId} ${shown.updatedAt}`} match={shown} isOpen={match !== null} {...edit} />
  );
}
