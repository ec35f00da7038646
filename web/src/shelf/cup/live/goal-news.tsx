import { useState } from 'react';
import { allMatches } from '../all-matches';
import type { Cup, Match } from '../cup';
import { inCategory } from '../stage-name';
import { namedSide, WithNames } from '../with-names';
import looks from '../../styles/looks.module.css';
import type { LiveTexts } from '../../texts/live-texts';
import { useLiveTexts } from '../../texts/live-texts';

type Texts = LiveTexts;

type Goals = readonly [number, number];

/** Returns the goals so far. They are null while they are not known, for example when the page was opened during a match. */
function goalsOf({ state, running, local, visitor }: Match): Goals | null {
  if (state === 'scheduled') return [0, 0];
  const score = running ?? { local, visitor };
  return score.local.goals === null || score.visitor.goals === null
    ? null
    : [score.local.goals, score.visitor.goals];
}

/**
 * Returns the news of a goal, which may arrive together with the kick-off or the final whistle. A later change of the result is not a goal.
 */
function newsOfMatch(before: Match | undefined, after: Match, texts: Texts): string | null {
  const [earlier, now] = [before && goalsOf(before), goalsOf(after)];
  if (!earlier || !now || !(before?.running ?? after.running)) return null;
  const [local, visitor] = [now[0] - earlier[0], now[1] - earlier[1]];
  if (local === 0 && visitor === 0) return null;
  const names = [namedSide(after.local), namedSide(after.visitor)] as const;
  const score = texts.scoreInWords(names[0], now[0], names[1], now[1]);
  // If a goal was taken back, or both sides have scored at once, the news has only the score.
  const isOneGoal = local >= 0 && visitor >= 0 && (local === 0 || visitor === 0);
  const news = isOneGoal ? texts.goalNews(local > 0 ? names[0] : names[1], score) : texts.scoreNews(score);
  return inCategory(after.Stage.category, news);
}

/** Describes in words what happened between two states of the live matches. The result is empty if no goal was scored. @internal */
export function findGoalNews(before: readonly Match[], after: readonly Match[], texts: Texts): string {
  const earlier = new Map(before.map((match) => [match.matchId, match]));
  return after.flatMap((match) => newsOfMatch(earlier.get(match.matchId), match, texts) ?? []).join(' ');
}

/** Announces each goal once to screen readers, after they have finished their current announcement. */
export function GoalNews({ cup }: { readonly cup: Pick<Cup, 'Stages'> }) {
  const texts = useLiveTexts();
  const [heard, setHeard] = useState({ cup, news: '' });
  if (heard.cup !== cup) {
    const news = findGoalNews(allMatches(heard.cup), allMatches(cup), texts);
    setHeard({ cup, news: news || heard.news });
  }
  return (
    <p className={looks['spoken']} role="status">
      <WithNames text={heard.news} />
    </p>
  );
}
