import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { isHalf } from '@futsal-cup/domain/match-log/entries';
import { useState } from 'react';
import { useScorerTexts } from '../language/scorer-texts';
import type { MatchDesk } from '../match/use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import { PlayerList } from './player-list';
import styles from './sheets.module.css';

interface CardSheetProps {
  readonly desk: MatchDesk;
  readonly side: SideKey;
  readonly onClose: () => void;
}

export function CardSheet({ desk, side, onClose }: CardSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const [colour, setColour] = useState<'yellow' | 'red'>('yellow');
  const { phase } = desk.log.folded;

  const handleChoice = (playerId: string | null) => {
    const half = isHalf(phase) ? phase : null;
    desk.enter(`card-${side}`, { kind: 'card', side, half, colour, playerId });
    onClose();
  };

  return (
    <Sheet title={texts.card(desk.names[side])} onClose={onClose}>
      <div className={styles['row']}>
        {(['yellow', 'red'] as const).map((each) => (
          <ScoreButton key={each} aria-pressed={colour === each} onClick={() => setColour(each)}>
            <span aria-hidden className={styles['card']} data-colour={each} />
            {texts[each]}
          </ScoreButton>
        ))}
      </div>
      <PlayerList team={desk.match.teams[side]} onChoose={handleChoice} />
    </Sheet>
  );
}
