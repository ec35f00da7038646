import type { CSSProperties, ReactNode } from 'react';
import { CLUB_LANGUAGE } from '../../../shelf/club/club-language';
import { AllCups } from '../../cup/cup-banner';
import { cupDays, cupInTitle, cupName } from '../../cup/cup-days';
import { useCupAddress } from '../../../shelf/cup/use-cup-address';
import { useTexts } from '../../../shelf/texts/use-texts';
import { paths } from '../../../shelf/addresses/paths';
import { ButtonLink } from '../../../shelf/ui/button';
import { HeroFrame, usePageTitle } from '../../../shelf/page/page-top';
import { Countdown } from './countdown';
import styles from './hero.module.css';

interface HeroProps {
  readonly name: string;
  readonly date: string;
  readonly lastDay?: string | null | undefined;
  readonly timeZone: string;
  /** Whether its first match has kicked off or has a score: from then on the matches come first, and the hero is low. */
  readonly hasBegun?: boolean;
  /** When the first match begins, in words. */
  readonly firstKickOff?: string | null;
  /** Of a cup that has begun: in place of what is said to newcomers. */
  readonly children?: ReactNode;
}

/** For the style sheet, which makes the letters so small that the longest word is not broken. */
function lettersOfLongestWord(title: string): CSSProperties {
  const letters = Math.max(...title.split(/[\s-]/).map(({ length }) => length));
  return { '--letters': letters } as CSSProperties;
}

/** The cup's name and what is left until it starts. */
export function Hero({ name, date, lastDay, timeZone, hasBegun = false, firstKickOff, children }: HeroProps) {
  const { home: homeTexts, tournaments: tournamentsTexts } = useTexts();
  const ofCup = useCupAddress();
  const title = cupName({ name, date }, tournamentsTexts);
  const days = cupDays({ date, lastDay });
  usePageTitle(cupInTitle({ name, date, lastDay }, tournamentsTexts));
  return (
    <HeroFrame low={hasBegun ? 'low' : undefined}>
      <h1
        className={styles['name']}
        lang={name ? CLUB_LANGUAGE : undefined}
        data-low={hasBegun || undefined}
        style={lettersOfLongestWord(title)}
      >
        {title}
      </h1>
      <p className={styles['line']}>
        <span className={styles['date']}>{days}</span>{' '}
        {children ? <small className={styles['finished']}>{homeTexts.finished}</small> : homeTexts.line}
      </p>
      {children || (
        <div className={styles['countdown']}>
          <Countdown date={date} timeZone={timeZone} hasBegun={hasBegun} />
          {!hasBegun && firstKickOff && (
            <p className={styles['firstKickOff']}>{homeTexts.firstKickOff(firstKickOff)}</p>
          )}
        </div>
      )}
      <p className={styles['links']}>
        <ButtonLink to={ofCup(paths.matches)}>{homeTexts.toMatches}</ButtonLink>
        <ButtonLink to={ofCup(paths.teams)} look="night">
          {homeTexts.toTeams}
        </ButtonLink>
        <AllCups />
      </p>
    </HeroFrame>
  );
}
