import { useSearchParams } from 'react-router-dom';
import { LastResults } from './last-results';
import { MatchPlace } from './match-place';
import { Scoreboard } from '../scoreboard/scoreboard';
import { Timeline } from '../timeline/timeline';
import { CLUB_LANGUAGE } from '../../shelf/club/club-language';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { useMatchLists } from '../matches/use-match-lists';
import { sideName } from '../../shelf/cup/side-name';
import { MATCH_PARAMETER, paths } from '../../shelf/addresses/paths';
import { ButtonLink } from '../../shelf/ui/button';
import { EmptyText, Skeleton } from '../../shelf/ui/content-states';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { useCupAddress } from '../../shelf/cup/use-cup-address';
import { PublicCup } from '../cup/public-cup';
import { stack } from '../../shelf/styles/layout';
import { usePagesTexts } from '../texts/pages-texts';
import { useSiteTexts } from '../texts/site-texts';
import styles from '../layout/page.module.css';

export { loadPagesTexts as load } from '../texts/pages-texts';

function MissingMatch() {
  const { navigation } = useSiteTexts();
  const { matchPage: texts } = usePagesTexts();
  const ofCup = useCupAddress();
  return (
    <>
      <CupBanner title={navigation.matches} />
      <Container isSection>
        <EmptyText text={texts.missing}>
          <ButtonLink to={ofCup(paths.matches)}>{texts.toMatches}</ButtonLink>
        </EmptyText>
      </Container>
    </>
  );
}

/** The skeleton of the content below the top of the page. */
function PartsSkeleton() {
  return (
    <>
      <Skeleton height="22rem" />
      <Skeleton height="12rem" />
    </>
  );
}

function FoundMatch({ cup, match }: { readonly cup: Cup; readonly match: Match }) {
  const { clock } = useMatchLists(cup);
  const { match: matchTexts } = useSiteTexts();
  const group = cup.Stages.flatMap(({ groups }) => groups).find(({ groupId }) => groupId === match.groupId);
  const number = match.matchNumber === null ? null : matchTexts.match(match.matchNumber);
  return (
    <>
      <CupBanner
        title={`${sideName(match.local)} – ${sideName(match.visitor)}`}
        {...(match.local.team && match.visitor.team && { titleLanguage: CLUB_LANGUAGE })}
      >
        {[number, match.Stage.name, group?.name].filter(Boolean).join(' · ')}
      </CupBanner>
      <Container isSection className={stack(5, styles['sections'])}>
        <Scoreboard cup={cup} lists={{ upcoming: [], board: [match], results: [] }} clock={clock} />
        <MatchPlace place={match.location} />
        {match.shown !== 'no-results' && <Timeline match={match} version={cup.version} />}
        {!match.shown && <LastResults cup={cup} match={match} />}
      </Container>
    </>
  );
}

function MatchOfCup({ cup }: { readonly cup: Cup }) {
  const wanted = useSearchParams()[0].get(MATCH_PARAMETER);
  const match = allMatches(cup).find(({ matchId }) => matchId === wanted);
  return match ? <FoundMatch cup={cup} match={match} /> : <MissingMatch />;
}

function MatchSkeleton() {
  const { navigation } = useSiteTexts();
  return (
    <>
      <CupBanner title={navigation.matches} />
      <Container isSection className={stack(5, styles['sections'])}>
        <PartsSkeleton />
      </Container>
    </>
  );
}

export function Component() {
  const { navigation } = useSiteTexts();
  return (
    <PublicCup skeleton={<MatchSkeleton />} failureTop={<CupBanner title={navigation.matches} />}>
      {(cup) => <MatchOfCup cup={cup} />}
    </PublicCup>
  );
}
