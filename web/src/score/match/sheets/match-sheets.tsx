import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { MatchDesk } from '../use-match-desk';
import { BesideSheet } from './beside-sheet';
import { CardSheet } from './card-sheet';
import { CardedSheet } from './carded-sheet';
import { ClockSheet } from './clock-sheet';
import { ConfirmSheet } from './confirm-sheet';
import { ForfeitSheet } from './forfeit-sheet';
import { MoreSheet } from './more-sheet';
import type { OpenSheet } from './open-sheet';
import { ScoreSheet } from './score-sheet';
import { ScorerSheet } from './scorer-sheet';

interface MatchSheetsProps {
  readonly desk: MatchDesk;
  readonly sides: readonly SideKey[];
  readonly open: OpenSheet | null;
  readonly onOpen: (sheet: OpenSheet | null) => void;
}

/** Renders the open sheet. */
export function MatchSheets({ desk, sides, open, onOpen }: MatchSheetsProps) {
  const onClose = () => onOpen(null);
  switch (open?.kind) {
    case 'scorer':
      return <ScorerSheet desk={desk} goalId={open.goalId} side={open.side} onClose={onClose} />;
    case 'card':
      return (
        <CardSheet
          desk={desk}
          side={open.side}
          onEntered={(cardId) => onOpen({ kind: 'carded', side: open.side, cardId })}
          onClose={onClose}
        />
      );
    case 'carded':
      return <CardedSheet desk={desk} side={open.side} cardId={open.cardId} onClose={onClose} />;
    case 'clock':
      return <ClockSheet desk={desk} onClose={onClose} />;
    case 'score':
      return <ScoreSheet desk={desk} sides={sides} onClose={onClose} />;
    case 'forfeit':
      return <ForfeitSheet desk={desk} sides={sides} onClose={onClose} />;
    case 'confirm':
      return <ConfirmSheet desk={desk} to={open.to} onClose={onClose} />;
    case 'beside':
      return <BesideSheet desk={desk} asked={open.asked} onClose={onClose} />;
    case 'more':
      return <MoreSheet desk={desk} onOpen={onOpen} onClose={onClose} />;
    case undefined:
      return null;
  }
}
