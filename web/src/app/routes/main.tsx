import { TournamentList } from '../../features/tournament-list/tournament-list';
import { Welcome } from '../../features/tournament-list/welcome';

export function Component() {
  return (
    <>
      <Welcome />
      <TournamentList />
    </>
  );
}
