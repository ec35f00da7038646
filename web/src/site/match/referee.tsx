import type { Cup, Match } from '../../shelf/cup/cup';
import { TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import { usePagesTexts } from '../texts/pages-texts';
import styles from './match.module.css';

interface RefereeProps {
  readonly cup: Pick<Cup, 'tournamentId' | 'Teams'>;
  readonly match: Match;
}

/** Shows the team that referees a match by the plan. Who does it in the end is not known to the site. */
export function Referee({ cup: { tournamentId, Teams }, match: { refereeTeamId } }: RefereeProps) {
  const { matchPage: texts } = usePagesTexts();
  const team = Teams.find(({ teamId }) => teamId === refereeTeamId);
  if (!team) return null;
  return (
    <p className={`${links['inText']} ${styles['referee']}`}>
      {texts.referee} <TeamLink tournamentId={tournamentId} side={{ team, placeholder: null }} />
    </p>
  );
}
