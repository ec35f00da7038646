import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { laterPart } from '../../shared/code/later';
import type { Cup } from '../../shared/cup/cup';
import { Results, UpcomingMatches } from '../../features/match-lists/match-lists';
import { BRACKET_PART, MatchParts } from '../../features/match-lists/match-parts';
import { NextMatch } from '../../features/next-match/next-match';
import { Scoreboard } from '../../features/scoreboard/scoreboard';
import { useMatchLists } from '../../shared/cup/use-match-lists';
import { useTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { PageBanner } from '../../shared/ui/page/page-top';
import { Section } from '../../shared/ui/page/section';
import { Skeleton } from '../../shared/ui/content-states';
import { PublicCup } from '../cup/public-cup';
import styles from './page.module.css';

const Bracket = laterPart(async () => {
  const { Bracket: Loaded, loadLayout } = await import('../../shared/bracket/bracket');
  await loadLayout();
  return Loaded;
});

/** The bracket, or the room that it takes while the cup or its code is coming. */
function BracketPlace({ cup }: { readonly cup?: Cup }) {
  const { bracket: bracketTexts } = useTexts();
  const skeleton = <Skeleton height="500px" />;
  return (
    <Section title={bracketTexts.title} id="bracket">
      <div className={styles['bracket']}>
        {cup ? (
          <Suspense fallback={skeleton}>
            <Bracket cup={cup} />
          </Suspense>
        ) : (
          skeleton
        )}
      </div>
    </Section>
  );
}

function ListsOfCup({ cup }: { readonly cup: Cup }) {
  const { clock, lists } = useMatchLists(cup);
  return (
    <>
      <div className={styles['stack']}>
        <Scoreboard cup={cup} lists={lists} clock={clock} />
        <NextMatch match={lists.upcoming[0]} cup={cup} />
      </div>
      <UpcomingMatches cup={cup} matches={lists.upcoming} />
      <Results cup={cup} matches={lists.results} />
    </>
  );
}

function MatchesSkeleton() {
  return (
    <>
      <Skeleton height="22rem" />
      <Skeleton height="22rem" />
      <Skeleton height="40rem" />
    </>
  );
}

/** The bracket has the page for itself: below a hundred matches nobody would find it. */
export function Component() {
  const { pages: pageTexts } = useTexts();
  const isBracket = useLocation().hash === BRACKET_PART;
  return (
    <>
      <PageBanner title={pageTexts.matches.title} />
      <Container isSection className={styles['sections']}>
        <MatchParts />
        <PublicCup skeleton={isBracket ? <BracketPlace /> : <MatchesSkeleton />}>
          {(cup) => (isBracket ? <BracketPlace cup={cup} /> : <ListsOfCup cup={cup} />)}
        </PublicCup>
      </Container>
    </>
  );
}

/** What an address of the bracket cannot be drawn without. */
export async function load(): Promise<void> {
  if (window.location.hash === BRACKET_PART) await Bracket.load();
}
