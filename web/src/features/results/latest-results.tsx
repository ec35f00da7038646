import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { outcomeOf, type Side } from '@futsal-cup/domain/match/outcome';
import { compareByKickOff } from '@futsal-cup/domain/schedule/matches';
import { Carousel } from '../../shared/carousel/carousel';
import { playedMatches } from '../../shared/cup/played-matches';
import { slashDate } from '../../shared/cup/slash-date';
import { Changing } from '../../shared/match/changing';
import { sideName, teamOf } from '../../shared/match/side-name';
import { matchTexts, matchesTexts } from '../../shared/texts/matches';
import { Crest } from '../../shared/ui/crest';
import { Section } from '../../shared/ui/page/section';
import styles from './result-card.module.css';

function ResultSide({ match, side }: { readonly match: MatchView; readonly side: Side }) {
  const isLocal = side === 'local';
  const score = isLocal ? match.localTeamScore : match.visitorTeamScore;
  const penalties = isLocal ? match.localTeamPenaltyScore : match.visitorTeamPenaltyScore;
  const outcome = outcomeOf(match);
  const hasWon = outcome.kind === 'won' && outcome.winner === side;
  return (
    <li className={styles['side']} data-won={hasWon || undefined}>
      <Crest name={teamOf(match, side)?.name} />
      <span className={styles['team']}>{sideName(match, side)}</span>
      <span className={styles['score']}>
        <Changing value={score ?? matchTexts.noScore} />
        {penalties !== null && <span className={styles['penalties']}> ({penalties})</span>}
      </span>
    </li>
  );
}

function ResultCard({ match }: { readonly match: MatchView }) {
  return (
    <article className={styles['card']}>
      <p className={styles['stage']}>{match.Stage.name}</p>
      <ul className={styles['sides']}>
        <ResultSide match={match} side="local" />
        <ResultSide match={match} side="visitor" />
      </ul>
      <p className={styles['date']}>{slashDate(match.date)}</p>
    </article>
  );
}

const MOST_SHOWN = 10;

function latestFirst(matches: readonly MatchView[]): MatchView[] {
  return [...matches].sort((a, b) => compareByKickOff(b, a)).slice(0, MOST_SHOWN);
}

/** The last results of a cup, side by side; nothing before the first. */
export function LatestResults({ cup }: { readonly cup: TournamentView }) {
  const matches = latestFirst(playedMatches(cup));
  if (matches.length === 0) return null;
  return (
    <Section title={matchesTexts.latestResults}>
      <Carousel
        label={matchesTexts.latestResults}
        kind="main"
        slides={matches.map((match) => (
          <ResultCard key={match.matchId} match={match} />
        ))}
      />
    </Section>
  );
}
