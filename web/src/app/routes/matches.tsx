import type { Cup } from '../../shared/cup/cup';
import { Results, UpcomingMatches } from '../../features/match-lists/match-lists';
import { NextMatch } from '../../features/next-match/next-match';
import { Scoreboard } from '../../features/scoreboard/scoreboard';
import { Bracket } from '../../shared/bracket/bracket';
import { useMatchLists } from '../../shared/cup/use-match-lists';
import { useTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { CupBanner } from '../../shared/cup/cup-banner';
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
  const { bracket: bracketTexts } = useTexts();
  const { clock, lists } = useMatchLists(cup);
  return (
    <Container isSection className={styles['sections']}>
      <div className={styles['stack']}>
        <Scoreboard cup={cup} lists={lists} clock={clock} />
        <NextMatch match={lists.upcoming[0]} cup={cup} />
      </div>
      <UpcomingMatches cup={cup} matches={lists.upcoming} />
      <Results cup={cup} matches={lists.results} />
      <Section title={bracketTexts.title} id="bracket">
        <Bracket cup={cup} />
      </Section>
    </Container>
  );
}

export function Component() {
  const { pages: pageTexts } = useTexts();
  return (
    <>
      <CupBanner title={pageTexts.matches.title} />
      <PublicCup skeleton={<MatchesSkeleton />}>{(cup) => <MatchesOfCup cup={cup} />}</PublicCup>
    </>
  );
}
