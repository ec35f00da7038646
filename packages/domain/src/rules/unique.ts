import type { ErrorCode } from '../cup/error-codes/error-codes';
import { categoryIdOf, categoryIdOfStage } from '../cup/categories';
import type { Category, Group, Match, Stage, Team } from '../cup/records';
import { type Refusal, refused } from '../cup/result';
import type { Side } from '../cup/sides';
import { lookKey } from '../cup/text/look-alikes';
import { nameKey } from '../cup/text/name-key';
import { withoutGroupWord } from '../bracket/bind-placeholder';
import { boundKey, pairKey, sideKey } from './side-keys';

/** What no two records of a cup may have in common. A record whose key is null has nothing in common with another one. */
export interface Unique<Entity> {
  readonly msg: ErrorCode;
  readonly field?: string;
  readonly idOf: (record: Entity) => string;
  readonly keyOf: (record: Entity) => string | null;
}

/** A key that means something within a category alone. */
function withinCategory(record: Pick<Team | Stage, 'categoryId'>, key: string): string {
  return `${categoryIdOf(record) ?? ''} ${key}`;
}

export const CATEGORY_NAME: Unique<Category> = {
  msg: 'category_name_already_exists',
  field: 'name',
  idOf: ({ categoryId }) => categoryId,
  keyOf: ({ name }) => nameKey(name),
};

/** No two categories look the same to who chooses one of them. */
export const CATEGORY_LOOK: typeof CATEGORY_NAME = {
  ...CATEGORY_NAME,
  msg: 'name_looks_like_another',
  keyOf: ({ name }) => lookKey(name),
};

export const TEAM_NAME: Unique<Pick<Team, 'teamId' | 'name' | 'categoryId'>> = {
  msg: 'team_name_already_exists',
  field: 'name',
  idOf: ({ teamId }) => teamId,
  keyOf: (team) => withinCategory(team, nameKey(team.name)),
};

export const STAGE_NAME: Unique<Stage> = {
  msg: 'stage_name_already_exists',
  field: 'name',
  idOf: ({ stageId }) => stageId,
  keyOf: (stage) => withinCategory(stage, nameKey(stage.name)),
};

export const STAGE_ORDER: Unique<Stage> = {
  msg: 'stage_order_already_exists',
  field: 'order',
  idOf: ({ stageId }) => stageId,
  keyOf: (stage) => withinCategory(stage, String(stage.order)),
};

export const GROUP_NAME: Unique<Pick<Group, 'groupId' | 'stageId' | 'name'>> = {
  msg: 'group_name_already_exists',
  field: 'name',
  idOf: ({ groupId }) => groupId,
  keyOf: ({ stageId, name }) => `${stageId} ${nameKey(name)}`,
};

/** No two teams of a category look the same. It is a rule for names as they come: stored cups may have such teams from before. */
export const TEAM_LOOK: typeof TEAM_NAME = {
  ...TEAM_NAME,
  msg: 'name_looks_like_another',
  keyOf: (team) => withinCategory(team, lookKey(team.name)),
};

export const STAGE_LOOK: typeof STAGE_NAME = {
  ...STAGE_NAME,
  msg: 'name_looks_like_another',
  keyOf: (stage) => withinCategory(stage, lookKey(stage.name)),
};

/** In a stage a group called 'A' is shown as 'Group A', so no other one there is called that. */
export const GROUP_LOOK: typeof GROUP_NAME = {
  ...GROUP_NAME,
  msg: 'group_name_reads_like_another',
  keyOf: ({ stageId, name }) => `${stageId} ${withoutGroupWord(lookKey(name))}`,
};

function pairing(keyOfSide: (side: Side) => string | null): Unique<Match> {
  return {
    msg: 'match_already_exists',
    idOf: ({ matchId }) => matchId,
    keyOf(match) {
      const pair = pairKey(match, keyOfSide);
      return pair === null ? null : [match.stageId, match.date, match.time, pair].join('\n');
    },
  };
}

/** The same two sides meet at one time of a stage once. */
export const PAIRING = pairing(boundKey);

/**
 * As `PAIRING`, with sides that are only a text as well. Nobody may type them twice; but the deletion of matches may leave the same text
 * behind in two places, so that a cup may have them.
 */
export const TYPED_PAIRING = pairing(sideKey);

/** A category has one final at most. */
export function oneFinal(stages: readonly Stage[]): Unique<Match> {
  return {
    msg: 'another_match_is_the_final',
    field: 'isFinal',
    idOf: ({ matchId }) => matchId,
    keyOf: ({ isFinal, stageId }) => (isFinal ? (categoryIdOfStage({ stages }, stageId) ?? '') : null),
  };
}

/** Refuses a record that has something in common with another one of `records`, which may hold an earlier state of it. */
export function findTaken<Entity>(
  { msg, field, idOf, keyOf }: Unique<Entity>,
  records: readonly Entity[],
  record: Entity,
): Refusal | null {
  const [id, key] = [idOf(record), keyOf(record)];
  const isTaken = key !== null && records.some((other) => idOf(other) !== id && keyOf(other) === key);
  return isTaken ? refused(msg, field) : null;
}

/** The records that have something in common, those that share the same thing in a list. */
export function listShared<Entity>(
  { keyOf }: Pick<Unique<Entity>, 'keyOf'>,
  records: readonly Entity[],
): readonly (readonly Entity[])[] {
  const byKey = new Map<string, Entity[]>();
  for (const record of records) {
    const key = keyOf(record);
    if (key !== null) byKey.set(key, [...(byKey.get(key) ?? []), record]);
  }
  return [...byKey.values()].filter(({ length }) => length > 1);
}
