import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { allMatches } from '../../shared/cup/all-matches';
import { teamsTexts } from '../../shared/texts/teams';
import { EmptyText } from '../../shared/ui/content-states';
import { TeamCard } from './team-card';
import styles from './team-list.module.css';

/** Every team of a cup; each opens to show its players and its matches. */
export function TeamList({ cup }: { readonly cup: TournamentView }) {
  if (cup.Teams.length === 0) return <EmptyText text={teamsTexts.empty} />;
  const matches = allMatches(cup);
  return (
    <ul className={styles['teams']}>
      {cup.Teams.map((team) => (
        <li key={team.teamId}>
          <TeamCard
            team={team}
            matches={matches.filter(
              ({ LocalTeam, VisitorTeam }) =>
                LocalTeam?.teamId === team.teamId || VisitorTeam?.teamId === team.teamId,
            )}
          />
        </li>
      ))}
    </ul>
  );
}
