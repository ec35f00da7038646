import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cupLanguage } from '../../shelf/stores/tournaments';
import type { Match, MatchSide } from '../../shelf/cup/cup';
import { matchAddress, teamAddress } from '../../shelf/addresses/paths';
import styles from './links.module.css';
import { WithdrawnMark } from '../../shelf/match/withdrawn-mark';
import { MyTeamMark } from '../../shelf/match/my-team-mark';
import { longWordIn, sideName } from '../../shelf/cup/side-name';

/** Links from a score, or from the content in its place, to the page of the match. In a row or card the link covers the whole element. */
export function MatchLink({ match, children }: { readonly match: Match; readonly children: ReactNode }) {
  return (
    <Link
      className={styles['match']}
      to={matchAddress(match)}
      title={`${sideName(match.local)} – ${sideName(match.visitor)}`}
    >
      {children}
    </Link>
  );
}

interface TeamLinkProps {
  readonly tournamentId: string;
  readonly side: Pick<MatchSide, 'team' | 'placeholder'>;
  /** The text that is shown if neither a team nor a placeholder is known. */
  readonly fallback?: string | undefined;
}

/** Shows the name of a side. The name of a team links to its page. */
export function TeamLink({ tournamentId, side, fallback }: TeamLinkProps) {
  const name = sideName(side, fallback);
  if (!side.team) return name;
  return (
    <>
      <Link
        className={styles['team']}
        to={teamAddress(tournamentId, side.team.teamId)}
        lang={cupLanguage()}
        data-long-word={longWordIn(name)}
      >
        {name}
      </Link>
      <MyTeamMark tournamentId={tournamentId} teamId={side.team.teamId} />
      <WithdrawnMark team={side.team} />
    </>
  );
}
