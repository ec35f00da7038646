import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { namesInTwoTeams } from '@futsal-cup/domain/players/in-two-teams';
import { stack } from '../../shelf/styles/layout';
import { fullTeamName } from '../categories/cup-of-category';
import { useCurrentCup } from '../cup/cup-context';
import { useAdminTexts } from '../texts/admin-texts';
import ui from '../ui/ui.module.css';

/** Names the players who stand in several teams of one category. */
export function NamesInTwoTeams({ teams }: { readonly teams: readonly TeamView[] }) {
  const { labelled, teams: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const found = namesInTwoTeams(teams.map((team) => ({ ...team, players: team.Players })));
  if (found.length === 0) return null;
  const nameOf = (teamId: string) =>
    teams.filter((team) => team.teamId === teamId).map((team) => fullTeamName(cup, team));
  return (
    <details className={ui['item']}>
      <summary>{texts.inTwoTeams.title(found.length)}</summary>
      <div className={stack(2)}>
        <p className={ui['hint']}>{texts.inTwoTeams.hint}</p>
        <ul className={ui['bullets']}>
          {found.map(({ name, teamIds }) => (
            <li key={teamIds.join(' ') + name}>{labelled(name, teamIds.flatMap(nameOf).join(', '))}</li>
          ))}
        </ul>
      </div>
    </details>
  );
}
