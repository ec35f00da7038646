import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { isHalf } from '@futsal-cup/domain/match-log/entries';
import { useScorerTexts } from '../../texts/scorer-texts';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import { stack } from '../../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from '../ui/sheet.module.css';

interface CardSheetProps {
  readonly desk: MatchDesk;
  readonly side: SideKey;
  readonly onEntered: (cardId: string) => void;
  readonly onClose: () => void;
}

/** Asks for the colour of the card. The tap enters the card at once, like a goal. */
export function CardSheet({ desk, side, onEntered, onClose }: CardSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const { phase } = desk.log.folded;

  const handleColour = (colour: 'yellow' | 'red') => {
    const half = isHalf(phase) ? phase : null;
    const cardId = desk.enter(`card-${side}`, { kind: 'card', side, half, colour, playerId: null });
    if (cardId === null) onClose();
    else onEntered(cardId);
  };

  return (
    <Sheet title={texts.card(desk.names[side])} onClose={onClose}>
      <div className={stack(2, ui['two'])}>
        {(['yellow', 'red'] as const).map((colour) => (
          <ScoreButton key={colour} onClick={() => handleColour(colour)}>
            <span aria-hidden className={styles['card']} data-colour={colour} />
            {texts[colour]}
          </ScoreButton>
        ))}
      </div>
    </Sheet>
  );
}
