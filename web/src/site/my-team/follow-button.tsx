import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { Star } from 'lucide-react';
import { useFollowedTeam } from '../../shelf/stores/followed-team';
import { chooseCategory } from '../../shelf/stores/tournaments';
import { Button } from '../../shelf/ui/button';
import { followTeam } from './follow-team';
import { useMatchDayTexts } from '../texts/match-day/match-day-texts';
import styles from './my-team.module.css';

interface FollowButtonProps {
  readonly tournamentId: string;
  readonly team: Pick<PublicTeamView, 'teamId' | 'categoryId'>;
}

/** Follows a team, and chooses its category. The team then comes first on the home page of its cup and is marked everywhere. */
export function FollowButton({ tournamentId, team: { teamId, categoryId } }: FollowButtonProps) {
  const { team: texts } = useMatchDayTexts();
  const isFollowed = useFollowedTeam(tournamentId) === teamId;
  return (
    <Button
      look="night"
      data-followed={isFollowed || undefined}
      onClick={() => {
        followTeam(tournamentId, isFollowed ? null : teamId);
        if (categoryId && !isFollowed) chooseCategory(tournamentId, categoryId);
      }}
    >
      <Star aria-hidden className={styles['star']} size={18} />
      {isFollowed ? texts.unfollow : texts.follow}
    </Button>
  );
}
