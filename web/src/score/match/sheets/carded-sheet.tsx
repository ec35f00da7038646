import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { rootOf } from '@futsal-cup/domain/match-log/active-entries';
import { cardsShown } from '@futsal-cup/domain/match-log/laws/cards';
import { useScorerTexts } from '../../texts/scorer-texts';
import { latestTelling } from '../shown-log';
import type { MatchDesk } from '../use-match-desk';
import { ScoreButton } from '../ui/score-button';
import { Sheet } from '../ui/sheet';
import { PlayerList } from './player-list';
import ui from '../ui/ui.module.css';

interface CardedSheetProps {
  readonly desk: MatchDesk;
  readonly cardId: string;
  readonly side: SideKey;
  readonly onClose: () => void;
}

/** The players of a side who have a yellow card and no other one, the card `cardId` left out. */
function cautioned({ log: { folded } }: MatchDesk, side: SideKey, cardId: string): readonly string[] {
  const others = folded.active.filter((entry) => rootOf(entry) !== cardId);
  return [...cardsShown(others).values()].flatMap(({ entry, card }) =>
    card === 'yellow' && entry.side === side && entry.playerId !== null ? [entry.playerId] : [],
  );
}

/** Asks for the player who was shown the card, or whether an official was. The card is entered already and stays, however the sheet is closed. */
export function CardedSheet({ desk, cardId, side, onClose }: CardedSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const team = desk.match.teams[side];
  const haveYellow = cautioned(desk, side, cardId);
  const card = latestTelling(desk.log, cardId);
  const isYellow = card?.kind === 'card' && card.colour === 'yellow';

  const handleChoice = (playerId: string | null) => {
    desk.tellAgain(cardId, { playerId });
    const player = team?.players.find((each) => each.playerId === playerId);
    if (player && isYellow && haveYellow.includes(player.playerId)) {
      desk.tell(texts.sentOff(player.name));
    }
    onClose();
  };
  const handleOfficial = () => {
    desk.tellAgain(cardId, { playerId: null, isOfficial: true });
    onClose();
  };

  return (
    <Sheet title={texts.whoWasCarded(desk.names[side])} onClose={onClose}>
      <PlayerList
        team={team}
        onChoose={handleChoice}
        notes={new Map(haveYellow.map((playerId) => [playerId, texts.hasYellow]))}
      >
        <ScoreButton onClick={handleOfficial}>{texts.official}</ScoreButton>
      </PlayerList>
      <p className={ui['hint']}>{texts.cardKept}</p>
    </Sheet>
  );
}
