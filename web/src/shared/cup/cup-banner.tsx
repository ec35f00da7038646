import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../paths/paths';
import { useTournaments } from '../stores/tournaments';
import { useTexts } from '../texts/use-texts';
import { PageBanner } from '../ui/page/page-top';
import styles from './cup-banner.module.css';
import { slashDate } from './slash-date';

/** What the chosen cup is called; empty while that is not known. */
function useCupName(): string {
  const { tournaments: texts } = useTexts();
  const cup = useTournaments((state) => state.currentTournament);
  if (!cup?.date) return '';
  return cup.name || texts.unnamed(slashDate(cup.date));
}

/** Leads to the other cups. */
export function AllCups() {
  const { tournaments: texts } = useTexts();
  return (
    <Link className={styles['all']} to={paths.main}>
      {texts.cups}
    </Link>
  );
}

/** The top of a public page: which cup it is about, and the page's title. */
export function CupBanner(props: Omit<ComponentProps<typeof PageBanner>, 'above' | 'cupName'>) {
  const date = useTournaments((state) => state.currentTournament?.date);
  const name = useCupName();
  const line = (
    <p className={styles['line']}>
      {name && (
        <Link className={styles['cup']} to={paths.home}>
          <span className={styles['name']}>{name}</span>{' '}
          <span className={styles['date']}>{slashDate(date)}</span>
        </Link>
      )}
      <AllCups />
    </p>
  );
  return <PageBanner {...props} above={line} cupName={name} />;
}
