import type { ListedTeam } from '@futsal-cup/domain/lists/read-team-list';
import { fullTeamName } from '../../categories/cup-of-category';
import { useCurrentCup } from '../../cup/cup-context';
import { MOST_SHOWN } from '../../lists/list-findings';
import lists from '../../lists/lists.module.css';
import { playerInWords } from '../../teams/player-in-words';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';

/** Shows the teams as they will be added. */
export function FoundTeams({ teams }: { readonly teams: readonly ListedTeam[] }) {
  const { teams: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  return (
    <div className={lists['scroll']} role="region" aria-label={texts.preview} tabIndex={0}>
      <ol className={lists['lines']}>
        {teams.slice(0, MOST_SHOWN).map(({ line, name, players, categoryId }) => (
          <li key={line}>
            <strong>{fullTeamName(cup, { name, categoryId })}</strong>
            {players.length > 0 && <div className={ui['hint']}>{players.map(playerInWords).join(', ')}</div>}
          </li>
        ))}
      </ol>
    </div>
  );
}
