import { teamAdminTexts } from '../../shared/texts/team-admin';
import type { TeamDraft } from './team-draft';

/** What is about to be saved. */
export function TeamInWords({ team: { name, players } }: { readonly team: TeamDraft }) {
  return (
    <>
      <p>
        <strong>{name}</strong>, {teamAdminTexts.count(players.length)}
      </p>
      {players.length > 0 && <p>{players.map((player) => player.name).join(', ')}</p>}
    </>
  );
}
