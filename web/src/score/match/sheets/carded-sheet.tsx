import type { ScorerPlayerView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { rootOf } from '@futsal-cup/domain/match-log/active-entries';
import { cardsOfPlayers } from '@futsal-cup/domain/match-log/laws/cards';
import { useScorerTexts } from '../../texts/scorer-texts';
import { playerWords } from '../log/entry-words';
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

/** Asks for the player who was shown the card, or whether an official was. The card is entered already and stays, however the sheet is closed. */
export function CardedSheet({ desk, cardId, side, onClose }: CardedSheetProps) {
  const { sheets: texts } = useScorerTexts();
  const { match } = desk;
  const team = match.teams[side];
  const card = latestTelling(desk.log, cardId);
  const mayBeSecond = card?.kind === 'card' && (card.colour === 'yellow' || card.how !== undefined);
  const before = cardsOfPlayers(desk.log.folded.active.filter((entry) => rootOf(entry) !== cardId));
  const notes = new Map(
    before
      .filter((shown) => shown.side === side)
      .map((shown) => [shown.playerId, shown.card === 'yellow' ? texts.hasYellow : texts.isSentOff]),
  );
  const cautioned = (team?.players ?? []).filter(
    ({ playerId }) => mayBeSecond && notes.get(playerId) === texts.hasYellow,
  );
  const means = (players: readonly ScorerPlayerView[]) =>
    texts.secondYellow(players.map(playerWords).join(', '), match.secondYellowSuspends ?? false);

  const handleChoice = (playerId: string | null) => {
    desk.tellAgain(cardId, { playerId });
    const chosen = cautioned.filter((player) => player.playerId === playerId);
    if (chosen.length > 0) desk.tell(means(chosen));
    onClose();
  };
  const handleOfficial = () => {
    desk.tellAgain(cardId, { playerId: null, isOfficial: true });
    onClose();
  };

  return (
    <Sheet title={texts.whoWasCarded(desk.names[side])} onClose={onClose}>
      {cautioned.length > 0 && <p>{means(cautioned)}</p>}
      <PlayerList team={team} onChoose={handleChoice} notes={notes}>
        <ScoreButton onClick={handleOfficial}>{texts.official}</ScoreButton>
      </PlayerList>
      <p className={ui['hint']}>{texts.cardKept}</p>
    </Sheet>
  );
}
