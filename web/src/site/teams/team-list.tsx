import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { PlayerNameStyle } from '@futsal-cup/domain/cup/match-rules';
import { type SideKey, SIDES } from '@futsal-cup/domain/cup/sides';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { ChevronDown } from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { stageLanguage, stageName } from '../../shelf/cup/stage-name';
import type { Cup, Match } from '../../shelf/cup/cup';
import { allMatches } from '../../shelf/cup/all-matches';
import { slashDate } from '../../shelf/cup/slash-date';
import { useRowsToDraw } from '../../shelf/page/use-rows-to-draw';
import { Score } from '../../shelf/match/score';
import { MatchLink } from '../match-row/links';
import { MatchNote } from '../../shelf/match/match-note';
import { WithdrawnMark } from '../../shelf/match/withdrawn-mark';
import { MyTeamMark } from '../../shelf/match/my-team-mark';
import { plays } from '../../shelf/match/plays';
import { longWordIn, sideName } from '../../shelf/cup/side-name';
import { teamAddress } from '../../shelf/addresses/paths';
import { useSiteTexts } from '../texts/site-texts';
import { EmptyText } from '../../shelf/ui/content-states';
import { Crest } from '../../shelf/ui/crest/crest';
import { autoGrid, cluster, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { Squad } from './squad';
import styles from './team-list.module.css';

interface TeamMatchProps {
  readonly match: Match;
  readonly teamId: string;
}

/** Shows a match on its team's card. Both sides are in the match's order, and this team is in bold. */
function TeamMatch({ match, teamId }: TeamMatchProps) {
  const { match: matchTexts } = useSiteTexts();
  const ownSide: SideKey = match.local.team?.teamId === teamId ? 'local' : 'visitor';
  return (
    <li className={styles['match']}>
      <span className={styles['teams']}>
        {SIDES.map((side) => (
          <span key={side} data-own={ownSide === side} lang={match[side].team ? cupLanguage() : undefined}>
            {sideName(match[side])}
          </span>
        ))}
      </span>
      <span className={styles['score']}>
        <MatchLink match={match}>
          <Score match={match} empty={matchTexts.noScore} />
        </MatchLink>
      </span>
      <span className={styles['when']}>
        {slashDate(match.date)}, {matchTexts.clock(formatTime(match.time))} ·{' '}
        <span lang={stageLanguage(match.Stage)}>{stageName(match.Stage)}</span>
      </span>
      <MatchNote match={match} />
    </li>
  );
}

interface TeamCardProps {
  readonly tournamentId: string;
  readonly names: PlayerNameStyle;
  readonly team: PublicTeamView;
  readonly matches: readonly Match[];
}

function TeamCard({ tournamentId, names, team, matches }: TeamCardProps) {
  const { teams: teamsTexts } = useSiteTexts();
  const { name, Players, Groups } = team;
  return (
    <details className={`${looks['card']} ${styles['card']}`}>
      <summary className={cluster(4, styles['head'])}>
        <Crest name={name} />
        <hgroup className={stack(1, styles['title'])}>
          <h2 className={looks['heading']}>
            <span lang={cupLanguage()} data-long-word={longWordIn(name)}>
              {name}
            </span>
            <MyTeamMark tournamentId={tournamentId} teamId={team.teamId} />
            <WithdrawnMark team={team} />
          </h2>
          <p className={looks['soft']}>
            {Groups.map((group) => (
              <Fragment key={group.groupId}>
                <span lang={cupLanguage()}>{group.name}</span> ·{' '}
              </Fragment>
            ))}
            {teamsTexts.playerCount(Players.length)}
          </p>
        </hgroup>
        <ChevronDown aria-hidden className={`${styles['chevron']} ${looks['offPaper']}`} />
      </summary>
      <div className={stack(3, styles['body'])}>
        <p>
          <Link to={teamAddress(tournamentId, team.teamId)}>{teamsTexts.page}</Link>
        </p>
        <h3 className={styles['heading']}>{teamsTexts.players}</h3>
        {Players.length === 0 && <p className={looks['faint']}>{teamsTexts.noPlayers}</p>}
        <Squad players={Players} names={names} />
        <h3 className={styles['heading']}>{teamsTexts.matches}</h3>
        {matches.length === 0 && <p className={looks['faint']}>{teamsTexts.noMatches}</p>}
        <ul className={autoGrid(3, styles['matches'])}>
          {matches.map((match) => (
            <TeamMatch key={match.matchId} match={match} teamId={team.teamId} />
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Hardly any window shows more teams than this. */
const MANY = 16;

interface TeamListProps {
  readonly cup: Cup;
}

function TeamsOfPart({ cup }: TeamListProps) {
  const { teams: teamsTexts } = useSiteTexts();
  const { Teams: teams, tournamentId, playerNames } = cup;
  const matchesOf = useMemo(() => {
    const matches = allMatches(cup);
    return new Map(cup.Teams.map(({ teamId }) => [teamId, matches.filter((match) => plays(match, teamId))]));
  }, [cup]);
  const count = useRowsToDraw(MANY);
  if (teams.length === 0) return <EmptyText text={teamsTexts.empty} />;
  return (
    <ul className={autoGrid(4, styles['list'])}>
      {teams.slice(0, count).map((team) => (
        <li key={team.teamId} data-team-card={team.teamId}>
          <TeamCard
            tournamentId={tournamentId}
            names={playerNames}
            team={team}
            matches={matchesOf.get(team.teamId) ?? []}
          />
        </li>
      ))}
    </ul>
  );
}

/** The first window shows no more categories than this. */
const MANY_PARTS = 2;

/** Lists every team of a cup, category by category. Each team opens to show its players and its matches. */
export function TeamList({ cup }: TeamListProps) {
  const count = useRowsToDraw(MANY_PARTS);
  const parts = cup.parts?.filter(({ Teams }) => Teams.length > 0);
  if (!parts?.length) return <TeamsOfPart cup={cup} />;
  return (
    <div className={stack(5)}>
      {parts.slice(0, count).map((part) => (
        <section key={part.category ?? ''} className={stack(3)} aria-label={part.category}>
          {part.category && <h2 lang={cupLanguage()}>{part.category}</h2>}
          <TeamsOfPart cup={part} />
        </section>
      ))}
    </div>
  );
}
