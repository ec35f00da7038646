import { scoreWithLater } from '@futsal-cup/domain/match-log/fold';
import { useScorerTexts } from '../../texts/scorer-texts';
import { wholeScoreText } from '../log/entry-words';
import type { MatchDesk } from '../use-match-desk';
import { enterScore } from '../sheets/score-sheet';
import { ScoreButton } from '../ui/score-button';
import { OtherEnds } from './other-ends';
import styles from './controls.module.css';

/**
 * Shows the entries that arrived after the end of the match. They count only after somebody confirms them; entries that were undone after
 * the end still count until then.
 */
export function LateEntries({ desk }: { readonly desk: MatchDesk }) {
  const texts = useScorerTexts();
  const { folded } = desk.log;
  const { arrivedLater, undoneLater } = folded;
  const score = scoreWithLater(folded);
  return (
    <>
      <OtherEnds desk={desk} />
      {undoneLater.length > 0 && <p className={styles['hint']}>{texts.match.undoneLater}</p>}
      {arrivedLater.length > 0 && (
        <>
          <p className={styles['hint']}>{texts.match.arrivedLater(arrivedLater.length)}</p>
          {/* The score of a forfeit is fixed when it is entered. A typed score would cancel the forfeit, so there is no button. */}
          {!folded.isForfeit && (
            <ScoreButton onClick={() => enterScore(desk, folded, score)}>
              {texts.match.takeOver(wholeScoreText(score, texts))}
            </ScoreButton>
          )}
        </>
      )}
    </>
  );
}
