import type { ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { accessIdOf, type Access } from '../desk/access';
import { useDesk } from '../desk/desk';
import { refusalText } from '../desk/failure-text';
import { useScorerTexts } from '../language/scorer-texts';
import { capitalised, entryWords, sideNames } from '../log/entry-words';
import type { OutboxItem } from '../outbox/outbox-item';
import { ScoreButton } from '../ui/score-button';
import styles from './notices.module.css';

interface RefusedEntryProps {
  readonly item: OutboxItem;
  readonly access: Access;
  readonly match: ScorerMatchView | undefined;
  readonly reason: string;
}

/** A change of phase is entered again on the phase that the match is in now. */
function onPhase(entry: EntryInput, lastChange: string | null): EntryInput {
  return 'on' in entry ? { ...entry, on: lastChange } : entry;
}

/** An entry that the server did not take: nothing happens to it unless the person says so. */
export function RefusedEntry({ item, access, match, reason }: RefusedEntryProps) {
  const texts = useScorerTexts();
  const { outbox, answers } = useDesk();
  const { entry, matchId } = item;
  const words = capitalised(entryWords(entry, sideNames(match, texts), texts));

  const handleAgain = () => {
    const arrived = answers.store.getState().logs[matchId]?.entries ?? [];
    const { lastChange } = foldLog(arrived, DEFAULT_MATCH_RULES);
    void outbox.enterAgain(entry.entryId, {
      entry: onPhase(entry, lastChange),
      accessId: accessIdOf(access),
    });
  };
  return (
    <li className={styles['refused']}>
      <p>
        <strong>{words}</strong>
        <br />
        {refusalText(reason, texts)}
      </p>
      <div className={styles['choices']}>
        <ScoreButton aria-label={`${texts.outbox.enterAgain}: ${words}`} onClick={handleAgain}>
          {texts.outbox.enterAgain}
        </ScoreButton>
        <ScoreButton
          look="danger"
          aria-label={`${texts.outbox.discard}: ${words}`}
          onClick={() => void outbox.discard(entry.entryId)}
        >
          {texts.outbox.discard}
        </ScoreButton>
      </div>
    </li>
  );
}
