import type { Picture } from '@futsal-cup/domain/cup/records';
import { type CSSProperties, type ReactNode, Suspense } from 'react';
import { laterPart } from '../../../shelf/code/later';
import { pictureAddress } from '../../../shelf/cup/pictures';
import { cupLanguage } from '../../../shelf/stores/tournaments';
import { AllCups, Categories } from '../../cup/cup-banner';
import { cupInTitle, cupName } from '../../cup/cup-days';
import { DaysAndZone } from '../../cup/days-and-zone';
import { useCupAddress } from '../../../shelf/cup/use-cup-address';
import { useSiteTexts } from '../../texts/site-texts';
import { paths } from '../../../shelf/addresses/paths';
import { ButtonLink } from '../../../shelf/ui/button';
import { HeroFrame, usePageTitle } from '../../../shelf/page/page-top';
import { cluster, stack } from '../../../shelf/styles/layout';
import looks from '../../../shelf/styles/looks.module.css';
import styles from './hero.module.css';

/** Only the days before a cup need it, so that its code is not in every first view. */
const Countdown = laterPart(async () => (await import('./countdown')).Countdown);

interface HeroProps {
  readonly name: string;
  readonly date: string;
  readonly lastDay?: string | null | undefined;
  /** The time zone, if it is known. */
  readonly timeZone?: string | undefined;
  readonly logo?: Picture | null | undefined;
  /** Whether the first match has kicked off or has a score. The matches are then more important, so the hero is low. */
  readonly hasBegun?: boolean;
  /** What is true of the cup now: when it begins, that it is under way, or that it is over. */
  readonly status?: string | null;
  /** For a cup that has begun, this content replaces the countdown. */
  readonly children?: ReactNode;
}

/** Passes the number of letters to the style sheet, which reduces the font size so that the longest word is not broken. */
function lettersOfLongestWord(title: string): CSSProperties {
  const letters = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  return { '--letters': letters } as CSSProperties;
}

/** The place of the countdown until its code is loaded; on the day itself it is one line. */
function Room({ date, status }: Pick<HeroProps, 'date' | 'status'>) {
  if (date <= new Date().toISOString().slice(0, 10)) return <p className={styles['over']}>&nbsp;</p>;
  return (
    <>
      <div className={styles['room']} />
      {status && <p className={styles['status']}>{status}</p>}
    </>
  );
}

/** Shows the cup's name and the time until it starts. */
export function Hero({ name, date, lastDay, timeZone, logo, hasBegun = false, status, children }: HeroProps) {
  const { home: homeTexts, navigation, tournaments: tournamentsTexts } = useSiteTexts();
  const ofCup = useCupAddress();
  const title = cupName({ name, date }, tournamentsTexts);
  usePageTitle(cupInTitle({ name, date, lastDay }, tournamentsTexts));
  return (
    <HeroFrame low={hasBegun ? 'low' : undefined}>
      <h1
        className={styles['name']}
        lang={name ? cupLanguage() : undefined}
        data-low={hasBegun || undefined}
        style={lettersOfLongestWord(title)}
      >
        {logo && (
          <img
            className={styles['logo']}
            src={pictureAddress(logo)}
            width={logo.width}
            height={logo.height}
            alt=""
            decoding="async"
          />
        )}
        {title}
      </h1>
      <p className={styles['line']}>
        <span className={styles['date']}>
          <DaysAndZone cup={{ date, lastDay, timeZone }} />
        </span>{' '}
        {homeTexts.line}
        {children && (
          <small className={styles['finished']}>
            {homeTexts.finished} {status}
          </small>
        )}
      </p>
      {children || (
        <div className={stack(3, looks['offPaper'])}>
          {hasBegun ? (
            <p className={styles['over']} data-small>
              {homeTexts.finished} {status}
            </p>
          ) : (
            <Suspense fallback={<Room date={date} status={status} />}>
              <Countdown date={date} timeZone={timeZone} status={status} />
            </Suspense>
          )}
        </div>
      )}
      <p className={cluster(3, styles['links'], looks['offPaper'])}>
        <ButtonLink to={ofCup(paths.matches)}>{homeTexts.toMatches}</ButtonLink>
        <ButtonLink to={ofCup(paths.teams)} look="night">
          {navigation.teams}
        </ButtonLink>
        <AllCups />
      </p>
      <Categories />
    </HeroFrame>
  );
}
