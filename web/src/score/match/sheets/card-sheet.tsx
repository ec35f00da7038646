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

/** What the card can be. Of somebody with a name, another yellow is the second one by itself. */
const CARDS = {
  yellow: { colour: 'yellow' },
  red: { colour: 'red' },
  'second-yellow': { colour: 'red', how: 'second-yellow' },
} as const;

/** Asks what the card is. The tap enters the card at once, like a goal. */
export function CardSheet({ desk, side, onEntered, onClose }: CardSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const { phase } = desk.log.folded;

  const handleCard = (card: keyof typeof CARDS) => {
    const half = isHalf(phase) ? phase : null;
    const cardId = desk.enter(`card-${side}`, { kind: 'card', side, half, ...CARDS[card], playerId: null });
    if (cardId === null) onClose();
    else onEntered(cardId);
  };

  return (
    <Sheet title={texts.card(desk.names[side])} onClose={onClose}>
      <div className={stack(2, ui['two'])}>
        {(['yellow', 'red', 'second-yellow'] as const).map((card) => (
          <ScoreButton key={card} onClick={() => handleCard(card)}>
            <span aria-hidden className={styles['card']} data-card={card} />
            {texts[card]}
          </ScoreButton>
        ))}
      </div>
    </Sheet>
  );
}
