import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { compareByKickOff } from '@futsal-cup/domain/schedule/matches';
import { Carousel } from '../../shared/carousel/carousel';
import { playedMatches } from '../../shared/cup/played-matches';
import { matchesTexts } from '../../shared/texts/matches';
import { Section } from '../../shared/ui/section';
import { ResultCard } from './result-card';

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
