import { useFollowedTeam } from '../stores/followed-team';
import { useTexts } from '../texts/use-texts';
import styles from './my-team-mark.module.css';

interface MyTeamMarkProps {
  readonly tournamentId: string;
  readonly teamId: string | undefined;
}

/** Marks the team that the visitor follows, wherever its name stands; nothing for any other. Rows look different that have the mark. */
export function MyTeamMark({ tournamentId, teamId }: MyTeamMarkProps) {
  const { teams: texts } = useTexts();
  const followed = useFollowedTeam(tournamentId);
  if (followed === undefined || followed !== teamId) return null;
  return (
    <span className={styles['mark']} role="img" aria-label={texts.mine} data-my-team>
      ★
    </span>
  );
}
