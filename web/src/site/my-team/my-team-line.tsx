import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { isOnNow } from '@futsal-cup/domain/schedule/match-lists';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import { Link } from 'react-router-dom';
import type { Match } from '../../shelf/cup/cup';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { slashDate } from '../../shelf/cup/slash-date';
import { MyTeamMark } from '../../shelf/match/my-team-mark';
import { shootOutText } from '../../shelf/match/score';
import { sideName } from '../../shelf/cup/side-name';
import { teamAddress } from '../../shelf/addresses/paths';
import { useSiteTexts } from '../texts/site-texts';
import { Crest } from '../../shelf/ui/crest/crest';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './my-team.module.css';
import { useHomeTexts } from '../texts/home-texts';
import { placeInWords, type TeamOutlook } from './team-outlook';

/** Shows the score between the crests of both teams, because there is no space for their names. */
function SmallScore({ match }: { readonly match: Match }) {
  const { match: texts } = useSiteTexts();
  const shown = match.running ?? match;
  const { local, visitor } = shown;
  const score = `${local.goals}–${visitor.goals}`;
  const names = `${sideName(match.local)} – ${sideName(match.visitor)}`;
  const shootOut = shootOutText(shown, texts);
  return (
    <span
      className={cluster(1, styles['briefScore'])}
      role="img"
      aria-label={[names, score, shootOut].filter(Boolean).join(' ')}
    >
      <Crest name={match.local.team?.name} />
      {score}
      {shootOut !== null && ` (${local.kicks}–${visitor.kicks})`}
      <Crest name={match.visitor.team?.name} />
    </span>
  );
}

/** Shows a match with a title above its score, or above its kick-off if it has no score yet. */
function MatchInBrief({ match, title }: { readonly match: Match; readonly title: string }) {
  const { match: texts } = useSiteTexts();
  const hasScore = (match.running ?? match).local.goals !== null;
  return (
    <span className={styles['briefMatch']}>
      <span className={styles['briefText']}>{title}</span>
      {hasScore ? <SmallScore match={match} /> : texts.clock(formatTime(match.time))}
    </span>
  );
}

interface MyTeamLineProps {
  readonly tournamentId: string;
  readonly team: PublicTeamView;
  readonly outlook: TeamOutlook;
  readonly clock: Clock;
}

/** Shows the followed team, its place and its most important match. The line is low, so that the live match is in the first view as well. */
export function MyTeamLine({ tournamentId, team, outlook, clock }: MyTeamLineProps) {
  const { cupState: texts } = useHomeTexts();
  const { matchStates, home } = useSiteTexts();
  const { podiumPlace, places, now, next, last } = outlook;
  const place = places.at(-1);
  const standing = podiumPlace === undefined ? place && placeInWords(place, texts) : home.podium[podiumPlace];
  const match = now.find((each) => isOnNow(each, clock)) ?? next ?? now[0] ?? last[0];
  const titleOf = (shown: Match) => {
    const state = matchStateAt(shown, clock);
    if (state === 'finished' || shown.readAs) return texts.last;
    return state === 'scheduled' ? slashDate(shown.date) : matchStates[state];
  };
  return (
    <Link
      className={cluster(2, styles['brief'], looks['offPaper'])}
      to={teamAddress(tournamentId, team.teamId)}
    >
      <Crest name={team.name} />
      <span className={styles['briefTeam']}>
        <span className={styles['briefName']}>
          <span lang={cupLanguage()}>{team.name}</span>
          <MyTeamMark tournamentId={tournamentId} teamId={team.teamId} />
        </span>
        {standing && <span className={styles['briefText']}>{standing}</span>}
      </span>
      {match && <MatchInBrief match={match} title={titleOf(match)} />}
    </Link>
  );
}
