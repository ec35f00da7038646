import type { MatchView, TeamView } from '@futsal-cup/domain/contracts/views';
import { ChevronDown } from 'lucide-react';
import { teamsTexts } from '../../shared/texts/teams';
import { Crest } from '../../shared/ui/crest';
import styles from './team-card.module.css';
import { TeamMatch } from './team-match';

interface TeamCardProps {
  readonly team: TeamView;
  readonly matches: readonly MatchView[];
}

export function TeamCard({ team, matches }: TeamCardProps) {
  const { name, Players, Groups } = team;
  return (
    <details className={styles['card']}>
      <summary className={styles['head']}>
        <Crest name={name} />
        <span className={styles['title']}>
          <h2 className={styles['name']}>{name}</h2>
          <span className={styles['facts']}>
            {[...Groups.map((group) => group.name), teamsTexts.playerCount(Players.length)].join(' · ')}
          </span>
        </span>
        <ChevronDown aria-hidden className={styles['chevron']} />
      </summary>
      <div className={styles['body']}>
        <h3 className={styles['heading']}>{teamsTexts.players}</h3>
        {Players.length === 0 && <p className={styles['empty']}>{teamsTexts.noPlayers}</p>}
        <ol className={styles['players']}>
          {Players.map((player) => (
            <li key={player.playerId}>{player.name}</li>
          ))}
        </ol>
        <h3 className={styles['heading']}>{teamsTexts.matches}</h3>
        {matches.length === 0 && <p className={styles['empty']}>{teamsTexts.noMatches}</p>}
        <ul className={styles['matches']}>
          {matches.map((match) => (
            <TeamMatch key={match.matchId} match={match} teamId={team.teamId} />
          ))}
        </ul>
      </div>
    </details>
  );
}
