import { hasWinner } from '@futsal-cup/domain/match-log/running-score';
import { type OtherEnd, scoreOfOtherEnd } from '@futsal-cup/domain/match-log/other-ends';
import { useScorerTexts } from '../language/scorer-texts';
import { wholeScoreText } from '../log/entry-words';
import type { MatchDesk } from '../match/use-match-desk';
import { ScoreButton } from '../ui/score-button';
import styles from './controls.module.css';

/** With what other scores the match was ended too: whoever keeps it is told, and may count one of them. */
export function OtherEnds({ desk }: { readonly desk: MatchDesk }) {
  const texts = useScorerTexts();
  const { folded, names } = desk.log;

  const takeOver = (end: OtherEnd) =>
    desk.enter('score', {
      kind: 'score',
      finishes: true,
      on: folded.lastChange,
      shown: scoreOfOtherEnd(end, folded),
    });
  return folded.otherEnds.map((end) => {
    const other = wholeScoreText(end.shown, texts);
    return (
      <div key={end.entryId} role="alert">
        <p className={styles['hint']}>
          {texts.match.otherEnd(wholeScoreText(folded.score, texts), other, names[end.by])}
        </p>
        {(!desk.isKnockout || hasWinner(end.shown)) && (
          <ScoreButton onClick={() => takeOver(end)}>{texts.match.takeOverEnd(other)}</ScoreButton>
        )}
      </div>
    );
  });
}
