import { SIDES } from '@futsal-cup/domain/cup/sides';
import { useState } from 'react';
import { allMatches } from '../cup/all-matches';
import type { Cup, Match } from '../cup/cup';
import { sideName } from '../match/side-name';
import type { MatchDayTexts } from '../texts/match-day-texts';
import { useMatchDayTexts } from '../texts/match-day-texts';
import styles from './live.module.css';

type Texts = MatchDayTexts;

function newsOfMatch(before: Match | undefined, after: Match, texts: Texts): string | null {
  if (!before?.running || !after.running) return null;
  const now = after.running;
  const changes = SIDES.map((side) => (now[side].goals ?? 0) - (before.running?.[side].goals ?? 0));
  if (changes.every((change) => change === 0)) return null;
  const names = [sideName(after.local), sideName(after.visitor)] as const;
  const score = texts.scoreInWords(names[0], now.local.goals ?? 0, names[1], now.visitor.goals ?? 0);
  const [local = 0, visitor = 0] = changes;
  const scorer = local > 0 && visitor === 0 ? names[0] : visitor > 0 && local === 0 ? names[1] : null;
  return scorer === null ? texts.scoreNews(score) : texts.goalNews(scorer, score);
}

/** What has happened between two looks at the live matches, in words; empty when no goal has fallen. @internal */
export function findGoalNews(before: readonly Match[], after: readonly Match[], texts: Texts): string {
  const earlier = new Map(before.map((match) => [match.matchId, match]));
  return after.flatMap((match) => newsOfMatch(earlier.get(match.matchId), match, texts) ?? []).join(' ');
}

/** Says each goal once to screen readers, when they have finished what they are saying. */
export function GoalNews({ cup }: { readonly cup: Pick<Cup, 'Stages'> }) {
  const texts = useMatchDayTexts();
  const [heard, setHeard] = useState({ cup, news: '' });
  if (heard.cup !== cup) {
    const news = findGoalNews(allMatches(heard.cup), allMatches(cup), texts);
    setHeard({ cup, news: news || heard.news });
  }
  return (
    <p className={styles['spoken']} role="status">
      {heard.news}
    </p>
  );
}
