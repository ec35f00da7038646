import { TournamentList, Welcome } from '../../features/tournament-list/tournament-list';

export { loadMainPageTexts as load } from '../../shared/texts/main-page-texts';

export function Component() {
  return (
    <>
      <Welcome />
      <TournamentList />
    </>
  );
}
