import { inEachCategory } from '@futsal-cup/domain/cup/categories';
import type { CardsView } from '@futsal-cup/domain/contracts/views/scorer-views';
import useSWR from 'swr';
import type { Cup } from '../../shelf/cup/cup';
import { submitForm } from '../calls/submit-form';
import { useCurrentCup } from '../cup/cup-context';
import { playerInWords } from '../teams/player-in-words';
import { shownAdminTexts } from '../texts/admin-texts';

/** Tells whether the cup, or a category of it, suspends players by rule. */
export function hasSuspensions(cup: Pick<Cup, 'categories' | 'playerRules'>): boolean {
  return inEachCategory(cup).some(({ playerRules }) => playerRules?.suspensions);
}

interface CardsOfCup extends CardsView {
  readonly tournamentId: string;
}

/**
 * Reads the cards and suspensions of the cup, anew with each version of it. What was read of this cup stays until the server has
 * answered, which it may not do for a while.
 */
export function useCards(isAsked = true) {
  const { tournamentId, version } = useCurrentCup();
  const { data, error, isLoading, mutate } = useSWR<CardsOfCup, unknown>(
    isAsked ? `cards ${tournamentId} ${version}` : null,
    async () => ({ ...(await submitForm({ call: 'getCards', payload: { tournamentId } })), tournamentId }),
    { keepPreviousData: true },
  );
  const isOfCup = isAsked && data?.tournamentId === tournamentId;
  return { data: isOfCup ? data : undefined, isError: error !== undefined && !isLoading, refetch: mutate };
}

type Suspension = CardsView['suspensions'][number];

/** Returns the players who miss matches of the cup; none, without asking the server, where nobody is suspended by rule. */
export function useSuspensions() {
  return useCards(hasSuspensions(useCurrentCup()));
}

/** Names the players of a match who are suspended, and why. */
export function suspendedInWords(suspensions: readonly Suspension[]): string {
  const { cards: texts, labelled } = shownAdminTexts();
  const names = suspensions.map((each) => `${playerInWords(each)} (${texts.reasons[each.reason]})`);
  return labelled(texts.suspended, names.join(', '));
}
