import type { MatchRules } from '../../cup/match-rules';
import { type CardMark, cardsShown } from './cards';
import { phaseAfter } from '../entries';
import { keepsPlayedScore, playedScore } from './forfeit-score';
import { type TimeOutMark, timeOutMarks } from './fouls-and-time-outs';
import { isLevel, type LogInPlay, shootOutOf } from '../running-score';
import type { KickMark } from './shoot-out';

/** How an entry deviates from the Laws. The entry stays in the log and gets this mark. */
export type LawMark = KickMark | TimeOutMark | CardMark | 'keeps-played-score' | 'score-not-level';

/** The marks of the active entries of a log, by their ids. */
export function lawMarks(log: LogInPlay, rules: MatchRules): ReadonlyMap<string, LawMark> {
  const { active, changes } = log;
  const forfeits = active
    .filter(keepsPlayedScore)
    .map(({ entryId }) => [entryId, 'keeps-played-score'] as const);
  const cards = [...cardsShown(active)].flatMap(([entryId, { mark }]) =>
    mark ? [[entryId, mark] as const] : [],
  );
  // The judge refuses such a shoot-out today; logs from before have it, and a goal may arrive after it has begun.
  const shootOuts = isLevel(playedScore(log))
    ? []
    : changes
        .filter((change) => phaseAfter(change) === 'shoot-out')
        .map(({ entryId }) => [entryId, 'score-not-level'] as const);
  return new Map<string, LawMark>([
    ...shootOutOf(log, rules.shootOutKicks).marks,
    ...timeOutMarks(active, rules),
    ...cards,
    ...forfeits,
    ...shootOuts,
  ]);
}
