import type { Cup, Group, Stage } from '../cup/records';
import { MAX_TEAMS } from '../cup/limits';
import type { PlaceholderSource } from '../cup/sides';
import { nameKey } from '../cup/text/name-key';
import { compareStages, numberMatches } from './match-numbers';
import { parsePlaceholder } from './placeholders';
import { GROUP_WORDS } from './short-placeholders';

/** The meaning of a placeholder: a known team, the result of a match or group, or nothing but its text. */
export type BoundPlaceholder =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'source'; readonly source: PlaceholderSource }
  | { readonly kind: 'text' };

/** The last group stage before the given stage, or null when no group stage comes before it. */
export function nearestEarlierGroupStage(cup: Pick<Cup, 'stages'>, stageId: string): Stage | null {
  const own = cup.stages.find((stage) => stage.stageId === stageId);
  if (!own) return null;
  const earlier = cup.stages.filter(({ type, order }) => type === 'group' && order < own.order);
  return earlier.sort(compareStages).at(-1) ?? null;
}

const GROUP_WORD = new RegExp(`^(?:${GROUP_WORDS.join('|')}) `);

/** The text after its first word, which may be the very name of a group: 'of A' in '1st of A'. */
function afterFirstWord(text: string): string {
  return nameKey(text).replace(/^\S+ /, '');
}

/** Finds a group by its exact name first. A group called 'A' is also found as 'Group A' or 'Gruppe A', and a group called 'Group A' as 'A'. */
function findGroup(groups: readonly Group[], groupName: string): Group | null {
  const wanted = nameKey(groupName);
  const bare = wanted.replace(GROUP_WORD, '');
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

function sourceOf(cup: Omit<Cup, 'tournament'>, stage: Stage | null, text: string): PlaceholderSource | null {
  const parsed = parsePlaceholder(text);
  if (parsed.kind === 'text') return null;
  if (parsed.kind === 'match-winner' || parsed.kind === 'match-loser') {
    const matchId = matchNumbered(cup, parsed.matchNumber);
    return matchId === null ? null : { kind: parsed.kind, matchId };
  }
  const { place } = parsed;
  // No record takes such a place, rank or slot, so a backup with it would be refused.
  if (!stage || place > MAX_TEAMS) return null;
  const { stageId } = stage;
  if (parsed.kind === 'best-of-place') {
    const { kind, rank } = parsed;
    return rank > MAX_TEAMS ? null : { kind, stageId, place, rank };
  }
  if (parsed.kind === 'allotted-of-place') {
    const { kind, slot } = parsed;
    return slot > MAX_TEAMS ? null : { kind, stageId, place, slot };
  }
  const groups = cup.groups.filter((group) => group.stageId === stageId);
  const exact = groups.find(({ name }) => nameKey(name) === afterFirstWord(text));
  const group = exact ?? findGroup(groups, parsed.groupName);
  return group && { kind: 'group-place', groupId: group.groupId, place };
}

/**
 * Binds the text of a placeholder, typed for a match of stage `stageId`, to what it means in the cup at this moment: the team of that
 * name; the match that has that number now; the group of that name, or the ranking across groups, of the nearest earlier group stage. A
 * text that names none of these stays plain text. `groupStage` is another group stage than the nearest, where somebody says which is meant.
 */
export function bindPlaceholder(
  cup: Omit<Cup, 'tournament'>,
  stageId: string,
  text: string,
  groupStage: Stage | null = nearestEarlierGroupStage(cup, stageId),
): BoundPlaceholder {
  const name = nameKey(text);
  const team = cup.teams.find((candidate) => nameKey(candidate.name) === name);
  if (team) return { kind: 'team', teamId: team.teamId };
  const source = sourceOf(cup, groupStage, text);
  return source ? { kind: 'source', source } : { kind: 'text' };
}
