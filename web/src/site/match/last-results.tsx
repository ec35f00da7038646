import { formOf } from '@futsal-cup/domain/schedule/form';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match, MatchSide } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { stageLanguage, stageName } from '../../shelf/cup/stage-name';
import { MatchLink, TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import { Score } from '../../shelf/match/score';
import { Crest } from '../../shelf/ui/crest/crest';
import { Section } from '../layout/section';
import { autoGrid, cluster, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './match.module.css';
import { useMatchDayTexts } from '../texts/match-day/match-day-texts';
import { useSiteTexts } from '../texts/site-texts';
import { TeamForm } from '../team/team-form';

interface LastResultsProps {
  readonly cup: Pick<Cup, 'Stages'>;
  readonly match: Match;
}

function ResultsOfSide({ cup, match, side }: LastResultsProps & { readonly side: MatchSide }) {
  const { form: texts } = useMatchDayTexts();
  const { team } = side;
  if (!team) return null;
  const played = formOf(allMatches(cup), team.teamId, { before: match }).toReversed();
  return (
    <section className={stack(3, looks['card'], styles['team'])}>
      <h3 className={cluster(3, links['beside'], styles['name'])}>
        <Crest name={team.name} />
        <TeamLink tournamentId={match.tournamentId} side={side} />
      </h3>
      {played.length === 0 && <p className={looks['soft']}>{texts.none}</p>}
      <TeamForm cup={cup} teamId={team.teamId} before={match} />
      <ul>
        {played.map(({ match: earlier }) => (
          <li key={earlier.matchId} className={styles['match']}>
            <span className={links['inText']}>
              <TeamLink tournamentId={match.tournamentId} side={earlier.local} /> –{' '}
              <TeamLink tournamentId={match.tournamentId} side={earlier.visitor} />
            </span>
            <span className={links['covering']}>
              <MatchLink match={earlier}>
                <Score match={earlier} />
              </MatchLink>
            </span>
            <span className={`${looks['soft']} ${styles['when']}`}>
              {slashDate(earlier.date)} ·{' '}
              <span lang={stageLanguage(earlier.Stage)}>{stageName(earlier.Stage)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the previous results of both teams of a match, or nothing while neither team is known. */
export function LastResults({ cup, match }: LastResultsProps) {
  const { matches: texts } = useSiteTexts();
  if (SIDES.every((side) => match[side].team === null)) return null;
  return (
    <Section title={texts.latestResults} id="form">
      <div className={autoGrid(4, styles['teams'])}>
        {SIDES.map((side) => (
          <ResultsOfSide key={side} cup={cup} match={match} side={match[side]} />
        ))}
      </div>
    </Section>
  );
}
