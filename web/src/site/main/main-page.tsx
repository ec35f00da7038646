import { TournamentList, Welcome } from './tournament-list';
import { InTurn } from '../../shelf/page/in-turn';

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
