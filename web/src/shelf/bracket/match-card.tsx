import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { cupLanguage } from '../stores/tournaments';
import type { Match } from '../cup/cup';
import { Changing } from '../match/changing';
import { MatchNote } from '../match/match-note';
import { LevelNote } from '../match/level-note';
import { MyTeamMark } from '../match/my-team-mark';
import { shootOutText } from '../match/score';
import { sideName } from '../cup/side-name';
import { matchAddress, teamAddress } from '../addresses/paths';
import { cluster } from '../styles/layout';
import type { SharedTexts } from '../texts/use-texts';
import { Crest } from '../ui/crest/crest';
import type { BracketSeed } from './cup-rounds';
import styles from './match-card.module.css';

type MatchTexts = SharedTexts['match'];

interface SideRowProps {
  readonly match: Match;
  readonly side: SideKey;
  readonly hasWon: boolean;
  readonly isLit: boolean;
  readonly texts: MatchTexts;
}

function SideRow({ match, side, hasWon, isLit, texts }: SideRowProps) {
  const { team } = match[side];
  const { goals, kicks } = (match.running ?? match)[side];
  const name = sideName(match[side]);
  return (
    <li
      className={cluster(2, styles['side'])}
      data-team={team?.teamId}
      data-won={hasWon || undefined}
      data-lit={isLit || undefined}
    >
      <Crest name={team?.name} />
      {team ? (
        <Link
          className={styles['name']}
          to={teamAddress(match.tournamentId, team.teamId)}
          lang={cupLanguage()}
          title={name}
        >
          {name}
        </Link>
      ) : (
        <span className={styles['name']} title={name}>
          {name}
        </span>
      )}
      <MyTeamMark tournamentId={match.tournamentId} teamId={team?.teamId} />
      <Changing className={styles['score']} value={goals ?? texts.noScore} />
      {kicks !== null && <span className={styles['penalties']}>({kicks})</span>}
    </li>
  );
}

interface MatchCardProps {
  readonly seed: BracketSeed;
  /** The highlighted team if it plays in this match. */
  readonly litTeam: string | null;
  readonly texts: MatchTexts;
}

function MatchCard({ seed, litTeam, texts }: MatchCardProps) {
  const { match, levelGroup, matchNumber, date } = seed;
  const outcome = outcomeOf(match);
  const winner = outcome.kind === 'won' ? outcome.winner : null;
  const sideProps = (side: SideKey) => ({
    match,
    side,
    texts,
    hasWon: winner === side,
    isLit: litTeam !== null && match[side].team?.teamId === litTeam,
  });
  const when = texts.when(date, match.time, match.location);
  // The card has space for only one note.
  const shootOut = match.teamsChanged ? null : shootOutText(match, texts);
  return (
    <article className={styles['card']}>
      <h4 className={styles['title']}>
        <Link to={matchAddress(match)}>{texts.match(matchNumber)}</Link>
      </h4>
      <ul className={styles['sides']}>
        <SideRow {...sideProps('local')} />
        <SideRow {...sideProps('visitor')} />
      </ul>
      <MatchNote match={match}>{levelGroup && <LevelNote group={levelGroup} />}</MatchNote>
      {shootOut !== null && <p className={styles['shootOut']}>{shootOut}</p>}
      <p className={styles['when']} title={when}>
        {when}
      </p>
    </article>
  );
}

interface MatchPlaceProps extends MatchCardProps {
  readonly isDrawn: boolean;
  readonly className?: string;
  /** The distance from the top of its round in rem. It is not set where the round simply lists its matches. */
  readonly top?: number;
}

/**
 * Draws the list item of a match, which always has the same height. The parent passes the texts, so that a hundred matches of a bracket do
 * not each look them up.
 */
export const MatchPlace = memo(function MatchPlace({ isDrawn, className, top, ...card }: MatchPlaceProps) {
  return (
    <li
      className={`${styles['place']} ${className ?? ''}`}
      style={top === undefined ? undefined : { top: `${top}rem` }}
    >
      {isDrawn && <MatchCard {...card} />}
    </li>
  );
});

/** Returns the highlighted team if it plays in the match, and null otherwise. So a card is drawn again only if that changes. */
export function litTeamOf({ local, visitor }: Match, litTeam: string | null): string | null {
  return litTeam !== null && [local, visitor].some(({ team }) => team?.teamId === litTeam) ? litTeam : null;
}
