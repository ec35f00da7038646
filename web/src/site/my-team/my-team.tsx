import { formatTime } from '@futsal-cup/domain/cup/dates';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import type { ArrangedMatches } from '@futsal-cup/domain/schedule/match-lists';
import { matchStateAt } from '@futsal-cup/domain/schedule/match-state';
import type { Cup, Match } from '../../shelf/cup/cup';
import { WithNames } from '../../shelf/cup/with-names';
import { slashDate } from '../../shelf/cup/slash-date';
import { MatchLink, TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import { Score } from '../../shelf/match/score';
import { useSiteTexts } from '../texts/site-texts';
import { Crest } from '../../shelf/ui/crest/crest';
import { MyTeamLine } from './my-team-line';
import { autoGrid, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useHomeTexts } from '../texts/home-texts';
import styles from './my-team.module.css';
import { outlookOf, placeInWords } from './team-outlook';

/** With more results, the rest of the page would be out of sight. */
const MOST_RESULTS = 3;

function MatchLine({ title, match }: { readonly title: string; readonly match: Match }) {
  const { match: texts, matches: matchesTexts } = useSiteTexts();
  return (
    <li className={styles['line']}>
      <span className={looks['soft']}>{title}</span>
      <span className={links['inText']}>
        <TeamLink tournamentId={match.tournamentId} side={match.local} />{' '}
        <span className={links['covering']}>
          <MatchLink match={match}>
            <Score match={match} empty={matchesTexts.versus} />
          </MatchLink>
        </span>{' '}
        <TeamLink tournamentId={match.tournamentId} side={match.visitor} />
      </span>
      <span className={styles['when']}>
        {slashDate(match.date)}, {texts.clock(formatTime(match.time))}
        {match.location && ` · ${match.location}`}
      </span>
    </li>
  );
}

interface MyTeamProps {
  readonly cup: Cup;
  readonly teamId: string;
  readonly lists: ArrangedMatches<Match>;
  readonly clock: Clock;
  /** Whether the team is shown as a single line. */
  readonly isBrief?: boolean;
}

/** Shows the followed team: its place, its next match and its last results. */
export function MyTeam({ cup, teamId, lists, clock, isBrief }: MyTeamProps) {
  const { cupState: texts } = useHomeTexts();
  const { matchStates, home } = useSiteTexts();
  const team = cup.Teams.find((each) => each.teamId === teamId);
  if (!team) return null;
  const outlook = outlookOf(cup, teamId, lists);
  const { tournamentId } = cup;
  if (isBrief) return <MyTeamLine tournamentId={tournamentId} team={team} outlook={outlook} clock={clock} />;
  const { podiumPlace, places, now, next, last } = outlook;
  return (
    <section className={stack(4, looks['card'], styles['card'])} aria-labelledby="my-team">
      <Crest name={team.name} />
      <div>
        <p className={looks['soft']}>{texts.myTeam}</p>
        <h2 className={styles['name']} id="my-team">
          <TeamLink tournamentId={tournamentId} side={{ team, placeholder: null }} />
        </h2>
        {podiumPlace === undefined ? (
          places.map((place) => (
            <p key={place.groupId}>
              <WithNames text={placeInWords(place, texts)} />
            </p>
          ))
        ) : (
          <p>{home.podium[podiumPlace]}</p>
        )}
      </div>
      <ul className={autoGrid(3, styles['lines'])}>
        {now.map((match) => (
          <MatchLine key={match.matchId} title={matchStates[matchStateAt(match, clock)]} match={match} />
        ))}
        {next && <MatchLine title={texts.next} match={next} />}
        {last.slice(0, MOST_RESULTS).map((match) => (
          <MatchLine key={match.matchId} title={texts.last} match={match} />
        ))}
      </ul>
    </section>
  );
}
