import { CalendarDays, CircleUserRound, History, ListTodo, Plus, Users } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { slashDate } from '../../shelf/cup/slash-date';
import { useTournamentList } from '../../shelf/cup/tournament-list';
import { GuideLink } from '../links/guide-link';
import { historyOfAllAddress } from '../addresses/history-addresses';
import { paths } from '../../shelf/addresses/paths';
import { chooseTournament, clearTournament, type ListedTournament } from '../../shelf/stores/tournaments';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';
import { ButtonLink } from '../../shelf/ui/button';
import { Container } from '../../shelf/page/container';
import { EmptyText, Skeleton } from '../../shelf/ui/content-states';
import { isMatchDay } from '../today/match-day';
import { ArchivedTournaments } from './archived-tournaments';
import { NameQuestion } from './name-question';
import { autoGrid, cluster, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './tournaments.module.css';

/** Offers the page Today of the cups that are played today, because on that day this is what most organisers come for. */
function TodayEntries({ tournaments }: { readonly tournaments: readonly ListedTournament[] }) {
  const { today, labelled } = useAdminTexts();
  const { tournaments: texts } = useTexts();
  return tournaments.filter(isMatchDay).map((tournament) => (
    <ButtonLink
      key={tournament.tournamentId}
      isWide
      to={paths.adminToday}
      onClick={() => chooseTournament(tournament)}
    >
      <ListTodo aria-hidden />
      {labelled(today.title, tournament.name || texts.noName)}
    </ButtonLink>
  ));
}

/** Lists the cups, with the button that creates a new one. */
export function TournamentList() {
  const { tournaments: tournamentsTexts } = useTexts();
  const { account, admin, history, people } = useAdminTexts();
  const { main: texts } = admin;
  const { tournaments, isPending } = useTournamentList();
  const navigate = useNavigate();

  return (
    <Container isSection className={stack(5)}>
      <div className={cluster(3, ui['head'])}>
        <h2 className={`${styles['title']} ${styles['ofList']}`}>{texts.title}</h2>
        <div className={cluster(3)}>
          <ButtonLink to={paths.tournamentDetails} onClick={clearTournament}>
            <Plus aria-hidden size={20} />
            {texts.create}
          </ButtonLink>
          <ButtonLink to={paths.adminPeople} look="secondary">
            <Users aria-hidden size={20} />
            {people.title}
          </ButtonLink>
          <ButtonLink to={paths.account} look="secondary">
            <CircleUserRound aria-hidden size={20} />
            {account.title}
          </ButtonLink>
        </div>
      </div>
      <TodayEntries tournaments={tournaments} />
      <NameQuestion />
      {isPending && <Skeleton height="14rem" />}
      {!isPending && tournaments.length === 0 && <EmptyText text={texts.empty} />}
      <ul className={autoGrid(3, styles['list'])}>
        {tournaments.map((tournament) => (
          <li key={tournament.tournamentId}>
            <button
              type="button"
              className={stack(1, styles['item'])}
              onClick={() => {
                chooseTournament(tournament);
                void navigate(paths.tournamentOptions);
              }}
            >
              <span className={styles['name']}>{tournament.name || tournamentsTexts.noName}</span>
              <span className={styles['date']}>
                <CalendarDays aria-hidden size={16} />
                {slashDate(tournament.date)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <GuideLink />
      <Link className={ui['link']} to={historyOfAllAddress}>
        <History aria-hidden size={20} />
        {history.allTournaments}
      </Link>
      <ArchivedTournaments />
    </Container>
  );
}
