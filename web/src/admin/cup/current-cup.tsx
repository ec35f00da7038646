import type { ReactNode } from 'react';
import { paths } from '../../shelf/addresses/paths';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { EmptyText, LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { CupContext } from './cup-context';
import { useCup } from '../../shelf/cup/use-cup';
import { useWholeCup } from './use-whole-cup';

interface CurrentCupProps {
  readonly children: ReactNode;
}

function LoadedCup({ tournamentId, children }: CurrentCupProps & { readonly tournamentId: string }) {
  const { cup, isError, refetch } = useCup(tournamentId, useWholeCup);
  if (cup) return <CupContext value={cup}>{children}</CupContext>;
  return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="24rem" />;
}

/** Loads the administrator's current tournament, keeps it up to date, and provides it to `useCurrentCup`. */
export function CurrentCup({ children }: CurrentCupProps) {
  const { admin: adminTexts } = useAdminTexts();
  const tournament = useTournaments((state) => state.currentTournament);
  if (!tournament) {
    return (
      <EmptyText text={adminTexts.options.notFound}>
        <ButtonLink to={paths.admin}>{adminTexts.options.backToTournaments}</ButtonLink>
      </EmptyText>
    );
  }
  return (
    <LoadedCup key={tournament.tournamentId} tournamentId={tournament.tournamentId}>
      {children}
    </LoadedCup>
  );
}
