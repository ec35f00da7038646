import type { Cup } from '../../shared/cup/cup';
import { Results, UpcomingMatches } from '../../features/match-lists/match-lists';
import { NextMatch } from '../../features/next-match/next-match';
import { Scoreboard } from '../../features/scoreboard/scoreboard';
import { Bracket } from '../../shared/bracket/bracket';
import { comingMatches, useMatchClock } from '../../shared/cup/use-match-clock';
import { bracketTexts } from '../../shared/texts/bracket';
import { pageTexts } from '../../shared/texts/pages';
import { Container } from '../../shared/ui/page/container';
import { PageBanner } from '../../shared/ui/page/page-top';
import { Section } from '../../shared/ui/page/section';
import { Skeleton } from '../../shared/ui/content-states';
import { PublicCup } from '../cup/public-cup';
import styles from './page.module.css';

function MatchesSkeleton() {
  return (
    <Container isSection className={styles['sections']}>
      <Skeleton height="22rem" />
      <Skeleton height="22rem" />
      <Skeleton height="40rem" />
    </Container>
  );
}

function MatchesOfCup({ cup }: { readonly cup: Cup }) {
  const clock = useMatchClock(cup);
  const coming = comingMatches(cup, clock);
  return (
    <Container isSection className={styles['sections']}>
      <div className={styles['stack']}>
        <Scoreboard cup={cup} clock={clock} />
        <NextMatch match={coming[0]} tournamentName={cup.name} />
      </div>
      <UpcomingMatches cup={cup} matches={coming} />
      <Results cup={cup} />
      <Section title={bracketTexts.title} id="bracket">
        <Bracket cup={cup} />
      </Section>
    </Container>
  );
}

export function Component() {
  return (
    <>
      <PageBanner title={pageTexts.matches.title} />
      <PublicCup skeleton={<MatchesSkeleton />}>{(cup) => <MatchesOfCup cup={cup} />}</PublicCup>
    </>
  );
}
