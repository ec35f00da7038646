import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { Suspense } from 'react';
import { ErrorBoundary } from '../../shelf/code/error-boundary';
import { laterPart } from '../../shelf/code/later';
import { NextMatch } from '../next-match/next-match';
import { WithdrawnMark } from '../../shelf/match/withdrawn-mark';
import { FollowButton } from '../my-team/follow-button';
import { SquadCard } from '../teams/squad';
import { TeamForm } from './team-form';
import { GroupTables, useTitleOfTables } from '../tables/group-tables';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup } from '../../shelf/cup/cup';
import { useMatchLists } from '../matches/use-match-lists';
import { MatchDays } from '../match-row/match-days';
import { plays } from '../../shelf/match/plays';
import { paths, TEAM_PARAMETER } from '../../shelf/addresses/paths';
import { EmptyText } from '../../shelf/ui/content-states';
import { Container } from '../../shelf/page/container';
import { CupBanner } from '../cup/cup-banner';
import { Section } from '../layout/section';
import { RecordPage } from '../cup/record-page';
import { cluster, stack } from '../../shelf/styles/layout';
import { loadHomeTexts } from '../texts/home-texts';
import { loadMatchDayTexts, useMatchDayTexts } from '../texts/match-day/match-day-texts';
import { useSiteTexts } from '../texts/site-texts';
import styles from '../layout/page.module.css';

const CalendarButton = laterPart(async () => (await import('../layout/share/share')).loadCalendarButton());

export async function load(): Promise<void> {
  await Promise.all([loadHomeTexts(), loadMatchDayTexts()]);
}

function FoundTeam({ cup, team }: { readonly cup: Cup; readonly team: PublicTeamView }) {
  const titleOfTables = useTitleOfTables(cup);
  const { team: texts } = useMatchDayTexts();
  const { teams } = useSiteTexts();
  const { clock, lists } = useMatchLists(cup);
  const matches = allMatches(cup).filter((match) => plays(match, team.teamId));
  const refereed = allMatches(cup).filter(({ refereeTeamId }) => refereeTeamId === team.teamId);
  const next = lists.upcoming.find((match) => plays(match, team.teamId));
  const hasGroup = team.Groups.length > 0;
  return (
    <>
      <CupBanner title={team.name} titleLanguage={cupLanguage()}>
        <p>
          <span lang={cupLanguage()}>{team.Groups.map(({ name }) => name).join(' · ')}</span>
          <WithdrawnMark team={team} />
        </p>
        <TeamForm cup={cup} teamId={team.teamId} />
        <div className={cluster(3)}>
          <FollowButton tournamentId={cup.tournamentId} team={team} />
          <ErrorBoundary inPlace={null}>
            <Suspense fallback={<span className={styles['calendar']} />}>
              <CalendarButton team={team} />
            </Suspense>
          </ErrorBoundary>
        </div>
      </CupBanner>
      <Container isSection className={stack(5, styles['sections'])}>
        {next && <NextMatch match={next} cup={cup} />}
        {hasGroup && (
          <Section title={titleOfTables} id="table">
            <GroupTables cup={cup} only={team.teamId} />
          </Section>
        )}
        <Section title={texts.matches} id="matches">
          {matches.length === 0 ? (
            <EmptyText text={texts.noMatches} />
          ) : (
            <MatchDays cup={cup} days={matchesByDate(matches)} clock={clock} />
          )}
        </Section>
        {refereed.length > 0 && (
          <Section title={texts.referees} id="referees">
            <MatchDays cup={cup} days={matchesByDate(refereed)} clock={clock} />
          </Section>
        )}
        {team.Players.length > 0 && (
          <Section title={teams.players} id="players">
            <SquadCard players={team.Players} names={cup.playerNames} />
          </Section>
        )}
      </Container>
    </>
  );
}

export function Component() {
  const { navigation } = useSiteTexts();
  const { team: texts } = useMatchDayTexts();
  return (
    <RecordPage
      title={navigation.teams}
      parameter={TEAM_PARAMETER}
      find={({ Teams }, wanted) => Teams.find(({ teamId }) => teamId === wanted)}
      missing={{ text: texts.missing, link: texts.toTeams, to: paths.teams }}
      heights={['22rem', '20rem']}
    >
      {(cup, team) => <FoundTeam cup={cup} team={team} />}
    </RecordPage>
  );
}
