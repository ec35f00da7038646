import { TournamentList, Welcome } from '../../features/tournament-list/tournament-list';

export function Component() {
  return (
    <>
      <Welcome />
      <TournamentList />
    </>
  );
}
