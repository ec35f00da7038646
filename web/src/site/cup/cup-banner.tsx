import { type ComponentProps, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { laterPart } from '../../shelf/code/later';
import { paths } from '../../shelf/addresses/paths';
import { chosenCategory, cupLanguage, useTournaments } from '../../shelf/stores/tournaments';
import { useSiteTexts } from '../texts/site-texts';
import { PageBanner } from '../../shelf/page/page-top';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './cup.module.css';
import { cupInTitle, cupName } from './cup-days';
import { DaysAndZone } from './days-and-zone';
import { useCupAddress } from '../../shelf/cup/use-cup-address';

const CategoryChips = laterPart(async () => (await import('../categories/category-chips')).CategoryChips);

/** Offers the categories of the cup once the visitor has chosen one or all. */
export function Categories() {
  const hasChosen = useTournaments((state) => chosenCategory(state) && state.currentTournament?.categories);
  return (
    hasChosen && (
      <Suspense fallback={<div className={styles['room']} />}>
        <CategoryChips />
      </Suspense>
    )
  );
}

/** Links to the list of cups. */
export function AllCups() {
  const { tournaments: texts } = useSiteTexts();
  return (
    <Link className={`${looks['touch']} ${styles['all']} ${looks['offPaper']}`} to={paths.main}>
      {texts.cups}
    </Link>
  );
}

/** Draws the top of a public page: the cup that the page belongs to, and the page's title. */
export function CupBanner(props: Omit<ComponentProps<typeof PageBanner>, 'above' | 'cupTitle'>) {
  const chosen = useTournaments((state) => state.currentTournament);
  const { tournaments: texts } = useSiteTexts();
  const ofCup = useCupAddress();
  // A cup that was chosen by an address has neither a day nor a name until the API has answered.
  const cup = chosen?.date ? chosen : null;
  const above = (
    <>
      <p className={cluster(3, styles['line'])}>
        {cup && (
          <Link className={`${looks['touch']} ${styles['cup']}`} to={ofCup(paths.home)}>
            <span className={styles['name']} lang={cup.name ? cupLanguage() : undefined}>
              {cupName(cup, texts)}
            </span>{' '}
            <span className={styles['date']}>
              <DaysAndZone cup={cup} />
            </span>
          </Link>
        )}
        <AllCups />
      </p>
      <Categories />
    </>
  );
  return <PageBanner {...props} above={above} cupTitle={cup ? cupInTitle(cup, texts) : ''} />;
}
