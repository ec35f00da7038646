import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { useDeferredValue, type ReactNode } from 'react';
import { useCup } from '../../shared/cup/use-cup';
import { useTournaments } from '../../shared/stores/tournaments';
import { Container } from '../../shared/ui/page/container';
import { LoadFailed } from '../../shared/ui/content-states';
import { StaleNotice } from './stale-notice';

interface PublicCupProps {
  /** Keeps the room while the cup is loading. */
  readonly skeleton: ReactNode;
  readonly children: (cup: TournamentView) => ReactNode;
}

function Loaded({ tournamentId, skeleton, children }: PublicCupProps & { readonly tournamentId: string }) {
  const { cup, isError, isStale, lastUpdated, refetch } = useCup(tournamentId);
  // Drawn in slices: a full page of matches would else keep a phone from answering to touches.
  const shownCup = useDeferredValue(cup);
  if (isError) {
    return (
      <Container isSection>
        <LoadFailed onTryAgain={() => void refetch()} />
      </Container>
    );
  }
  return (
    <>
      {isStale && <StaleNotice lastUpdated={lastUpdated} />}
      {shownCup ? children(shownCup) : skeleton}
    </>
  );
}

/** Shows the current cup and keeps it up to date: loading, loaded, perhaps stale, or failed. */
export function PublicCup({ skeleton, children }: PublicCupProps) {
  const tournamentId = useTournaments((state) => state.currentTournament?.tournamentId);
  if (!tournamentId) return skeleton;
  return (
    <Loaded key={tournamentId} tournamentId={tournamentId} skeleton={skeleton}>
      {children}
    </Loaded>
  );
}
