import { TournamentList, Welcome } from '../../features/tournament-list/tournament-list';
import { InTurn } from '../../shared/ui/page/in-turn';

export { loadMainPageTexts as load } from '../../shared/texts/main-page-texts';

export function Component() {
  return (
    <>
      <Welcome />
      <InTurn>
        <TournamentList />
      </InTurn>
    </>
  );
}
