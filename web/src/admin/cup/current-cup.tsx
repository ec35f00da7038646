import { type ReactNode, useEffect } from 'react';
import { paths } from '../../shelf/addresses/paths';
import { lastDayOf } from '../../shelf/cup/all-matches';
import { updateTournament, useTournaments } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { EmptyText, LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import ui from '../ui/ui.module.css';
import { CupContext } from './cup-context';
import { useCup } from '../../shelf/cup/use-cup';
import { useWholeCup } from './use-whole-cup';

export interface CurrentCupOptions {
  /** Whether the page shows what everybody sees of the cup, without hidden tables and results. */
  readonly isPublic?: boolean;
  /** Whether the page says how old the cup is while there is no network. */
  readonly saysAge?: boolean;
}

interface CurrentCupProps extends CurrentCupOptions {
  readonly children: ReactNode;
}

/** Returns the time of the reader's own clock as `HH:MM`. */
function clockTime(instant: number): string {
  return new Date(instant).toTimeString().slice(0, 5);
}

type LoadedCupProps = CurrentCupProps & { readonly tournamentId: string };

function LoadedCup({ tournamentId, isPublic, saysAge, children }: LoadedCupProps) {
  const { general } = useTexts();
  const loaded = useCup(tournamentId, isPublic ? undefined : useWholeCup);
  const { cup, isError, isStale, lastUpdated, refetch } = loaded;
  useEffect(() => {
    if (!cup) return;
    const { date, timeZone } = cup;
    updateTournament({ tournamentId, date, lastDay: lastDayOf(cup), timeZone });
  }, [tournamentId, cup]);
  const age = saysAge && isStale && general.lastUpdated(clockTime(lastUpdated));
  if (cup) {
    return (
      <CupContext value={cup}>
        {saysAge && (
          <p className={ui['notice']} role="status">
            {age}
          </p>
        )}
        {children}
      </CupContext>
    );
  }
  return isError ? <LoadFailed onTryAgain={() => void refetch()} /> : <Skeleton height="24rem" />;
}

/** Loads the administrator's current tournament, keeps it up to date, and provides it to `useCurrentCup`. */
export function CurrentCup(props: CurrentCupProps) {
  const { admin: adminTexts } = useAdminTexts();
  const tournament = useTournaments((state) => state.currentTournament);
  if (!tournament) {
    return (
      <EmptyText text={adminTexts.options.notFound}>
        <ButtonLink to={paths.admin}>{adminTexts.options.backToTournaments}</ButtonLink>
      </EmptyText>
    );
  }
  return <LoadedCup key={tournament.tournamentId} tournamentId={tournament.tournamentId} {...props} />;
}
