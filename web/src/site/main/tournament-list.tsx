import { type CupTime, cupTimeOf } from '@futsal-cup/domain/schedule/cup-span';
import { Calendar, ChevronDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { cupDays, cupName } from '../cup/cup-days';
import { useTournamentList } from '../../shelf/cup/tournament-list';
import { inTournament, IS_GONE, paths } from '../../shelf/addresses/paths';
import { chooseTournament, type ListedTournament } from '../../shelf/stores/tournaments';
import { SlowNotice } from '../cup/notice';
import { EmptyText, LoadFailed, Skeleton } from '../../shelf/ui/content-states';
import { Container } from '../../shelf/page/container';
import { HeroFrame, usePageTitle } from '../../shelf/page/page-top';
import { Section } from '../layout/section';
import { autoGrid, cluster, stack } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import { useSiteTexts } from '../texts/site-texts';
import styles from './tournament-list.module.css';

export function Welcome() {
  const { mainPage: texts } = useSiteTexts();
  usePageTitle(texts.list);
  // If the cup is gone, a message below the dark top says so. The top is then lower.
  const isGone = useLocation().state === IS_GONE;
  return (
    <HeroFrame low={isGone ? 'low' : 'half'}>
      <h1 className={styles['welcome']}>{texts.welcome}</h1>
      <p className={styles['lead']}>{texts.lead}</p>
    </HeroFrame>
  );
}

/** Returns the current date, `YYYY-MM-DD`, in the visitor's time zone. */
function todayHere(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

const TIMES = ['running', 'coming', 'past'] as const satisfies readonly CupTime[];

/** Sorts the cups by date: first today's cups, then the upcoming ones with the next one first, then the past ones with the latest first. */
function byTime(tournaments: readonly ListedTournament[]) {
  const today = todayHere();
  return TIMES.map((time) => {
    const ofTime = tournaments.filter((tournament) => cupTimeOf(tournament, today) === time);
    return { time, ofTime: time === 'coming' ? ofTime.toReversed() : ofTime };
  }).filter(({ ofTime }) => ofTime.length > 0);
}

/** Returns whether a click asks for a new tab, a new window or a download. The browser handles those clicks. */
function isForBrowser({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}

function CupCard({ tournament }: { readonly tournament: ListedTournament }) {
  const { tournaments: texts } = useSiteTexts();
  const { tournamentId, name, date, lastDay, place, language } = tournament;
  // If a cup is opened in a new tab, this tab keeps its own cup.
  const handleClick = (event: MouseEvent) => {
    if (!isForBrowser(event)) chooseTournament(tournament);
  };
  return (
    <Link
      className={stack(5, looks['card'], styles['card'])}
      to={inTournament(paths.home, tournamentId)}
      onClick={handleClick}
    >
      <span className={styles['name']} lang={name ? language : undefined}>
        {cupName(tournament, texts)}
      </span>
      <span className={styles['foot']}>
        <span className={stack(1, styles['facts'])}>
          <span className={cluster(2, styles['date'])}>
            <Calendar aria-hidden size={18} />
            {cupDays({ date, lastDay })}
          </span>
          {place && <span>{place}</span>}
        </span>
        <ChevronDown aria-hidden className={styles['arrow']} />
      </span>
    </Link>
  );
}

/** Lists the cups. A click on a cup leads to its home page. */
export function TournamentList() {
  const { mainPage: texts } = useSiteTexts();
  const { tournaments, isPending, isError, refetch } = useTournamentList();
  const isGone = useLocation().state === IS_GONE;
  const isEmpty = tournaments.length === 0;

  return (
    <Container isSection className={styles['cups']}>
      {isGone && (
        <p className={styles['gone']} role="alert">
          {texts.cupGone}
        </p>
      )}
      <Section title={texts.list}>
        {isPending && (
          <>
            <SlowNotice />
            <div className={autoGrid(4, styles['list'])}>
              <Skeleton height="8.5rem" />
              <Skeleton height="8.5rem" />
              <Skeleton height="8.5rem" />
            </div>
          </>
        )}
        {isError && isEmpty && <LoadFailed onTryAgain={() => void refetch()} />}
        {!isPending && !isError && isEmpty && <EmptyText text={texts.empty} />}
        {byTime(tournaments).map(({ time, ofTime }) => (
          <section key={time} className={styles['time']}>
            <h3 className={styles['when']}>{texts.times[time]}</h3>
            <ul className={autoGrid(4, styles['list'])}>
              {ofTime.map((tournament) => (
                <li key={tournament.tournamentId}>
                  <CupCard tournament={tournament} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Section>
    </Container>
  );
}
