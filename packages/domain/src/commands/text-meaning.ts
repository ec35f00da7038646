import { bindPlaceholder, type BoundPlaceholder } from '../bracket/bind-placeholder';
import { findCycle } from '../bracket/references';
import { tournamentOfStage } from '../cup/categories';
import type { Cup, Match } from '../cup/records';
import { shownInPart } from '../cup/shown';
import { OTHER_SIDE, type PlaceholderSource, type Side, type SideKey } from '../cup/sides';
import { boundKey } from '../rules/side-keys';
import { findTaken, PAIRING } from '../rules/unique';

/** A side of a match that has neither a team nor a source, but a text. */
export interface OpenText {
  readonly match: Match;
  readonly side: SideKey;
  readonly text: string;
}

/** A team or a source for a side. */
export type Meaning = Exclude<BoundPlaceholder, { readonly kind: 'text' }>;

/** The text of a side that is bound to nothing; null for any other side. */
export function openTextOf(match: Match, side: SideKey): OpenText | null {
  const { teamId, source, placeholder } = match[side];
  return teamId === null && source === null && placeholder !== null
    ? { match, side, text: placeholder }
    : null;
}

function targetOf(source: PlaceholderSource | null): string | null {
  return source && 'matchId' in source ? source.matchId : null;
}

/** The match with the meaning in the place of its text. */
export function withMeaning({ match, side, text }: OpenText, meaning: Meaning): Match {
  const bound: Pick<Side, 'teamId' | 'placeholder' | 'source'> =
    meaning.kind === 'team'
      ? { teamId: meaning.teamId, placeholder: null, source: null }
      : { teamId: null, placeholder: text, source: meaning.source };
  return { ...match, [side]: { ...match[side], ...bound, lost: null } };
}

export function replaceMatch(cup: Cup, before: Match, after: Match): Cup {
  return { ...cup, matches: cup.matches.map((match) => (match === before ? after : match)) };
}

/** Whether a match is in a later stage than another one, or kicks off later. */
function isPlayedLater({ stages, matches }: Cup, matchId: string, than: Match): boolean {
  const target = matches.find((match) => match.matchId === matchId);
  const orderOf = (id: string) => stages.find(({ stageId }) => stageId === id)?.order ?? 0;
  if (!target || orderOf(target.stageId) > orderOf(than.stageId)) return true;
  return `${target.date} ${target.time}` > `${than.date} ${than.time}`;
}

/**
 * Whether a text may be taken for something without anybody having said so: not for the match itself or one that depends on it, not for a
 * match that is played later, not for the match, team or place that the other side of the match has, and for no place at all in a cup whose
 * tables are off.
 */
export function isSensible(cup: Cup, open: OpenText, meaning: Meaning): boolean {
  const { match, side } = open;
  if (meaning.kind === 'source' && shownInPart(tournamentOfStage(cup, match))) return false;
  const other = match[OTHER_SIDE[side]];
  const bound = withMeaning(open, meaning);
  const target = targetOf(bound[side].source);
  if (boundKey(bound[side]) === boundKey(other)) return false;
  if (target !== null) {
    const isOfOther = other.teamId === null && targetOf(other.source) === target;
    if (target === match.matchId || isOfOther || isPlayedLater(cup, target, match)) return false;
  }
  const { matches } = replaceMatch(cup, match, bound);
  return findTaken(PAIRING, matches, bound) === null && findCycle({ ...cup, matches }) === null;
}

/** What the text of a side names in the cup, if it may be taken for that; else null. */
export function findMeaning(cup: Cup, open: OpenText): Meaning | null {
  const meaning = bindPlaceholder(cup, open.match.stageId, open.text);
  return meaning.kind !== 'text' && isSensible(cup, open, meaning) ? meaning : null;
}
