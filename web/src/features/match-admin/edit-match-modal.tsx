import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { useLinger } from '../../shared/hooks/use-linger';
import { EditMatch } from './edit-match';
import type { MatchDrafts } from './match-drafts';

interface EditMatchModalProps {
  readonly cup: TournamentView;
  /** Null while it is closed. */
  readonly match: MatchView | null;
  readonly drafts: MatchDrafts;
  readonly onClose: () => void;
}

export function EditMatchModal({ cup, match, drafts, onClose }: EditMatchModalProps) {
  const shown = useLinger(match);
  if (!shown) return null;
  return (
    <EditMatch
      key={`${shown.matchId} ${shown.updatedAt}`}
      cup={cup}
      match={shown}
      isOpen={match !== null}
      drafts={drafts}
      onClose={onClose}
    />
  );
}
