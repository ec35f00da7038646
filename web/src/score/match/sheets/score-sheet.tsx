import { MAX_SCORE } from '@futsal-cup/domain/cup/limits';
import type { SideKey, Sides } from '@futsal-cup/domain/cup/sides';
import { rootOf } from '@futsal-cup/domain/match-log/active-entries';
import type { FoldedLog } from '@futsal-cup/domain/match-log/fold';
import { isScoring } from '@futsal-cup/domain/match-log/running-score';
import { useState } from 'react';
import { useScorerTexts } from '../../texts/scorer-texts';
import { scoreText } from '../log/entry-words';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import styles from '../ui/sheet.module.css';

interface ScoreSheetProps {
  readonly desk: MatchDesk;
  readonly sides: readonly SideKey[];
  readonly onClose: () => void;
}

/**
 * Enters the total goals of both sides. The entry also lists the goals and kicks that the scorer saw, including those that arrived after
 * the end.
 */
export function enterScore(
  { enter }: Pick<MatchDesk, 'enter'>,
  folded: FoldedLog,
  {
    goals,
    kicks = folded.score.kicks,
  }: { readonly goals: Sides<number>; readonly kicks?: Sides<number> | null },
): void {
  const basis = folded.active.filter(isScoring).map(rootOf);
  const shown = { goals, kicks, basis };
  if (folded.phase === 'finished') {
    enter('score', { kind: 'score', finishes: true, on: folded.lastChange, shown });
  } else enter('score', { kind: 'score', finishes: false, shown });
}

export function ScoreSheet({ desk, sides, onClose }: ScoreSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const [seen] = useState(desk.log.folded);
  const [goals, setGoals] = useState(seen.score.goals);

  const change = (side: SideKey, by: number) =>
    setGoals({ ...goals, [side]: Math.min(MAX_SCORE, Math.max(0, goals[side] + by)) });
  const handleSave = () => {
    enterScore(desk, seen, { goals });
    onClose();
  };
  const handleClose = () => {
    const isChanged = sides.some((side) => goals[side] !== seen.score.goals[side]);
    if (isChanged) desk.tell(texts.notEntered);
    onClose();
  };

  return (
    <Sheet title={texts.correctScore} onClose={handleClose}>
      {sides.map((side) => (
        <div key={side} className={styles['stepper']} role="group" aria-label={desk.names[side]}>
          <p lang={desk.languages[side]}>{desk.names[side]}</p>
          <ScoreButton aria-label={texts.minus(desk.names[side])} onClick={() => change(side, -1)}>
            −
          </ScoreButton>
          <output>{goals[side]}</output>
          <ScoreButton aria-label={texts.plus(desk.names[side])} onClick={() => change(side, 1)}>
            +
          </ScoreButton>
        </div>
      ))}
      <ScoreButton look="main" onClick={handleSave}>
        {texts.saveScore(scoreText(goals))}
      </ScoreButton>
    </Sheet>
  );
}
