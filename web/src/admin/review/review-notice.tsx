import { memo } from 'react';
import { sideName } from '../../shelf/cup/side-name';
import { shownAdminTexts, shownTexts, useAdminTexts } from '../../shelf/texts/use-texts';
import type { Match } from '../../shelf/cup/cup';
import styles from './review-notice.module.css';

const NO_BREAK = '\u00a0';

/** The goals of a match. One that is being played has none on record, but the count of its log; one that was abandoned has neither. */
export function goalsInWords(match: Match): string {
  const { local, visitor } = match.running ?? match;
  const inWords = (goals: number | null) => String(goals ?? '?');
  return shownAdminTexts().matches.versus(inWords(local.goals), inWords(visitor.goals));
}

function matchInWords(reviewed: Match): string {
  const { matchNumber, Stage, local, visitor } = reviewed;
  const { match } = shownTexts().publicTexts;
  const { notices, versus } = shownAdminTexts().matches;
  return notices.match(
    matchNumber === null ? Stage.name : match.match(matchNumber),
    versus(sideName(local), sideName(visitor)),
    goalsInWords(reviewed).replaceAll(' ', NO_BREAK),
  );
}

function Named({ matches }: { readonly matches: readonly Match[] }) {
  const { notices: texts } = useAdminTexts().matches;
  return (
    <>
      <p>{texts.review}</p>
      <ul className={styles['matches']}>
        {matches.map((match) => (
          <li key={match.matchId}>{matchInWords(match)}</li>
        ))}
      </ul>
      <p>{texts.reviewNext}</p>
    </>
  );
}

interface ReviewNoticeProps {
  readonly matches: readonly Match[];
  /** While its dialog closes it stays as it is: what was said must not change or go before the dialog does. */
  readonly isClosing?: boolean;
}

/** Before a change is saved: the matches whose scores will have to be reviewed, because other teams will be in them. */
export const ReviewNotice = memo(
  function ReviewNotice({ matches }: ReviewNoticeProps) {
    return (
      <div className={styles['notice']} aria-live="polite">
        {matches.length > 0 && <Named matches={matches} />}
      </div>
    );
  },
  (_before, { isClosing = false }) => isClosing,
);
