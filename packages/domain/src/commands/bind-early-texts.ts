import { bindPlaceholder } from '../bracket/bind-placeholder';
import { parsePlaceholder } from '../bracket/placeholders';
import { hasBegun } from '../cup/outcome';
import type { Cup } from '../cup/records';
import { SIDES } from '../cup/sides';
import { nameKey } from '../cup/text/name-key';
import {
  findMeaning,
  type Meaning,
  type OpenText,
  openTextOf,
  replaceMatch,
  withMeaning,
} from './text-meaning';

/** The texts that somebody typed and that name nothing so far. A text whose target was deleted is none of them. */
function earlyTextsOf({ matches }: Cup): OpenText[] {
  return matches.flatMap((match) =>
    match.groupId !== null || hasBegun(match)
      ? []
      : SIDES.flatMap((side) => (match[side].lost === null ? (openTextOf(match, side) ?? []) : [])),
  );
}

/** A match has to be a new one, because numbers move; for the rest it is enough that nothing was called so before. */
function isNews(before: Cup, { match, text }: OpenText, meaning: Meaning): boolean {
  if (meaning.kind === 'source' && 'matchId' in meaning.source) {
    const { matchId } = meaning.source;
    return !before.matches.some((other) => other.matchId === matchId);
  }
  return bindPlaceholder(before, match.stageId, text).kind === 'text';
}

/** Whether a text may name something that has come: the words say so, or a team is called so. */
function mayName({ teams }: Cup): (open: OpenText) => boolean {
  const names = new Set(teams.map(({ name }) => nameKey(name)));
  return ({ text }) => names.has(nameKey(text)) || parsePlaceholder(text).kind !== 'text';
}

/**
 * The cup `after` a command that brings a match, a group, a stage, a team or a name into it. A text that was typed before what it names was
 * there is bound to that, once. What nobody can have meant (`isSensible`) stays a text, and so does the text of a match that has begun.
 */
export function bindEarlyTexts(before: Cup, after: Cup): Cup {
  let cup = after;
  for (const {
    match: { matchId },
    side,
  } of earlyTextsOf(after).filter(mayName(after))) {
    const match = cup.matches.find((other) => other.matchId === matchId);
    const open = match && openTextOf(match, side);
    const meaning = open && findMeaning(cup, open);
    if (meaning && isNews(before, open, meaning)) {
      cup = replaceMatch(cup, open.match, withMeaning(open, meaning));
    }
  }
  return cup;
}
