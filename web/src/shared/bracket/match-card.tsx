import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { GroupView } from '@futsal-cup/domain/contracts/views';
import type { Match } from '../cup/cup';
import { Changing } from '../match/changing';
import { MatchLink } from '../match/links';
import { MatchNote } from '../match/match-note';
import { sideName } from '../match/side-name';
import { shownTexts, useTexts } from '../texts/use-texts';
import { Crest } from '../ui/crest';
import styles from './match-card.module.css';

interface SideRowProps {
  readonly match: Match;
  readonly side: SideKey;
}

function SideRow({ match, side }: SideRowProps) {
  const { match: matchTexts } = useTexts();
  const { team } = match[side];
  const { goals, kicks } = (match.running ?? match)[side];
  const outcome = outcomeOf(match);
  const hasWon = outcome.kind === 'won' && outcome.winner === side;
  return (
    <li className={styles['side']} data-known={team !== null} data-won={hasWon}>
      <Crest name={team?.name} />
      <span className={styles['name']}>{sideName(match[side])}</span>
      <Changing className={styles['score']} value={goals ?? matchTexts.noScore} />
      {kicks !== null && <span className={styles['penalties']}>({kicks})</span>}
    </li>
  );
}

interface MatchCardProps {
  readonly match: Match;
  readonly levelGroup: GroupView | undefined;
  readonly matchNumber: number;
  /** dd/mm/yyyy. */
  readonly date: string;
}

/** The match as a line of text, which stands for its card until that is drawn. */
export function matchInWords({ match, matchNumber, date }: Omit<MatchCardProps, 'levelGroup'>): string {
  const { local, visitor, time, location } = match;
  const { match: texts } = shownTexts().publicTexts;
  return [
    texts.match(matchNumber),
    sideName(local),
    sideName(visitor),
    texts.when(date, time, location),
  ].join(' · ');
}

/** One match of the bracket; its height is always the same. */
export function MatchCard({ match, levelGroup, matchNumber, date }: MatchCardProps) {
  const { match: matchTexts } = useTexts();
  return (
    <article className={styles['card']}>
      <h4 className={styles['title']}>
        <MatchLink match={match}>{matchTexts.match(matchNumber)}</MatchLink>
      </h4>
      <ul className={styles['sides']}>
        <SideRow match={match} side="local" />
        <SideRow match={match} side="visitor" />
      </ul>
      <MatchNote match={match} levelGroup={levelGroup} />
      <p className={styles['when']}>{matchTexts.when(date, match.time, match.location)}</p>
    </article>
  );
}
