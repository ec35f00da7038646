import type { HistoryEntryView } from '@futsal-cup/domain/contracts/views/history-views';
import { Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { instantText } from '../cup/instant-text';
import { historyAddress } from '../addresses/history-addresses';
import { scoreAddress } from '../addresses/score-addresses';
import { useAdminTexts } from '../texts/admin-texts';
import { Button } from '../../shelf/ui/button';
import { actorInWords, changeInWords, obstacleInWords } from './change-in-words';
import { cluster } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './history.module.css';

interface HistoryEntryProps {
  readonly entry: HistoryEntryView;
  /** Whether the entry is shown in the history of all tournaments. */
  readonly isOfAll: boolean;
  readonly isBusy: boolean;
  readonly onUndo: (entry: HistoryEntryView) => void;
}

/** Shows one change with its author and time, and its undo button or the reason why there is none. */
export function HistoryEntry({ entry, isOfAll, isBusy, onUndo }: HistoryEntryProps) {
  const { history: texts } = useAdminTexts();
  const { at, kind, tournamentId, change, obstacle } = entry;
  const actor = actorInWords(entry);
  const sentence = changeInWords(entry);
  const isOfSeveral = change.counts.matches > 1;
  return (
    <li
      className={cluster(3, `${ui['item']} ${ui['head']} ${styles['entry']}`)}
      data-undone={obstacle?.msg === 'change_was_undone_already'}
    >
      <div className={styles['told']}>
        <p className={styles['sentence']}>{sentence}</p>
        <p className={ui['hint']}>
          <time dateTime={at}>{instantText(at)}</time> · {actor}
        </p>
        {obstacle && <p className={ui['hint']}>{obstacleInWords(entry)}</p>}
        {kind === 'result' && change.match && tournamentId !== null && (
          <a
            className={`${ui['link']} ${styles['link']}`}
            href={scoreAddress(tournamentId, isOfSeveral ? undefined : change.match.matchId)}
          >
            {isOfSeveral ? texts.openLogs : texts.openLog}
          </a>
        )}
        {isOfAll && tournamentId !== null && (
          <Link className={`${ui['link']} ${styles['link']}`} to={historyAddress(tournamentId)}>
            {texts.ofTournament}
          </Link>
        )}
      </div>
      {!obstacle && (
        <Button
          look="secondary"
          aria-label={texts.undoOf(sentence)}
          disabled={isBusy}
          onClick={() => onUndo(entry)}
        >
          <Undo2 aria-hidden size={20} />
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
