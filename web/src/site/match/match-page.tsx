import { LastResults } from './last-results';
import { MatchPlace } from './match-place';
import { Referee } from './referee';
import { Scoreboard } from '../scoreboard/scoreboard';
import { Timeline } from '../timeline/timeline';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { stageLanguage, stageName } from '../../shelf/cup/stage-name';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { useMatchLists } from '../matches/use-match-lists';
import { sideName } from '../../shelf/cup/side-name';
import { MATCH_PARAMETER, paths } from '../../shelf/addresses/paths';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { RecordPage } from '../cup/record-page';
import { stack } from '../../shelf/styles/layout';
import { loadMatchDayTexts } from '../texts/match-day/match-day-texts';
import { loadPagesTexts, usePagesTexts } from '../texts/pages-texts';
import { useSiteTexts } from '../texts/site-texts';
import styles from '../layout/page.module.css';

export async function load(): Promise<void> {
  await Promise.all([loadPagesTexts(), loadMatchDayTexts()]);
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
        {...(match.local.team && match.visitor.team && { titleLanguage: cupLanguage() })}
      >
        <p>
          {number !== null && `${number} · `}
          <span lang={stageLanguage(match.Stage)}>{stageName(match.Stage)}</span>
          {group && (
            <>
              {' · '}
              <span lang={cupLanguage()}>{group.name}</span>
            </>
          )}
        </p>
      </CupBanner>
      <Container isSection className={stack(5, styles['sections'])}>
        <Scoreboard cup={cup} lists={{ upcoming: [], board: [match], results: [] }} clock={clock} />
        <MatchPlace place={match.location} address={cup.address} />
        <Referee cup={cup} match={match} />
        {match.shown !== 'no-results' && <Timeline match={match} version={cup.version} />}
        {!match.shown && <LastResults cup={cup} match={match} />}
      </Container>
    </>
  );
}

export function Component() {
  const { navigation } = useSiteTexts();
  const { matchPage: texts } = usePagesTexts();
  return (
    <RecordPage
      title={navigation.matches}
      parameter={MATCH_PARAMETER}
      find={(cup, wanted) => allMatches(cup).find(({ matchId }) => matchId === wanted)}
      missing={{ text: texts.missing, link: texts.toMatches, to: paths.matches }}
      heights={['22rem', '12rem']}
    >
      {(cup, match) => <FoundMatch cup={cup} match={match} />}
    </RecordPage>
  );
}
