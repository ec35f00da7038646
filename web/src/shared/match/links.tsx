import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Match, MatchSide } from '../cup/cup';
import { matchAddress, teamAddress } from '../paths/paths';
import styles from './links.module.css';
import { MyTeamMark } from './my-team-mark';
import { sideName } from './side-name';

/** Leads to the page of a match from its score, or from what stands in its place; in a row or card the whole of it does. */
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
  /** What stands where neither team nor placeholder is known. */
  readonly fallback?: string | undefined;
}

/** The name of a side; that of a team leads to its page. */
export function TeamLink({ tournamentId, side, fallback }: TeamLinkProps) {
  const name = sideName(side, fallback);
  if (!side.team) return name;
  return (
    <>
      <Link className={styles['team']} to={teamAddress(tournamentId, side.team.teamId)}>
        {name}
      </Link>
      <MyTeamMark tournamentId={tournamentId} teamId={side.team.teamId} />
    </>
  );
}
