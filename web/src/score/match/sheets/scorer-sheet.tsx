import { OTHER_SIDE, type SideKey } from '@futsal-cup/domain/cup/sides';
import { useState } from 'react';
import { useScorerTexts } from '../../texts/scorer-texts';
import type { Told } from '../told-again';
import { latestTelling } from '../shown-log';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import { PlayerList } from './player-list';
import { stack } from '../../../shelf/styles/layout';
import ui from '../ui/ui.module.css';

interface ScorerSheetProps {
  readonly desk: MatchDesk;
  readonly goalId: string;
  readonly side: SideKey;
  readonly onClose: () => void;
}

/** Asks for the scorer of the goal. The goal is entered already and stays, however the sheet is closed. */
export function ScorerSheet({ desk, goalId, side, onClose }: ScorerSheetProps) {
  const { sheets: texts } = useScorerTexts();
  // Another phone may name the scorer while the sheet is open.
  const goal = latestTelling(desk.log, goalId);
  const [chosen, setChosen] = useState<{ readonly how: Told['how'] } | null>(null);
  const how = chosen ? chosen.how : goal?.kind === 'goal' ? goal.how : undefined;
  const ofSide = how === 'own-goal' ? OTHER_SIDE[side] : side;

  const handleChoice = (playerId: string | null) => {
    desk.tellAgain(goalId, { playerId, how });
    onClose();
  };
  const toggle = (kind: 'own-goal' | 'penalty') => setChosen({ how: how === kind ? undefined : kind });

  return (
    <Sheet
      title={texts.whoScored(desk.names[side])}
      onClose={() => handleChoice(goal?.kind === 'goal' ? goal.playerId : null)}
    >
      <PlayerList team={desk.match.teams[ofSide]} onChoose={handleChoice} />
      <div className={stack(2, ui['two'])}>
        <ScoreButton aria-pressed={how === 'own-goal'} onClick={() => toggle('own-goal')}>
          {texts.ownGoal}
        </ScoreButton>
        <ScoreButton aria-pressed={how === 'penalty'} onClick={() => toggle('penalty')}>
          {texts.penalty}
        </ScoreButton>
      </div>
      <p className={ui['hint']}>{texts.kept}</p>
    </Sheet>
  );
}
