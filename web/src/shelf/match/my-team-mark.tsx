import { useFollowedTeam } from '../stores/followed-team';
import { useTexts } from '../texts/use-texts';
import styles from './match.module.css';

interface MyTeamMarkProps {
  readonly tournamentId: string;
  readonly teamId: string | undefined;
}

/** Marks the followed team wherever its name is shown, and draws nothing for any other team. Rows with this mark have their own style. */
export function MyTeamMark({ tournamentId, teamId }: MyTeamMarkProps) {
  const { match: texts } = useTexts();
  const followed = useFollowedTeam(tournamentId);
  if (followed === undefined || followed !== teamId) return null;
  return (
    <span className={styles['myTeam']} role="img" aria-label={texts.myTeam} data-my-team>
      ★
    </span>
  );
}
