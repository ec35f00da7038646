import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { Match } from '../../shelf/cup/cup';
import { Carousel } from '../carousel/carousel';
import { slashDate } from '../../shelf/cup/slash-date';
import { stageLanguage, stageName } from '../../shelf/cup/stage-name';
import { Changing } from '../../shelf/match/changing';
import { MatchLink, TeamLink } from '../match-row/links';
import links from '../match-row/links.module.css';
import { MatchNote } from '../../shelf/match/match-note';
import { shootOutText } from '../../shelf/match/score';
import { useSiteTexts } from '../texts/site-texts';
import { Crest } from '../../shelf/ui/crest/crest';
import { Section } from '../layout/section';
import { cluster, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './result-card.module.css';

function ResultSide({ match, side }: { readonly match: Match; readonly side: SideKey }) {
  const { match: matchTexts } = useSiteTexts();
  const { team, goals, kicks } = match[side];
  const outcome = outcomeOf(match);
  const hasWon = outcome.kind === 'won' && outcome.winner === side;
  return (
    <li className={cluster(3, links['beside'], styles['side'])} data-won={hasWon || undefined}>
      <Crest name={team?.name} />
      <span className={styles['team']}>
        <TeamLink tournamentId={match.tournamentId} side={match[side]} />
      </span>
      <span className={styles['score']}>
        <Changing value={goals ?? matchTexts.noScore} />
        {kicks !== null && <span className={styles['penalties']}> ({kicks})</span>}
      </span>
    </li>
  );
}

function ResultCard({ match }: { readonly match: Match }) {
  const { match: texts } = useSiteTexts();
  return (
    <article className={stack(3, looks['card'], styles['card'])}>
      <p className={`${looks['soft']} ${styles['fact']}`}>
        <MatchLink match={match}>
          <span lang={stageLanguage(match.Stage)}>{stageName(match.Stage)}</span>
        </MatchLink>
      </p>
      <ul className={stack(2, styles['sides'])}>
        <ResultSide match={match} side="local" />
        <ResultSide match={match} side="visitor" />
      </ul>
      <p className={`${looks['soft']} ${styles['fact']}`}>
        {[slashDate(match.date), shootOutText(match, texts)].filter(Boolean).join(' · ')}
      </p>
      <MatchNote match={match} />
    </article>
  );
}

const MOST_SHOWN = 10;

interface LatestResultsProps {
  /** The matches with a score in the order in which they were played. */
  readonly results: readonly Match[];
}

/** Shows the last results of a cup side by side, or nothing before the first result. */
export function LatestResults({ results }: LatestResultsProps) {
  const { matches: matchesTexts } = useSiteTexts();
  const latest = results
    .filter(({ shown }) => shown !== 'no-results')
    .slice(-MOST_SHOWN)
    .reverse();
  if (latest.length === 0) return null;
  return (
    <Section title={matchesTexts.latestResults}>
      <Carousel
        label={matchesTexts.latestResults}
        kind="main"
        slides={latest.map((match) => (
          <ResultCard key={match.matchId} match={match} />
        ))}
      />
    </Section>
  );
}
