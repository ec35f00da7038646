import { ActionButton } from '../../forms/form-buttons';
import styles from '../matches.module.css';
import type { AdminTexts } from '../../texts/admin-texts';
import { useAdminTexts } from '../../texts/admin-texts';
import { useDraftActions, type MatchDraft } from './match-drafts';
import { haveSameSides, valuesOf } from '../match-form/match-values';

type DraftTexts = AdminTexts['matches']['draft'];

function draftInWords({ base, values }: MatchDraft, texts: DraftTexts): string {
  const { local, visitor } = values;
  return haveSameSides(valuesOf(base), values, ['goals'])
    ? texts.notSaved
    : texts.notSavedScore(local.goals || texts.nothing, visitor.goals || texts.nothing);
}

interface DraftMarkProps {
  readonly matchId: string;
  /** Names the match for screen readers. */
  readonly name: string;
}

/** Marks the row of a match that has an unsaved draft. */
export function DraftMark({ matchId, name }: DraftMarkProps) {
  const { draft: texts } = useAdminTexts().matches;
  const { drafts, onTryAgain } = useDraftActions();
  const draft = drafts.of(matchId);
  return (
    <div role="status" className={styles['draft']}>
      {draft && (
        <>
          <strong>{draftInWords(draft, texts)}</strong>
          {draft.state !== 'typed' && (
            <ActionButton
              look="secondary"
              aria-label={texts.tryAgainFor(name)}
              onClick={() => onTryAgain(draft)}
            >
              {texts.tryAgain}
            </ActionButton>
          )}
        </>
      )}
    </div>
  );
}
