import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { useScorerTexts } from '../../texts/scorer-texts';
import type { MatchDesk } from '../use-match-desk';
import { Sheet } from '../ui/sheet';
import { PlayerList } from './player-list';
import ui from '../ui/ui.module.css';

interface CardedSheetProps {
  readonly desk: MatchDesk;
  readonly cardId: string;
  readonly side: SideKey;
  readonly onClose: () => void;
}

/** Asks for the player who was shown the card. The card is entered already and stays, however the sheet is closed. */
export function CardedSheet({ desk, cardId, side, onClose }: CardedSheetProps) {
  const { sheets: texts } = useScorerTexts();

  const handleChoice = (playerId: string | null) => {
    desk.tellAgain(cardId, { playerId });
    onClose();
  };

  return (
    <Sheet title={texts.whoWasCarded(desk.names[side])} onClose={onClose}>
      <PlayerList team={desk.match.teams[side]} onChoose={handleChoice} />
      <p className={ui['hint']}>{texts.cardKept}</p>
    </Sheet>
  );
}
