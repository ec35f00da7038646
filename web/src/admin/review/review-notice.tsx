import { memo } from 'react';
import { sideName } from '../../shelf/cup/side-name';
import { fullStageName, inCategory } from '../../shelf/cup/stage-name';
import { shownTexts } from '../../shelf/texts/use-texts';
import { shownAdminTexts, useAdminTexts } from '../texts/admin-texts';
import type { Match } from '../../shelf/cup/cup';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';

const NO_BREAK = '\u00a0';

/**
 * Formats the goals of a match. A match that is being played has no recorded goals, but the count of its log; an abandoned
 * match has neither.
 */
export function goalsInWords(match: Match): string {
  const { local, visitor } = match.running ?? match;
  const inWords = (goals: number | null) => String(goals ?? '?');
  return shownAdminTexts().matches.versus(inWords(local.goals), inWords(visitor.goals));
}

function matchInWords(reviewed: Match): string {
  const { matchNumber, Stage, local, visitor } = reviewed;
  const { match } = shownTexts();
  const { notices, versus } = shownAdminTexts().matches;
  return notices.match(
    matchNumber === null ? fullStageName(Stage) : inCategory(Stage.category, match.match(matchNumber)),
    versus(sideName(local), sideName(visitor)),
    goalsInWords(reviewed).replaceAll(' ', NO_BREAK),
  );
}

function Named({ matches }: { readonly matches: readonly Match[] }) {
  const { notices: texts } = useAdminTexts().matches;
  return (
    <>
      <p>{texts.review}</p>
      <ul className={ui['bullets']}>
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
  /** While its dialog closes, the notice stays as it is, because its text must not change or disappear before the dialog does. */
  readonly isClosing?: boolean;
}

/** Before a change is saved, lists the matches whose scores must be reviewed because they get other teams. */
export const ReviewNotice = memo(
  function ReviewNotice({ matches }: ReviewNoticeProps) {
    return (
      <div className={stack(3, ui['notice'])} aria-live="polite">
        {matches.length > 0 && <Named matches={matches} />}
      </div>
    );
  },
  (_before, { isClosing = false }) => isClosing,
);
