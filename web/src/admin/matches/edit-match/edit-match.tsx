import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Match } from '../../../shelf/cup/cup';
import { stack } from '../../../shelf/styles/layout';
import { useCurrentCup } from '../../cup/cup-context';
import { findDifferences } from '../../stale-edit/stale-edit';
import { StaleEditModal } from '../../stale-edit/stale-edit-modal';
import { useAdminTexts } from '../../texts/admin-texts';
import { Modal, useLinger } from '../../ui/modal';
import ui from '../../ui/ui.module.css';
import type { CheckContext } from '../match-form/match-checks';
import { MatchForm, storedMatch } from '../match-form/match-form';
import styles from '../match-form/match-form.module.css';
import { describeMatch } from '../match-form/match-in-words';
import { valuesOf, type MatchValues } from '../match-form/match-values';
import { DraftNotice } from './draft-notice';
import { EditMatchFields } from './edit-match-fields';
import { failureOf, questionOf, type EditEvent, type MatchEdit, type Question } from './match-edit';
import { findSaveNotices, SaveNoticesModal } from './save-notices';
import { useEditsOfPage } from './use-match-edits';

interface EditMatchProps {
  readonly edit: MatchEdit;
  readonly base: Match;
  readonly act: (event: EditEvent) => void;
}

function EditForm({ edit, base, act, isOpen }: EditMatchProps & { readonly isOpen: boolean }) {
  const { draft, editGroup, editKnockout } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const saved = storedMatch(cup, base);
  const isOfGroup = base.groupId !== null;

  const questionFor = (values: MatchValues, context: CheckContext): Question | null => {
    const notices = findSaveNotices(cup, { base, seen: edit.seen ?? base, saved }, values, context);
    return notices && { kind: 'effects', notices };
  };

  return (
    <MatchForm edit={edit} act={act} isOfGroup={isOfGroup} questionFor={questionFor}>
      {(formik) => (
        <>
          {edit.isDraft && (
            <DraftNotice
              saved={saved}
              values={formik.values}
              onDiscard={() => act({ type: 'discarded', latest: saved })}
            />
          )}
          <EditMatchFields
            base={base}
            formik={formik}
            submitText={(isOfGroup ? editGroup : editKnockout).confirm}
          />
          {isOpen && failureOf(edit) === 'waiting' && (
            <p className={stack(3, `${ui['warning']} ${styles['warning']}`)} role="status">
              {draft.notSaved}
            </p>
          )}
        </>
      )}
    </MatchForm>
  );
}

/** Asks what has to be decided before the edit is sent. The questions close together with the form that they are about. */
function EditQuestions({ edit, base, act, isOpen }: EditMatchProps & { readonly isOpen: boolean }) {
  const cup = useCurrentCup();
  const theirs = isOpen ? questionOf(edit, 'theirs') : null;
  const effects = isOpen ? questionOf(edit, 'effects') : null;
  const differences = useMemo(() => {
    const inWords = (values: MatchValues) => describeMatch(cup, values);
    return (
      theirs &&
      findDifferences(inWords(valuesOf(base)), inWords(edit.typed), inWords(valuesOf(theirs.latest)))
    );
  }, [cup, base, edit.typed, theirs]);
  const cancel = () => act({ type: 'cancelled' });
  const confirm = () => act({ type: 'confirmed' });
  return (
    <>
      <SaveNoticesModal notices={effects?.notices ?? null} onConfirm={confirm} onClose={cancel} />
      <StaleEditModal
        differences={differences}
        onKeepMine={confirm}
        onTakeTheirs={() => act({ type: 'tookTheirs' })}
        onClose={cancel}
      />
    </>
  );
}

/** Edits a match. The input is preserved when the modal closes without saving, and when somebody else saves first. */
export function EditMatchModal() {
  const { editGroup, editKnockout } = useAdminTexts().matches;
  const { store, act } = useEditsOfPage();
  const open = useStore(store, (edits) => [...edits.values()].find(({ isOpen }) => isOpen) ?? null);
  const edit = useLinger(open);
  const base = edit?.base;
  if (!base) return null;
  const ofMatch = { edit, base, act: (event: EditEvent) => act(base.matchId, event) };
  return (
    <Modal
      key={base.matchId}
      isOpen={open !== null}
      title={(base.groupId === null ? editKnockout : editGroup).title}
      onClose={() => ofMatch.act({ type: 'closed' })}
    >
      <EditForm {...ofMatch} isOpen={open !== null} />
      <EditQuestions {...ofMatch} isOpen={open !== null} />
    </Modal>
  );
}
