import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { CLUB_LANGUAGE } from '../club/club-language';
import { paths } from '../paths/paths';
import { useTournaments } from '../stores/tournaments';
import { useTexts } from '../texts/use-texts';
import { PageBanner } from '../ui/page/page-top';
import styles from './cup-banner.module.css';
import { cupDays, cupInTitle } from './cup-days';
import { slashDate } from './slash-date';

/** What the chosen cup is called; empty while that is not known. */
function useCupName(): { readonly name: string; readonly lang?: string } {
  const { tournaments: texts } = useTexts();
  const cup = useTournaments((state) => state.currentTournament);
  if (!cup?.date) return { name: '' };
  return cup.name ? { name: cup.name, lang: CLUB_LANGUAGE } : { name: texts.unnamed(slashDate(cup.date)) };
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
export function CupBanner(props: Omit<ComponentProps<typeof PageBanner>, 'above' | 'cupTitle'>) {
  const cup = useTournaments((state) => state.currentTournament);
  const { tournaments: texts } = useTexts();
  const { name, lang } = useCupName();
  const days = cup ? cupDays(cup) : '';
  const line = (
    <p className={styles['line']}>
      {name && (
        <Link className={styles['cup']} to={paths.home}>
          <span className={styles['name']} lang={lang}>
            {name}
          </span>{' '}
          <span className={styles['date']}>{days}</span>
        </Link>
      )}
      <AllCups />
    </p>
  );
  return <PageBanner {...props} above={line} cupTitle={cup && name ? cupInTitle(cup, texts) : ''} />;
}
