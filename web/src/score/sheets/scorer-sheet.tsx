import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { useState } from 'react';
import { useScorerTexts } from '../language/scorer-texts';
import type { Told } from '../match/told-again';
import type { MatchDesk } from '../match/use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import { PlayerList } from './player-list';
import styles from './sheets.module.css';

interface ScorerSheetProps {
  readonly desk: MatchDesk;
  readonly goalId: string;
  readonly side: SideKey;
  readonly onClose: () => void;
}

const OTHER: Readonly<Record<SideKey, SideKey>> = { local: 'visitor', visitor: 'local' };

/** Who scored the goal that was just entered. It counts already; whatever closes the sheet keeps it. */
export function ScorerSheet({ desk, goalId, side, onClose }: ScorerSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const goal = desk.log.entries.find(({ entryId }) => entryId === goalId);
  const [how, setHow] = useState<Told['how']>(goal?.kind === 'goal' ? goal.how : undefined);
  const ofSide = how === 'own-goal' ? OTHER[side] : side;

  const handleChoice = (playerId: string | null) => {
    desk.tellAgain(goalId, { playerId, how });
    onClose();
  };
  const toggle = (kind: 'own-goal' | 'penalty') => setHow(how === kind ? undefined : kind);

  return (
    <Sheet
      title={texts.whoScored(desk.names[side])}
      onClose={() => handleChoice(goal?.kind === 'goal' ? goal.playerId : null)}
    >
      <PlayerList team={desk.match.teams[ofSide]} onChoose={handleChoice} />
      <div className={styles['row']}>
        <ScoreButton aria-pressed={how === 'own-goal'} onClick={() => toggle('own-goal')}>
          {texts.ownGoal}
        </ScoreButton>
        <ScoreButton aria-pressed={how === 'penalty'} onClick={() => toggle('penalty')}>
          {texts.penalty}
        </ScoreButton>
      </div>
      <p className={styles['hint']}>{texts.kept}</p>
    </Sheet>
  );
}
