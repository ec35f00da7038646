import { OTHER_SIDE, type SideKey } from '@futsal-cup/domain/cup/sides';
import { forfeitScore } from '@futsal-cup/domain/match-log/laws/forfeit-score';
import { useScorerTexts } from '../../texts/scorer-texts';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import { stack } from '../../../shelf/styles/layout';

interface ForfeitSheetProps {
  readonly desk: MatchDesk;
  readonly sides: readonly SideKey[];
  readonly onClose: () => void;
}

export function ForfeitSheet({ desk, sides, onClose }: ForfeitSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const { rules, log, names, enter } = desk;

  const scoreOf = (side: SideKey) => forfeitScore(log.folded, side, rules);
  const scoreFor = (side: SideKey) => {
    const { goals } = scoreOf(side);
    return `${goals[side]}–${goals[OTHER_SIDE[side]]}`;
  };
  const handleWinner = (side: SideKey) => {
    enter('phase', { kind: 'forfeit', side, on: log.folded.lastChange, shown: scoreOf(side) });
    onClose();
  };

  return (
    <Sheet title={texts.forfeitQuestion} onClose={onClose}>
      <div className={stack(2)}>
        {sides.map((side) => (
          <ScoreButton key={side} onClick={() => handleWinner(side)}>
            {texts.wins(names[side], scoreFor(side))}
          </ScoreButton>
        ))}
      </div>
    </Sheet>
  );
}
