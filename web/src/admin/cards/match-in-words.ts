import { inCategory } from '../../shelf/cup/stage-name';
import type { Match } from '../../shelf/cup/cup';
import { sideName } from '../../shelf/cup/side-name';
import { slashDate } from '../../shelf/cup/slash-date';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';

/** Returns a function that names a match by its teams, and says when and where it is played. */
export function useMatchInWords(): (match: Match) => string {
  const { match: texts } = useTexts();
  const { matches } = useAdminTexts();
  return ({ Stage, local, visitor, date, time, location }) => {
    const teams = matches.versus(sideName(local), sideName(visitor));
    return `${inCategory(Stage.category, teams)}, ${texts.when(slashDate(date), time, location)}`;
  };
}
