import type { ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { accessIdOf, type Access } from '../desk/access';
import { useDesk } from '../desk/desk';
import { refusalText } from '../desk/failure-text';
import { useOutbox } from '../desk/use-outbox';
import { useScorerTexts } from '../../texts/scorer-texts';
import { capitalised, entryWords, sideNames, wholeScoreText } from '../../match/log/entry-words';
import { showLog } from '../../match/shown-log';
import { waitingItems } from '../outbox';
import type { OutboxItem } from '../outbox-item';
import { ScoreButton } from '../../match/ui/score-button';
import { enteredAgain, isEnd } from './entered-again';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../match/ui/ui.module.css';
import styles from './notices.module.css';

interface RefusedEntryProps {
  readonly item: OutboxItem;
  readonly access: Access;
  readonly match: ScorerMatchView | undefined;
  readonly reason: string;
}

/** Shows an entry that the server refused; the person decides what happens to it. */
export function RefusedEntry({ item, access, match, reason }: RefusedEntryProps) {
  const texts = useScorerTexts();
  const { outbox, answers } = useDesk();
  const { entry, matchId } = item;
  const words = capitalised(entryWords(entry, sideNames(match, texts), texts));
  const arrived = useStore(answers.store, ({ logs }) => logs[matchId]);
  // These pending entries are sent before the refused one. Those of other accesses do not count, because they may never be sent.
  const accessId = accessIdOf(access);
  const waiting = useOutbox(
    useShallow(({ items }) => waitingItems(items, matchId).filter((each) => each.accessId === accessId)),
  );
  const { folded } = showLog(arrived, waiting, DEFAULT_MATCH_RULES);

  const handleAgain = () => {
    void outbox.enterAgain(entry.entryId, {
      entry: enteredAgain(entry, folded),
      accessId,
    });
  };
  return (
    <li className={stack(2, styles['refused'])}>
      <p>
        <strong>{words}</strong>
        <br />
        {refusalText(reason, texts)}
      </p>
      <div className={stack(2, ui['two'])}>
        {isEnd(entry) ? (
          <ScoreButton onClick={handleAgain}>
            {texts.sheets.endWith(wholeScoreText(folded.score, texts))}
          </ScoreButton>
        ) : (
          <ScoreButton aria-label={`${texts.outbox.enterAgain}: ${words}`} onClick={handleAgain}>
            {texts.outbox.enterAgain}
          </ScoreButton>
        )}
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
