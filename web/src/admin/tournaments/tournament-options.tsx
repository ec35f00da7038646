import {
  CalendarClock,
  CalendarRange,
  ClipboardPen,
  History,
  ListOrdered,
  ListTodo,
  Shirt,
  Trophy,
} from 'lucide-react';
import { paths } from '../../shelf/addresses/paths';
import { planAddress } from '../addresses/plan-addresses';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { Container } from '../../shelf/page/container';
import { EmptyText } from '../../shelf/ui/content-states';
import { KeepTournament } from './keep-tournament';
import { cluster, stack } from '../../shelf/styles/layout';
import styles from './tournaments.module.css';

/** Links to everything that can be set up for the current tournament. */
export function TournamentOptions() {
  const { tournaments: tournamentsTexts } = useTexts();
  const { admin, history, plan, scorers, tableRules, today } = useAdminTexts();
  const { options: texts } = admin;
  const tournament = useTournaments((state) => state.currentTournament);
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
        <ButtonLink to={paths.tournamentDetails} look="secondary">
          <Trophy aria-hidden />
          {texts.details}
        </ButtonLink>
        <ButtonLink to={paths.adminTeams} look="secondary">
          <Shirt aria-hidden />
          {texts.teams}
        </ButtonLink>
        <ButtonLink to={paths.fixture} look="secondary">
          <CalendarRange aria-hidden />
          {texts.fixture}
        </ButtonLink>
      </nav>
      <nav className={cluster(3)} aria-label={texts.more}>
        <ButtonLink to={paths.adminToday} look="secondary">
          <ListTodo aria-hidden size={20} />
          {today.title}
        </ButtonLink>
        <ButtonLink to={paths.adminRules} look="secondary">
          <ListOrdered aria-hidden size={20} />
          {tableRules.title}
        </ButtonLink>
        <ButtonLink to={planAddress()} look="secondary">
          <CalendarClock aria-hidden size={20} />
          {plan.title}
        </ButtonLink>
        <ButtonLink to={paths.adminScorers} look="secondary">
          <ClipboardPen aria-hidden size={20} />
          {scorers.title}
        </ButtonLink>
        <ButtonLink to={paths.adminHistory} look="secondary">
          <History aria-hidden size={20} />
          {history.title}
        </ButtonLink>
      </nav>
      <KeepTournament tournament={tournament} />
    </Container>
  );
}
