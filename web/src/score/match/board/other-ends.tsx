import { hasWinner } from '@futsal-cup/domain/match-log/running-score';
import { type OtherEnd, scoreOfOtherEnd } from '@futsal-cup/domain/match-log/other-ends';
import { Fragment } from 'react';
import { useScorerTexts } from '../../texts/scorer-texts';
import { wholeScoreText } from '../log/entry-words';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import styles from './controls.module.css';

/** Shows the other scores with which the match was also ended, so that the scorer decides which one counts. */
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
  const final = wholeScoreText(folded.score, texts);
  return folded.otherEnds.map((end) => {
    const other = wholeScoreText(end.shown, texts);
    return (
      <Fragment key={end.entryId}>
        <p className={styles['hint']} role="alert">
          {texts.match.otherEnd(final, other, names[end.by])}
        </p>
        {(!desk.isKnockout || hasWinner(end.shown)) && (
          <ScoreButton onClick={() => takeOver(end)}>{texts.match.takeOverEnd(other)}</ScoreButton>
        )}
        <ScoreButton onClick={() => desk.undo(end.entryId)}>{texts.match.keepEnd(final)}</ScoreButton>
      </Fragment>
    );
  });
}
