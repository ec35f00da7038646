import { Suspense } from 'react';
import { laterPart } from '../../shared/code/later';
import type { Cup } from '../../shared/cup/cup';
import { Hero } from '../../features/hero/hero';
import { NextMatch } from '../../features/next-match/next-match';
import { Scoreboard } from '../../features/scoreboard/scoreboard';
import { GroupTables } from '../../features/standings/group-tables';
import { loadMoreTexts } from '../../shared/language/language';
import { useMatchLists } from '../../shared/cup/use-match-lists';
import { useTournaments } from '../../shared/stores/tournaments';
import { useTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { HeroFrame, PageBanner } from '../../shared/ui/page/page-top';
import { Reveal, Section } from '../../shared/ui/page/section';
import { Skeleton } from '../../shared/ui/content-states';
import { useNearView } from '../../shared/hooks/use-viewport';
import { PublicCup } from '../cup/public-cup';
import styles from './page.module.css';

const HomeMore = laterPart(async () => {
  const [module] = await Promise.all([import('./home-more'), loadMoreTexts()]);
  return module.HomeMore;
});

function HomeSkeleton() {
  const tournament = useTournaments((state) => state.currentTournament);
  return (
    <>
      {/* After a shared link the name of the tournament is known only when the cup is loaded. */}
      {tournament?.date ? <Hero {...tournament} timeZone="UTC" /> : <HeroFrame />}
      <Container isSection className={styles['sections']}>
        <div className={styles['halves']}>
          <Skeleton height="22rem" />
          <Skeleton height="22rem" />
        </div>
        <Skeleton height="20rem" />
      </Container>
    </>
  );
}

function HomeOfCup({ cup }: { readonly cup: Cup }) {
  const { table: tableTexts } = useTexts();
  const { clock, lists } = useMatchLists(cup);
  const hasBegun = lists.board.length + lists.results.length > 0;
  const { ref, isNear } = useNearView<HTMLDivElement>('600px');
  return (
    <>
      <Hero name={cup.name} date={cup.date} timeZone={cup.timeZone} hasBegun={hasBegun} />
      <Container isSection className={styles['sections']}>
        <Reveal>
          <div className={styles['halves']}>
            <Scoreboard cup={cup} lists={lists} clock={clock} />
            <NextMatch match={lists.upcoming[0]} cup={cup} />
          </div>
        </Reveal>
        <Reveal>
          <Section title={tableTexts.title} id="table">
            <GroupTables cup={cup} />
          </Section>
        </Reveal>
        {isNear ? (
          <Suspense fallback={<div className={styles['room']} />}>
            <HomeMore results={lists.results} />
          </Suspense>
        ) : (
          <div className={styles['room']} ref={ref} />
        )}
      </Container>
    </>
  );
}

export function Component() {
  const { navigation: navigationTexts } = useTexts();
  return (
    <PublicCup skeleton={<HomeSkeleton />} failureTop={<PageBanner title={navigationTexts.home} />}>
      {(cup) => <HomeOfCup cup={cup} />}
    </PublicCup>
  );
}
