import { Star } from 'lucide-react';
import { useFollowedTeam } from '../../shelf/stores/followed-team';
import { Button } from '../../shelf/ui/button';
import { followTeam } from './follow-team';
import { useMatchDayTexts } from '../texts/match-day/match-day-texts';
import styles from './my-team.module.css';

interface FollowButtonProps {
  readonly tournamentId: string;
  readonly teamId: string;
}

/** Follows a team. The team then comes first on the home page of its cup and is marked everywhere. */
export function FollowButton({ tournamentId, teamId }: FollowButtonProps) {
  const { team: texts } = useMatchDayTexts();
  const isFollowed = useFollowedTeam(tournamentId) === teamId;
  return (
    <Button
      look="night"
      data-followed={isFollowed || undefined}
      onClick={() => followTeam(tournamentId, isFollowed ? null : teamId)}
    >
      <Star aria-hidden className={styles['star']} size={18} />
      {isFollowed ? texts.unfollow : texts.follow}
    </Button>
  );
}
