import { sideName } from '../../match/side-name';
import { shownAdminTexts, shownTexts, useAdminTexts } from '../../texts/use-texts';
import type { Match } from '../cup';
import styles from './review-notice.module.css';

const NO_BREAK = '\u00a0';

function matchInWords({ matchNumber, Stage, local, visitor }: Match): string {
  const { match } = shownTexts().publicTexts;
  const { notices, versus } = shownAdminTexts().matches;
  return notices.match(
    matchNumber === null ? Stage.name : match.match(matchNumber),
    versus(sideName(local), sideName(visitor)),
    versus(String(local.goals), String(visitor.goals)).replaceAll(' ', NO_BREAK),
  );
}

/** Before a change is saved: the matches whose scores will have to be reviewed, because other teams will be in them. */
export function ReviewNotice({ matches }: { readonly matches: readonly Match[] }) {
  const { notices: texts } = useAdminTexts().matches;
  if (matches.length === 0) return null;
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
