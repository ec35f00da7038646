import { type CupState, cupStateOf } from '@futsal-cup/domain/schedule/cup-state';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { formatTime } from '@futsal-cup/domain/cup/dates';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { laterPart } from '../../shelf/code/later';
import type { Cup, Match } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { Hero } from './hero/hero';
import { lastDayOf } from '../../shelf/cup/all-matches';
import { useMatchLists } from '../matches/use-match-lists';
import { loadMoreTexts } from '../../shelf/texts/more-texts';
import { useFollowedTeam } from '../../shelf/stores/followed-team';
import { useTournaments } from '../../shelf/stores/tournaments';
import { loadCupStateTexts } from '../../shelf/texts/cup-state-texts';
import { useTexts } from '../../shelf/texts/use-texts';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { Room } from '../../shelf/page/in-turn';
import { HeroFrame } from '../../shelf/page/page-top';
import { Reveal } from '../layout/section';
import { Skeleton } from '../../shelf/ui/content-states';
import { useIsReturned } from '../../shelf/hooks/use-is-returned';
import { useLater } from '../layout/use-later';
import { useNearView } from '../../shelf/hooks/use-viewport';
import { BoardAndNext } from '../cup/board-and-next';
import { FirstParts, PublicCup } from '../cup/public-cup';
import styles from '../layout/page.module.css';

const MyTeam = laterPart(async () => {
  const [module] = await Promise.all([import('../my-team/my-team'), loadCupStateTexts()]);
  return module.MyTeam;
});

const Champions = laterPart(async () => (await import('./champions')).Champions);

const HomeCup = laterPart(async () => {
  const [module] = await Promise.all([import('./home-cup'), loadCupStateTexts()]);
  return module.HomeCup;
});

const HomeMore = laterPart(async () => {
  const [module] = await Promise.all([import('./home-more'), loadMoreTexts()]);
  return module.HomeMore;
});

/** As high as a team in brief. */
const MY_TEAM_SKELETON = <Skeleton height="2.75rem" />;

/** What stands below the top of the page. */
function PartsSkeleton() {
  return (
    <Container isSection className={styles['sections']}>
      <div className={styles['halves']}>
        <Skeleton height="22rem" />
        <Skeleton height="22rem" />
      </div>
      <Skeleton height="20rem" />
    </Container>
  );
}

function HomeSkeleton() {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  // As it was when the page was opened: a name that comes later would move what stands below.
  const [tournament] = useState(() => useTournaments.getState().currentTournament);
  const hasBegun = tournament ? tournament.date <= today : false;
  const isFollower = useFollowedTeam(tournament?.tournamentId ?? '') !== undefined;
  return (
    <>
      {/* After a shared link the name of the tournament is known only when the cup is loaded. */}
      {tournament?.date ? (
        <Hero {...tournament} timeZone="UTC" hasBegun={hasBegun}>
          {hasBegun && isFollower && MY_TEAM_SKELETON}
        </Hero>
      ) : (
        <HeroFrame low="low" />
      )}
      <PartsSkeleton />
    </>
  );
}

function useKickOff(match: Match | undefined): string | null {
  const { match: texts } = useTexts();
  return match ? `${slashDate(match.date)}, ${texts.clock(formatTime(match.time))}` : null;
}

/** The code of what is below the first view is asked for as late (load-ahead.ts). */
const TIME_TO_READ_MS = 5_000;

/** What is not about this cup: loaded when a visitor scrolls towards it. */
function MoreBelow({ results }: { readonly results: readonly Match[] }) {
  const { ref, isNear } = useNearView<HTMLDivElement>('600px');
  if (!isNear) return <Room ref={ref} />;
  return (
    <Suspense fallback={<Room />}>
      <HomeMore results={results} />
    </Suspense>
  );
}

interface MainPartsProps {
  readonly cup: Cup;
  readonly state: CupState;
  readonly clock: Clock;
}

/** Tables and bracket: drawn when a visitor scrolls towards them. */
function MainParts({ cup, state, clock }: MainPartsProps) {
  const { ref, isNear } = useNearView<HTMLDivElement>('200px');
  const isRead = useLater(TIME_TO_READ_MS);
  const isReturned = useIsReturned();
  // An address may name a part that is below, who comes back may have been there, and who reads for a while may search the whole page.
  const isDrawn = useLocation().hash !== '' || isReturned || isNear || isRead;
  if (!isDrawn) return <Room ref={ref} />;
  return (
    <Suspense fallback={<Room />}>
      <HomeCup cup={cup} state={state} clock={clock} />
    </Suspense>
  );
}

function HomeOfCup({ cup }: { readonly cup: Cup }) {
  const { clock, lists } = useMatchLists(cup);
  const state = cupStateOf(lists);
  const wanted = useFollowedTeam(cup.tournamentId);
  // It may have been removed since.
  const followed = cup.Teams.find(({ teamId }) => teamId === wanted)?.teamId;
  const kickOff = useKickOff(lists.upcoming[0]);
  // The visitor's team comes first; once the cup has begun in brief, so that a phone shows as well what is on or comes next.
  const hasBegun = state !== 'upcoming';
  const myTeam = (isBrief: boolean) =>
    followed !== undefined && (
      <Suspense fallback={isBrief ? MY_TEAM_SKELETON : <Skeleton height="12rem" />}>
        <MyTeam cup={cup} teamId={followed} lists={lists} clock={clock} isBrief={isBrief} />
      </Suspense>
    );
  return (
    <>
      <Hero
        name={cup.name}
        date={cup.date}
        lastDay={lastDayOf(cup)}
        timeZone={cup.timeZone}
        hasBegun={hasBegun}
        firstKickOff={kickOff}
      >
        {hasBegun && myTeam(true)}
      </Hero>
      <FirstParts skeleton={<PartsSkeleton />}>
        <Container isSection className={styles['sections']}>
          {!hasBegun && myTeam(false)}
          {state === 'finished' && (
            <Suspense fallback={<Skeleton height="clamp(21rem, 14rem + 24vw, 30.5rem)" />}>
              <Champions cup={cup} />
            </Suspense>
          )}
          <Reveal>
            <div className={styles['halves']}>
              <BoardAndNext cup={cup} lists={lists} clock={clock} />
            </div>
          </Reveal>
          {hasBegun && myTeam(false)}
          <MainParts cup={cup} state={state} clock={clock} />
          <MoreBelow results={lists.results} />
        </Container>
      </FirstParts>
    </>
  );
}

export function Component() {
  const { navigation: navigationTexts } = useTexts();
  return (
    <PublicCup skeleton={<HomeSkeleton />} failureTop={<CupBanner title={navigationTexts.home} />}>
      {(cup) => <HomeOfCup cup={cup} />}
    </PublicCup>
  );
}
