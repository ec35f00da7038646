import { ArrowRight, CalendarDays } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { slashDate } from '../../shared/cup/slash-date';
import { useTournamentList } from '../../shared/cup/tournament-list';
import { paths } from '../../shared/paths/paths';
import { chooseTournament } from '../../shared/stores/tournaments';
import { useTexts } from '../../shared/texts/use-texts';
import { EmptyText, LoadFailed, Skeleton } from '../../shared/ui/content-states';
import { Container } from '../../shared/ui/page/container';
import { HeroFrame, usePageTitle } from '../../shared/ui/page/page-top';
import styles from './tournament-list.module.css';

export function Welcome() {
  const { tournaments: texts } = useTexts();
  usePageTitle(texts.list);
  return (
    <HeroFrame>
      <h1 className={styles['welcome']}>{texts.welcome}</h1>
      <p className={styles['lead']}>{texts.lead}</p>
    </HeroFrame>
  );
}

/** The cups to choose from; choosing one leads to its home page. */
export function TournamentList() {
  const { tournaments: texts } = useTexts();
  const { tournaments, isPending, isError, refetch } = useTournamentList();
  const navigate = useNavigate();
  const isEmpty = tournaments.length === 0;

  return (
    <Container isSection>
      <h2 className={styles['title']}>{texts.list}</h2>
      {isPending && (
        <div className={styles['list']}>
          <Skeleton height="8.5rem" />
          <Skeleton height="8.5rem" />
          <Skeleton height="8.5rem" />
        </div>
      )}
      {isError && isEmpty && <LoadFailed onTryAgain={() => void refetch()} />}
      {!isPending && !isError && isEmpty && <EmptyText text={texts.empty} />}
      <ul className={styles['list']}>
        {tournaments.map((tournament) => (
          <li key={tournament.tournamentId}>
            <button
              type="button"
              className={styles['card']}
              onClick={() => {
                chooseTournament(tournament);
                void navigate(paths.home);
              }}
            >
              <span className={styles['name']}>
                {tournament.name || texts.unnamed(slashDate(tournament.date))}
              </span>
              <span className={styles['foot']}>
                <span className={styles['date']}>
                  <CalendarDays aria-hidden size={18} />
                  {slashDate(tournament.date)}
                </span>
                <ArrowRight aria-hidden className={styles['arrow']} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Container>
  );
}
