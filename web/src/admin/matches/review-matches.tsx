import { useEffect, useRef, useState } from 'react';
import type { Cup, Match } from '../../shelf/cup/cup';
import { fullStageName, inCategory } from '../../shelf/cup/stage-name';
import { allMatches } from '../../shelf/cup/all-matches';
import { useCurrentCup } from '../cup/cup-context';
import { goalsInWords } from '../review/review-notice';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { useCupCall } from '../calls/use-cup-call';
import { ActionButton } from '../forms/form-buttons';
import { sideName } from '../../shelf/cup/side-name';
import { useLeaving } from '../../shelf/stores/leaving';
import { endLeadingToReview, useReview } from '../review/review';
import { shownTexts, useTexts } from '../../shelf/texts/use-texts';
import { shownAdminTexts, useAdminTexts } from '../texts/admin-texts';
import { Panel } from '../ui/panel';
import { reviewCallOf } from './match-form/match-calls';
import { cluster, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './matches.module.css';

function scoreInWords(match: Match): string {
  const { local, visitor } = match;
  const score = goalsInWords(match);
  if (local.kicks === null || visitor.kicks === null) return score;
  return `${score} ${shownTexts().match.penalties(local.kicks, visitor.kicks)}`;
}

function scoredTeamsInWords({ Teams }: Cup, { scoredTeams }: Match): string {
  const { review, versus } = shownAdminTexts().matches;
  const nameOf = (wanted: string | undefined) =>
    Teams.find(({ teamId }) => teamId === wanted)?.name ?? review.deletedTeam;
  return versus(nameOf(scoredTeams?.local), nameOf(scoredTeams?.visitor));
}

/**
 * Returns the match that must be reviewed before this one: nobody advances from it before its review, so a side of this
 * match is still open.
 */
function matchToReviewFirst({ local, visitor }: Match, changed: readonly Match[]): Match | undefined {
  const sources = [local, visitor].map(({ team, source }) => (team ? null : source));
  return changed.find(({ matchId }) =>
    sources.some((source) => source !== null && 'matchId' in source && source.matchId === matchId),
  );
}

interface ReviewProps {
  readonly match: Match;
  /** The match that has to be reviewed before this one. */
  readonly first: Match | undefined;
  readonly onChosen: () => void;
}

function Review({ match, first, onChosen }: ReviewProps) {
  const { match: matchTexts } = useTexts();
  const { matches: matchAdminTexts } = useAdminTexts();
  const { review: texts } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const send = useCupCall();
  const [toClear, setToClear] = useState<Match | null>(null);
  const handleKeep = () => {
    onChosen();
    void send({ ...reviewCallOf(match, 'keep'), successText: texts.kept });
  };
  const wasPlayedBy = <p>{texts.wasPlayedBy(scoreInWords(match), scoredTeamsInWords(cup, match))}</p>;
  const now = matchAdminTexts.versus(sideName(match.local), sideName(match.visitor));
  return (
    <li className={stack(2, `${ui['warning']} ${styles['review']}`)}>
      <h3 className={ui['subtitle']}>
        {match.matchNumber === null
          ? fullStageName(match.Stage)
          : inCategory(match.Stage.category, matchTexts.match(match.matchNumber))}
      </h3>
      {wasPlayedBy}
      <p>{texts.isPlayedBy(now)}</p>
      {first ? (
        <p>{texts.first(matchTexts.match(first.matchNumber ?? 0))}</p>
      ) : (
        <div className={cluster(3)}>
          {match.local.team && match.visitor.team && (
            <ActionButton look="secondary" onClick={handleKeep}>
              {texts.keep}
            </ActionButton>
          )}
          <ActionButton look="danger" onClick={() => setToClear(match)}>
            {texts.clear}
          </ActionButton>
        </div>
      )}
      <ConfirmCallModal
        chosen={toClear}
        texts={{ title: texts.clear, confirm: texts.clear, success: texts.cleared }}
        look="danger"
        callOf={(chosen) => reviewCallOf(chosen, 'clear')}
        onClose={() => setToClear(null)}
        onSuccess={onChosen}
      >
        {() => wasPlayedBy}
      </ConfirmCallModal>
    </li>
  );
}

/**
 * Lists the matches whose teams have changed since their score was entered. After a change that made a review necessary, the page scrolls
 * to this list as soon as there is a match in it.
 */
export function ReviewMatches() {
  const { review: texts } = useAdminTexts().matches;
  const changed = allMatches(useCurrentCup()).filter(({ teamsChanged }) => teamsChanged);
  const place = useRef<HTMLDivElement>(null);
  // While a dialog asks whether to leave the page, nothing behind the dialog can have the focus.
  const isAsked = useLeaving(({ pendingLeave }) => pendingLeave !== null);
  const isDue = useReview(({ isNeeded }) => isNeeded) && changed.length > 0 && !isAsked;

  // The frame lets the page itself take the focus and scroll to its start first, when the person comes from another page.
  useEffect(() => {
    if (!isDue) return undefined;
    const frame = requestAnimationFrame(() => {
      place.current?.scrollIntoView({ block: 'start' });
      place.current?.focus({ preventScroll: true });
      endLeadingToReview();
    });
    return () => cancelAnimationFrame(frame);
  }, [isDue]);

  // A reviewed match disappears together with its button, which had the focus.
  const count = changed.length;
  const reviewed = useRef({ count, isChosen: false });
  useEffect(() => {
    const isGone = reviewed.current.isChosen && count < reviewed.current.count;
    if (isGone && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    reviewed.current = { count, isChosen: reviewed.current.isChosen && !isGone };
  }, [count]);

  if (count === 0) return <div ref={place} tabIndex={-1} />;
  return (
    <div ref={place} className={styles['place']} tabIndex={-1}>
      <Panel title={texts.title}>
        <p>{texts.explanation}</p>
        <ul className={stack(3)}>
          {changed.map((match) => (
            <Review
              key={match.matchId}
              match={match}
              first={matchToReviewFirst(match, changed)}
              onChosen={() => (reviewed.current.isChosen = true)}
            />
          ))}
        </ul>
      </Panel>
    </div>
  );
}
