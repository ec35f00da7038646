import type { HistoryEntryView } from '@futsal-cup/domain/contracts/views/history-views';
import { HISTORY_KINDS, type HistoryKind } from '@futsal-cup/domain/history/recorded-change';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ChooseField } from '../forms/choose-field';
import { useFormCall } from '../forms/use-form-call';
import { useAdminTexts } from '../texts/admin-texts';
import { Button } from '../../shelf/ui/button';
import { EmptyText, LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { reloadAfterUndo } from '../undo/reload-after-undo';
import { ConfirmModal } from '../ui/confirm-modal';
import { useLinger } from '../ui/modal';
import { changeInWords } from './change-in-words';
import { HistoryEntry } from './history-entry';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './history.module.css';
import { useHistory } from './use-history';

/** The history of all tournaments has only these kinds of entries. */
const KINDS_OF_ALL: readonly HistoryKind[] = ['tournament', 'people'];
const KINDS_OF_ONE = HISTORY_KINDS.filter((kind) => kind !== 'people');

interface HistoryScreenProps {
  /** The tournament of the history; null shows the history of all tournaments, with their creations and deletions. */
  readonly tournamentId: string | null;
}

interface UndoQuestionProps {
  readonly chosen: HistoryEntryView | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function UndoQuestion({ chosen, onConfirm, onClose }: UndoQuestionProps) {
  const { history: texts } = useAdminTexts();
  const asked = useLinger(chosen);

  return (
    <ConfirmModal
      isOpen={chosen !== null}
      title={texts.question}
      confirmText={texts.confirmUndo}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {asked && <p>{changeInWords(asked)}</p>}
    </ConfirmModal>
  );
}

/** Shows the changes by administrators, newest first, and the undo of those that can be undone. */
export function HistoryScreen({ tournamentId }: HistoryScreenProps) {
  const { history: texts } = useAdminTexts();
  const [kind, setKind] = useState<HistoryKind | null>(null);
  const history = useHistory({ tournamentId, kind });
  const { submit, isSubmitting } = useFormCall();
  const kept = useSWRConfig();
  const [chosen, setChosen] = useState<HistoryEntryView | null>(null);
  const isOfAll = tournamentId === null;
  const kinds = isOfAll ? KINDS_OF_ALL : KINDS_OF_ONE;
  const { entries } = history;

  const handleUndo = async () => {
    if (!chosen) return;
    const { entryId } = chosen;
    const answer = await submit({ call: 'undoChange', payload: { entryId }, successText: texts.undone });
    if (answer.ok || answer.error !== null) setChosen(null);
    await reloadAfterUndo(kept);
  };

  return (
    <div className={stack(4, styles['history'])}>
      <div className={stack(1, ui['about'])}>
        <p>{isOfAll ? texts.aboutAll : texts.about}</p>
        {!isOfAll && <p>{texts.results}</p>}
      </div>
      <div className={styles['filter']}>
        <ChooseField
          label={texts.filter}
          placeholder={texts.everything}
          choices={kinds.map((each) => ({ value: each, label: texts.kinds[each] }))}
          value={kind ?? ''}
          onChoose={setKind}
        />
      </div>
      {entries?.length === 0 && <EmptyText text={kind ? texts.emptyKind : texts.empty} />}
      {!entries &&
        (history.isError ? <LoadFailed onTryAgain={history.refetch} /> : <Skeleton height="16rem" />)}
      <ol className={stack(3, styles['list'])}>
        {entries?.map((entry) => (
          <HistoryEntry
            key={entry.entryId}
            entry={entry}
            isOfAll={isOfAll}
            isBusy={isSubmitting}
            onUndo={setChosen}
          />
        ))}
      </ol>
      {history.hasMore && (
        <Button look="secondary" disabled={history.isLoadingMore} onClick={history.loadMore}>
          {texts.more}
        </Button>
      )}
      <UndoQuestion chosen={chosen} onConfirm={() => void handleUndo()} onClose={() => setChosen(null)} />
    </div>
  );
}
