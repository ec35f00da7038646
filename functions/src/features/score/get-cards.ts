import { presentCards } from '../../presenters/present-players';
import type { AnswerOf, CallOf } from '../route';

/** The cards and suspensions of a cup, for organisers. */
export async function handleGetCards({
  request: { tournamentId },
  dependencies: { cups },
}: CallOf<'getCards'>): Promise<AnswerOf<'getCards'>> {
  const { cup } = await cups.current(tournamentId);
  return presentCards(cup);
}
