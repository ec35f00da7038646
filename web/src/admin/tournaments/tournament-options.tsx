import { allMatches } from '../../shelf/cup/all-matches';
import { useCupView } from '../../shelf/cup/cup-view';
import { paths } from '../../shelf/addresses/paths';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { useTournamentScreens } from '../layout/tournament-screens';
import { useAdminTexts } from '../texts/admin-texts';
import { VisitorsCode } from '../links/visitors-code';
import { ButtonLink } from '../../shelf/ui/button';
import { Container } from '../../shelf/page/container';
import { EmptyText } from '../../shelf/ui/content-states';
import { KeepTournament } from './keep-tournament';
import { PlanNext } from './plan-next';
import { cluster, stack } from '../../shelf/styles/layout';
import styles from './tournaments.module.css';

/** Links to everything that can be set up for the current tournament. */
export function TournamentOptions() {
  const { tournaments: tournamentsTexts } = useTexts();
  const { options: texts } = useAdminTexts().admin;
  const { main, others } = useTournamentScreens();
  const tournament = useTournaments((state) => state.currentTournament);
  const { data } = useCupView(tournament?.tournamentId);
  const isEmpty = data && allMatches(data.cup).length === 0;
  if (!tournament) {
    return (
      <Container isSection>
        <EmptyText text={texts.notFound}>
          <ButtonLink to={paths.admin}>{texts.backToTournaments}</ButtonLink>
        </EmptyText>
      </Container>
    );
  }
  return (
    <Container isSection className={stack(5)}>
      <h2 className={styles['title']}>{tournament.name || tournamentsTexts.noName}</h2>
      <nav className={stack(4, styles['options'])} aria-label={texts.title}>
        {main.map(({ to, label, Icon }) => (
          <ButtonLink key={to} to={to} look="secondary">
            <Icon aria-hidden />
            {label}
          </ButtonLink>
        ))}
      </nav>
      <nav className={cluster(3)} aria-label={texts.more}>
        {others.map(({ to, label, Icon }) => (
          <ButtonLink key={to} to={to} look="secondary">
            <Icon aria-hidden size={20} />
            {label}
          </ButtonLink>
        ))}
        <VisitorsCode tournament={tournament} />
      </nav>
      {isEmpty && <PlanNext />}
      <KeepTournament tournament={tournament} />
    </Container>
  );
}
