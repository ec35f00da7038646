import { MATCH_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { stack } from '../../../shelf/styles/layout';
import { showProblem } from '../../../shelf/stores/problems';
import { Button } from '../../../shelf/ui/button';
import { useCurrentCup } from '../../cup/cup-context';
import { ActionButton, SubmitButton } from '../../forms/form-buttons';
import { formErrorText } from '../../forms/form-error-text';
import { useAdminTexts } from '../../texts/admin-texts';
import { ConfirmModal } from '../../ui/confirm-modal';
import { useLinger } from '../../ui/modal';
import ui from '../../ui/ui.module.css';
import { failureOf, newMatch, questionOf, type EditEvent, type MatchEdit } from '../edit-match/match-edit';
import { useMatchEdits } from '../edit-match/use-match-edits';
import { isDuplicatePairing } from './duplicate-pairing';
import { contextNow, hasPassedToday } from './match-checks';
import { ScheduleFields } from './match-fields';
import { MatchForm, type MatchFormik } from './match-form';
import styles from './match-form.module.css';
import { MatchSummary } from './match-in-words';
import type { MatchValues } from './match-values';

interface NewMatchProps {
  readonly edit: MatchEdit;
  readonly act: (event: EditEvent) => void;
  readonly isOfGroup: boolean;
}

/** Asks whether to add the match. The question stays open until the match is added; only one about a group match closes on a failure. */
function ConfirmNewMatch({ edit, act, isOfGroup }: NewMatchProps) {
  const { createGroup, createKnockout, draft } = useAdminTexts().matches;
  const texts = isOfGroup ? createGroup : createKnockout;
  const cup = useCurrentCup();
  const asked = questionOf(edit, 'create') && edit.typed;
  const values = useLinger(asked);
  return (
    <ConfirmModal
      isOpen={asked !== null}
      title={texts.title}
      confirmText={texts.confirm}
      onConfirm={() => act({ type: 'confirmed' })}
      onClose={() => act({ type: 'cancelled' })}
    >
      {values && (
        <MatchSummary
          values={values}
          isDuplicate={isDuplicatePairing(cup, values, null)}
          hasPassedToday={hasPassedToday(values, contextNow(cup, null))}
        />
      )}
      {asked && failureOf(edit) && (
        <p className={stack(3, `${ui['warning']} ${styles['warning']}`)} role="status">
          {draft.notSaved}
        </p>
      )}
    </ConfirmModal>
  );
}

/** Says why a match is not added yet, and how to go on. */
function NotAdded({ edit, act }: Omit<NewMatchProps, 'isOfGroup'>) {
  const { draft, form } = useAdminTexts().matches;
  const askAgain = () => act({ type: 'pressed', values: edit.typed, question: { kind: 'create' } });
  if (failureOf(edit)) {
    return (
      <div className={stack(3, `${ui['warning']} ${styles['warning']}`)} role="status">
        <p>{draft.notSaved}</p>
        <ActionButton look="secondary" onClick={askAgain}>
          {draft.tryAgain}
        </ActionButton>
      </div>
    );
  }
  if (!questionOf(edit, 'twice')) return null;
  return (
    <div className={stack(3, `${ui['warning']} ${styles['warning']}`)}>
      <p>{formErrorText(MATCH_TEXTS.alreadyExists)}</p>
      <Button look="secondary" onClick={() => act({ type: 'confirmed' })}>
        {form.addAnyway}
      </Button>
    </div>
  );
}

const NEW = 'new';

interface AddMatchProps {
  readonly initialValues: MatchValues;
  /** Asks for the sides of the match. */
  readonly children: (formik: MatchFormik) => ReactNode;
}

/** Asks for the values of a match, asks for confirmation, creates the match, and is ready for the next one. */
export function AddMatch({
  initialValues,
  isOfGroup,
  children,
}: AddMatchProps & Pick<NewMatchProps, 'isOfGroup'>) {
  const { form: texts } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const place = useRef<HTMLDivElement>(null);
  const isShown = () => place.current?.closest('[hidden]') === null;
  const edits = useMatchEdits(new Map([[NEW, newMatch(initialValues)]]), isShown);
  const edit = useStore(edits.store, (all) => all.get(NEW));
  if (!edit) throw new Error('A new match has always an edit.');
  const act = (event: EditEvent) => edits.act(NEW, event);

  /** The form itself asks about placeholders that are paired already; about teams, the confirmation has a warning. */
  const questionFor = (values: MatchValues) => {
    const isTwice = !isOfGroup && values.status === 'unknown' && isDuplicatePairing(cup, values, null);
    if (isTwice) showProblem(formErrorText(MATCH_TEXTS.alreadyExists));
    return { kind: isTwice ? 'twice' : 'create' } as const;
  };

  return (
    <div ref={place} className={styles['adding']}>
      <MatchForm edit={edit} act={act} isOfGroup={isOfGroup} questionFor={questionFor}>
        {(formik) => (
          <>
            {children(formik)}
            {(isOfGroup || formik.values.status) && (
              <>
                <ScheduleFields values={formik.values} base={null} />
                <NotAdded edit={edit} act={act} />
                <SubmitButton>{texts.confirm}</SubmitButton>
              </>
            )}
          </>
        )}
      </MatchForm>
      <ConfirmNewMatch edit={edit} act={act} isOfGroup={isOfGroup} />
    </div>
  );
}
