import { areOfOneCategory, categoryIdOfStage, recordsOfCategory } from '../cup/categories';
import type { Cup, Group, Stage } from '../cup/records';
import { MAX_TEAMS } from '../cup/limits';
import type { PlaceholderSource } from '../cup/sides';
import { canonical } from '../cup/text/canonical';
import { nameKey } from '../cup/text/name-key';
import { compareStages, numberMatches } from './match-numbers';
import { parsePlaceholder } from './placeholders';
import { GROUP_WORDS } from './short-placeholders';

/** The meaning of a placeholder: a known team, the result of a match or group, or nothing but its text. */
export type BoundPlaceholder =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'source'; readonly source: PlaceholderSource }
  | { readonly kind: 'text' };

/** The group stages of its category before the given stage, the nearest one first. */
export function earlierGroupStages(cup: Pick<Cup, 'stages'>, stageId: string): readonly Stage[] {
  const own = cup.stages.find((stage) => stage.stageId === stageId);
  if (!own) return [];
  const isEarlier = (stage: Stage) =>
    stage.type === 'group' && stage.order < own.order && areOfOneCategory(stage, own);
  const earlier = cup.stages.filter(isEarlier);
  return earlier.sort(compareStages).reverse();
}

const GROUP_WORD = new RegExp(`^(?:${GROUP_WORDS.join('|')}) `);

/** A key of a name without the word for a group: 'a' of 'group a' and of 'gruppe a'. */
export function withoutGroupWord(key: string): string {
  return key.replace(GROUP_WORD, '');
}

/**
 * Whether words stand for a place or the result of a match, and are no name of a team. '1. FC Bern' is one, and so are '3A' and '1. A' where no
 * groups come before (`isLater`), because nothing has such a place.
 */
export function isPlaceInWords(text: string, isLater: boolean): boolean {
  const parsed = parsePlaceholder(text);
  if (parsed.kind !== 'group-place') return parsed.kind !== 'text';
  const [key, group] = [nameKey(text), nameKey(parsed.groupName)];
  const isNamedGroup = key.startsWith('gruppen') || withoutGroupWord(group) !== group;
  return isNamedGroup || (isLater && /^\p{L}$/u.test(group));
}

/** The text after its first word, which may be the very name of a group: 'of A' in '1st of A'. */
function afterFirstWord(text: string): string {
  return nameKey(text).replace(/^\S+ /, '');
}

/**
 * Finds the group that a place is of; `text` is the place in words. The exact name comes first. A group called 'A' is also found as 'Group A' or
 * 'Gruppe A', and a group called 'Group A' as 'A'.
 */
function findGroup(groups: readonly Group[], text: string, groupName: string): Group | null {
  const exact = groups.find(({ name }) => nameKey(name) === afterFirstWord(text));
  if (exact) return exact;
  const wanted = nameKey(groupName);
  const bare = withoutGroupWord(wanted);
  const spellings = [wanted, bare, ...GROUP_WORDS.map((word) => `${word} ${bare}`)];
  for (const spelling of spellings) {
    const group = groups.find(({ name }) => nameKey(name) === spelling);
    if (group) return group;
  }
  return null;
}

function matchNumbered(cup: Pick<Cup, 'stages' | 'matches'>, wanted: number): string | null {
  for (const [matchId, number] of numberMatches(cup)) if (number === wanted) return matchId;
  return null;
}

/** `groupStages` are those that the text may mean, the nearest one first. */
function sourceOf(
  cup: Omit<Cup, 'tournament'>,
  groupStages: readonly Stage[],
  text: string,
): PlaceholderSource | null {
  const parsed = parsePlaceholder(text);
  if (parsed.kind === 'text') return null;
  if (parsed.kind === 'match-winner' || parsed.kind === 'match-loser') {
    const matchId = matchNumbered(cup, parsed.matchNumber);
    return matchId === null ? null : { kind: parsed.kind, matchId };
  }
  const { place } = parsed;
  const [nearest] = groupStages;
  // No record takes such a place, rank or slot, so a backup with it would be refused.
  if (!nearest || place > MAX_TEAMS) return null;
  const { stageId } = nearest;
  if (parsed.kind === 'best-of-place') {
    const { kind, rank } = parsed;
    return rank > MAX_TEAMS ? null : { kind, stageId, place, rank };
  }
  if (parsed.kind === 'allotted-of-place') {
    const { kind, slot } = parsed;
    return slot > MAX_TEAMS ? null : { kind, stageId, place, slot };
  }
  for (const stage of groupStages) {
    const groups = cup.groups.filter((group) => group.stageId === stage.stageId);
    const group = findGroup(groups, text, parsed.groupName);
    if (group) return { kind: 'group-place', groupId: group.groupId, place };
  }
  return null;
}

/**
 * Binds the text of a placeholder, typed for a match of stage `stageId`, to what it means in the cup at this moment: the team of that
 * name; the match that has that number now; the group of that name in the nearest earlier group stage that has one ('5th Group A' leads back to
 * the first of two phases where the groups of the second are C and D); the ranking across groups of the nearest earlier group stage. A text that
 * names none of these stays plain text, and so does one that names something of another category. `groupStage` is the one group stage that is
 * meant, where somebody says which.
 */
export function bindPlaceholder(
  wholeCup: Omit<Cup, 'tournament'>,
  stageId: string,
  text: string,
  groupStage?: Stage | null,
): BoundPlaceholder {
  const cup = recordsOfCategory(wholeCup, categoryIdOfStage(wholeCup, stageId));
  const name = nameKey(text);
  const team = cup.teams.find((candidate) => nameKey(candidate.name) === name);
  if (team) return { kind: 'team', teamId: team.teamId };
  const groupStages =
    groupStage === undefined ? earlierGroupStages(cup, stageId) : groupStage === null ? [] : [groupStage];
  const source = sourceOf(cup, groupStages, text);
  return source ? { kind: 'source', source } : { kind: 'text' };
}

/** Whether words, typed for a match or a group of stage `stageId`, lead to the very source. */
export function leadsTo(
  cup: Omit<Cup, 'tournament'>,
  stageId: string,
  text: string,
  source: PlaceholderSource,
): boolean {
  const bound = bindPlaceholder(cup, stageId, text);
  return bound.kind === 'source' && canonical(bound.source) === canonical(source);
}
