import { mapSides, type SideKey } from '@futsal-cup/domain/cup/sides';
import { useScorerTexts } from '../language/scorer-texts';
import { scoreText } from '../log/entry-words';
import { enterScore } from '../sheets/score-sheet';
import { ScoreButton } from '../ui/score-button';
import styles from './controls.module.css';
import type { MatchDesk } from '../match/use-match-desk';

/** What another phone sent after the end: it counts only when somebody says so. */
export function LateEntries({ desk }: { readonly desk: MatchDesk }) {
  const { match: texts } = useScorerTexts();
  const { arrivedLater, score, active } = desk.log.folded;
  if (arrivedLater.length === 0) return null;
  const late = active.filter(({ entryId }) => arrivedLater.includes(entryId));
  const goalsOf = (side: SideKey) => late.filter((entry) => entry.kind === 'goal' && entry.side === side);
  const kicksOf = (side: SideKey) =>
    late.filter((entry) => entry.kind === 'kick' && entry.side === side && entry.isIn);
  const goals = mapSides(score.goals, (before, side) => before + goalsOf(side).length);
  const kicks = score.kicks && mapSides(score.kicks, (before, side) => before + kicksOf(side).length);
  return (
    <>
      <p className={styles['hint']}>{texts.arrivedLater(arrivedLater.length)}</p>
      <ScoreButton onClick={() => enterScore(desk, desk.log.folded, { goals, kicks })}>
        {texts.takeOver(scoreText(goals))}
      </ScoreButton>
    </>
  );
}
