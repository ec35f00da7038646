import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useRef, useState } from 'react';
import { isPassing } from '../../../shelf/api/api-error';
import { readMatch, type Cup, type Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { allMatches } from '../../../shelf/cup/all-matches';
import { matchInWords } from '../../../shelf/cup/placeholders-in-words';
import { Modal, useLinger } from '../../ui/modal';
import { useLeadToReview } from '../../review/use-lead-to-review';
import { StaleEditModal } from '../../stale-edit/stale-edit-modal';
import { currentRecordOf } from '../../stale-edit/stale-edit';
import { useEditing } from '../../stale-edit/use-editing';
import { useAdminTexts } from '../../texts/admin-texts';
import { describeMatch } from '../match-form/match-in-words';
import { DraftNotice } from './draft-notice';
import { EditMatchFields } from './edit-match-fields';
import {
  findGroupProblem,
  findKnockoutProblem,
  groupErrors,
  knockoutErrors,
  type CheckContext,
} from '../match-form/match-checks';
import { teamsIn } from '../match-form/match-calls';
import { isMatchGone, type MatchDraft, type MatchDrafts } from './match-drafts';
import { MatchForm, type MatchFormik } from '../match-form/match-form';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from '../match-form/match-form.module.css';
import { areSameValues, mergeTheirs, valuesOf, type MatchValues } from '../match-form/match-values';
import { useLostMatch } from '../match-form/use-lost-match';
import { useFormDraft } from './use-form-draft';
import { findSaveNotices, SaveNoticesModal, type SaveNotices } from './save-notices';
import { useSendDraft, useTryDraft } from './send-draft';

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
}

function EditMatch({ match, isOpen, drafts, onClose }: EditMatchProps) {
  const { matches: matchAdminTexts } = useAdminTexts();
  const cup = useCurrentCup();
  const leadToReview = useLeadToReview();
  const [draft, setDraft] = useState<MatchDraft | null>(() => drafts.of(match.matchId));
  const [base, setBase] = useState(draft?.base ?? match);
  // A form with a draft still edits the match as it was when the draft was typed, so that a save detects later changes by somebody else.
  const saved = allMatches(cup).find(({ matchId }) => matchId === base.matchId) ?? base;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const [notices, setNotices] = useState<SaveNotices | null>(null);
  const form = useRef<MatchFormik>(null);
  const initialValues = draft?.values ?? valuesOf(base);
  const formDraft = useFormDraft({ form, initialValues, draft, drafts });
  const { lost } = formDraft;
  const sent = useRef<MatchDraft>(null);
  const isReviewNext = useRef(false);
  const [seen, setSeen] = useState(draft?.seen ?? base);
  if (!teamsIn(seen) && teamsIn(saved)) setSeen(saved);
  /** The match with the teams to which the score belongs while the score is being saved. */
  const scored = useRef(seen);
  const isOfGroup = base.groupId !== null;
  const texts = isOfGroup ? matchAdminTexts.editGroup : matchAdminTexts.editKnockout;
  const { findErrors, findProblem } = isOfGroup ? GROUP : KNOCKOUT;
  const context = (): CheckContext => ({ cup, base, now: Date.now() });

  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(drafts.of(match.matchId));
  }

  const handleClose = () => {
    formDraft.keep({ base, seen });
    onClose();
  };

  /** Closes the form only if it is still shown. When a save ends, the form may already be closed and another match may be open. */
  const closeIfShown = () => {
    if (form.current) onClose();
  };

  const closeWithoutDraft = () => {
    drafts.drop(match.matchId);
    closeIfShown();
  };

  const handleDiscard = () => {
    setBase(saved);
    setSeen(saved);
    setDraft(null);
    formDraft.forgetFailed();
    drafts.drop(match.matchId);
    form.current?.resetForm({ values: valuesOf(saved) });
  };

  /** Input that was typed during the save stays in the form and becomes the next edit. */
  const handleSaved = () => {
    formDraft.forgetFailed();
    if (sent.current && !formDraft.isShown(sent.current)) return;
    closeWithoutDraft();
    if (sent.current?.leadsToReview) leadToReview();
  };

  const sendDraft = useSendDraft();
  const tryDraft = useTryDraft();
  const { save, staleEdit } = useEditing<Match, MatchValues>({
    base,
    form,
    currentOf: (error) => currentMatchOf(cup, error),
    valuesOf,
    describe: (values) => describeMatch(cup, values),
    mergeTheirs,
    send: (values, against) => {
      const leadsToReview = isReviewNext.current;
      sent.current = { base: against, seen: scored.current, values, state: 'typed', leadsToReview };
      return sendDraft(sent.current, false);
    },
    onSaved: handleSaved,
    onTakeTheirs: (current) => {
      setBase(current);
      setDraft(null);
      drafts.drop(match.matchId);
    },
    onFailed: (error) => {
      if (isMatchGone(error)) return closeWithoutDraft();
      const state = isPassing(error) ? 'waiting' : 'refused';
      if (sent.current) formDraft.keepFailed({ ...sent.current, state });
      if (isOfGroup) closeIfShown();
    },
  });

  /**
   * Tells whether this form may repeat its failed save. If the input has changed since then, the person has to press the button again. The
   * draft of a closed form is sent by the row of its match instead.
   */
  const canSendAgain = () => isOpen && lost !== null && formDraft.isShown(lost);

  const sendAgain = async (draft: MatchDraft) => {
    sent.current = draft;
    const outcome = await tryDraft(draft, true);
    if (outcome === 'saved') handleSaved();
    if (outcome === 'gone') closeWithoutDraft();
    if (outcome === 'refused') formDraft.keepFailed({ ...draft, state: 'refused' });
    return outcome === 'saved';
  };

  useLostMatch(lost, canSendAgain, sendAgain);

  const handleValid = (values: MatchValues) => {
    const found = findSaveNotices(cup, { base, seen, saved }, values, context());
    scored.current = found?.otherTeams?.now ?? seen;
    formDraft.forgetFailed();
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
            {lost && areSameValues(lost.values, state.values) && (
              <p className={stack(3, `${ui['warning']} ${styles['warning']}`)} role="status">
                {matchAdminTexts.draft.notSaved}
              </p>
            )}
          </>
        )}
      </MatchForm>
      <SaveNoticesModal notices={notices} onConfirm={handleConfirm} onClose={() => setNotices(null)} />
      <StaleEditModal {...staleEdit} />
    </Modal>
  );
}

interface EditMatchModalProps {
  /** The match to edit; null while the modal is closed. */
  readonly match: Match | null;
  readonly drafts: MatchDrafts;
  readonly onClose: () => void;
}

/** Edits a match. The input is preserved when the modal closes without saving, and when somebody else saves first. */
export function EditMatchModal({ match, ...edit }: EditMatchModalProps) {
  const shown = useLinger(match);
  if (!shown) return null;
  return (
    <EditMatch key={`${shown.matchId} ${shown.updatedAt}`} match={shown} isOpen={match !== null} {...edit} />
  );
}
