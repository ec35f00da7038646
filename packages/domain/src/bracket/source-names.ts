import type { Cup } from '../cup/records';
import { numberMatches } from './match-numbers';
import type { SourceNames } from './source-words';

// This is apart from the words, because the first view of a page has these names from the server.

/** The present numbers of the cup's matches and names of its groups, for the texts of placeholders. */
export function sourceNamesOf(cup: Cup): SourceNames {
  const groupNames = new Map(cup.groups.map(({ groupId, name }) => [groupId, name]));
  return { matchNumbers: numberMatches(cup), groupNames };
}
