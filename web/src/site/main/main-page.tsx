import { TournamentList, Welcome } from './tournament-list';

export function Component() {
  return (
    <>
      <Welcome />
      <TournamentList />
    </>
  );
}
