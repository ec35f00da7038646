import { MAX_SCORE } from '@futsal-cup/domain/cup/limits';
import type { SideKey, Sides } from '@futsal-cup/domain/cup/sides';
import { isScoring } from '@futsal-cup/domain/match-log/running-score';
import { useState } from 'react';
import { useScorerTexts } from '../language/scorer-texts';
import { scoreText } from '../log/entry-words';
import type { MatchDesk } from '../match/use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import styles from './sheets.module.css';

interface ScoreSheetProps {
  readonly desk: MatchDesk;
  readonly sides: readonly SideKey[];
  readonly onClose: () => void;
}

/** The score in absolute numbers. Everything that was entered until now is in it, also what arrived after the end. */
export function enterScore(
  { log: { folded }, enter }: MatchDesk,
  {
    goals,
    kicks = folded.score.kicks,
  }: { readonly goals: Sides<number>; readonly kicks?: Sides<number> | null },
): void {
  const basis = folded.active.filter(isScoring).map(({ entryId }) => entryId);
  const shown = { goals, kicks, basis };
  if (folded.phase === 'finished') {
    enter('score', { kind: 'score', finishes: true, on: folded.lastChange, shown });
  } else enter('score', { kind: 'score', finishes: false, shown });
}

export function ScoreSheet({ desk, sides, onClose }: ScoreSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const [goals, setGoals] = useState(desk.log.folded.score.goals);

  const change = (side: SideKey, by: number) =>
    setGoals({ ...goals, [side]: Math.min(MAX_SCORE, Math.max(0, goals[side] + by)) });
  const handleSave = () => {
    enterScore(desk, { goals });
    onClose();
  };

  return (
    <Sheet title={texts.correctScore} onClose={onClose}>
      {sides.map((side) => (
        <div key={side} className={styles['stepper']} role="group" aria-label={desk.names[side]}>
          <p>{desk.names[side]}</p>
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
