import type { Cup, Match } from '../../cup/records';
import { findMoveConflicts, type MatchDay } from './find-move-conflicts';

/** The location of a match, or a team of it, which another match (`by`, its id) has at the same time. */
export type Taken =
  | { readonly kind: 'location'; readonly by: string }
  | { readonly kind: 'team'; readonly teamId: string; readonly by: string };

/**
 * Finds what of a match other matches of the cup have at the same time, its location first. The match may be a new one, or one of the cup
 * with other values. Teams are those that are known now, also through what a side is bound to.
 *
 * @param day - The published plan, null without one, and how long a match takes of which nothing else is known, in whole minutes.
 */
export function findTaken(cup: Cup, match: Match, day: Pick<MatchDay, 'plan' | 'minutesPerMatch'>): Taken[] {
  const { matchId } = match;
  const isKnown = cup.matches.some((other) => other.matchId === matchId);
  const matches = isKnown
    ? cup.matches.map((other) => (other.matchId === matchId ? match : other))
    : [...cup.matches, match];
  const ofDay = { ...day, minutesBetween: 0, leastRest: 0, finalIds: [] };
  const found = findMoveConflicts({ ...cup, matches }, [match], ofDay).flatMap((conflict): Taken[] => {
    if (conflict.kind !== 'court-twice' && conflict.kind !== 'team-twice') return [];
    const by = conflict.matchIds.find((other) => other !== matchId) ?? '';
    return [
      conflict.kind === 'court-twice'
        ? { kind: 'location', by }
        : { kind: 'team', teamId: conflict.teamId, by },
    ];
  });
  return [...found.filter(({ kind }) => kind === 'location'), ...found.filter(({ kind }) => kind === 'team')];
}
