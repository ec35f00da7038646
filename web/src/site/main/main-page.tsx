import { TournamentList, Welcome } from './tournament-list';
import { InTurn } from '../../shelf/page/in-turn';

export { loadMainPageTexts as load } from '../../shelf/texts/main-page-texts';

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
