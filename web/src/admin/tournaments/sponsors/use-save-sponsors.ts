import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useSWRConfig } from 'swr';
import { changeCup, reloadCup } from '../../../shelf/cup/reload';
import { type FormAnswer, useFormCall } from '../../forms/use-form-call';
import { useAdminTexts } from '../../texts/admin-texts';
import { offerUndo } from '../../undo/undo-button';
import { newPicturesOf, sponsorsPayload, type SponsorsValues } from './sponsors-values';

/** Stores the new pictures, and then the logo and the sponsors. */
export function useSaveSponsors() {
  const { sponsors: texts } = useAdminTexts().details;
  const { submit } = useFormCall();
  const { mutate } = useSWRConfig();

  return async (
    values: SponsorsValues,
    { tournamentId, updatedAt }: TournamentDetailsView,
  ): Promise<FormAnswer<unknown>> => {
    const ids = new Map<string, string>();
    for (const { src } of newPicturesOf(values)) {
      const [, data = ''] = src.split(',');
      const stored = await submit({ call: 'addPicture', payload: { data } });
      if (!stored.ok) return stored;
      ids.set(src, stored.data.picture.pictureId);
    }
    const payload = { ...sponsorsPayload(values, ids), tournamentId, updatedAt };
    const answer = await submit({ call: 'setSponsors', payload, successText: texts.saved });
    if (!answer.ok) return answer;
    if (answer.entryId) offerUndo(texts.saved, answer.entryId);
    // What is missing in the answer is removed.
    await changeCup(mutate, tournamentId, { logo: null, sponsors: [], ...answer.data.tournamentDetails });
    void reloadCup(mutate, tournamentId);
    return answer;
  };
}
