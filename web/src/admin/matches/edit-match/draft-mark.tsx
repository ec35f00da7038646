import { useStore } from 'zustand';
import { ActionButton } from '../../forms/form-buttons';
import styles from '../matches.module.css';
import type { AdminTexts } from '../../texts/admin-texts';
import { useAdminTexts } from '../../texts/admin-texts';
import { failureOf, isUnsaved, type MatchEdit } from './match-edit';
import { useEditsOfPage } from './use-match-edits';
import { haveSameSides, valuesOf } from '../match-form/match-values';

type DraftTexts = AdminTexts['matches']['draft'];

function draftInWords({ base, typed }: MatchEdit, texts: DraftTexts): string {
  const { local, visitor } = typed;
  return base && haveSameSides(valuesOf(base), typed, ['goals'])
    ? texts.notSaved
    : texts.notSavedScore(local.goals || texts.nothing, visitor.goals || texts.nothing);
}

interface DraftMarkProps {
  readonly matchId: string;
  /** Names the match for screen readers. */
  readonly name: string;
}

/** Marks the row of a match for which something was typed that is not saved. */
export function DraftMark({ matchId, name }: DraftMarkProps) {
  const { draft: texts } = useAdminTexts().matches;
  const { store, act } = useEditsOfPage();
  const edit = useStore(store, (edits) => edits.get(matchId));
  return (
    <div role="status" className={styles['draft']}>
      {isUnsaved(edit) && (edit.isDraft || !edit.isOpen) && (
        <>
          <strong>{draftInWords(edit, texts)}</strong>
          {failureOf(edit) && (
            <ActionButton
              look="secondary"
              aria-label={texts.tryAgainFor(name)}
              onClick={() => act(matchId, { type: 'triedAgain', isQuiet: false })}
            >
              {texts.tryAgain}
            </ActionButton>
          )}
        </>
      )}
    </div>
  );
}
