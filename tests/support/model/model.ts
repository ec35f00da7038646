import type { EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { StageType } from '@futsal-cup/domain/cup/records';

/*
 * A cup in memory, as simple as possible: the state that the API must reach, whatever calls are made in whatever order. It knows
 * placeholders that lead to matches; those that lead to groups have tests of their own.
 */

interface ModelTeam {
  readonly teamId: string;
  name: string;
}

interface ModelStage {
  readonly stageId: string;
  readonly name: string;
  readonly type: StageType;
  readonly order: number;
}

export interface ModelGroup {
  readonly groupId: string;
  readonly stageId: string;
  name: string;
  teamIds: string[];
  lots: string[];
}

export type ModelSide =
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'winner' | 'loser'; readonly matchId: string }
  /** A text whose target was deleted is lost: nobody has typed it, and it never binds by itself. */
  | { readonly kind: 'text'; readonly text: string; readonly isLost?: true }
  | { readonly kind: 'nobody' };

export type Pair<Value> = readonly [local: Value, visitor: Value];

export interface ModelMatch {
  readonly matchId: string;
  readonly stageId: string;
  readonly groupId: string | null;
  sides: Pair<ModelSide>;
  time: string;
  goals: Pair<number> | null;
  kicks: Pair<number> | null;
  scoredTeams: Pair<string> | null;
}

export interface Model {
  readonly tournamentId: string;
  teams: ModelTeam[];
  stages: ModelStage[];
  groups: ModelGroup[];
  /** The matches are in the order of their creation. */
  matches: ModelMatch[];
}

/** A step has one call, the rules that the call breaks (none if it must succeed), and the change of the cup after a success. */
interface Step {
  readonly call: EndpointName;
  readonly request: Readonly<Record<string, unknown>>;
  readonly broken: readonly ErrorCode[];
  readonly apply: (data: unknown) => void | Promise<void>;
}

/** A command of a person: returns the next step for a cup in any state. */
export type Command = (model: Model) => Step;

export const NOBODY = 'nobody';

/** Returns the item that a number picks; undefined if there is none. */
export function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(items.length, 1)];
}

export function emptyModel(tournamentId: string): Model {
  return { tournamentId, teams: [], stages: [], groups: [], matches: [] };
}

export const sameName = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the knockout matches in the order of their numbers. */
function numberedMatches({ stages, matches }: Model): ModelMatch[] {
  return stages
    .filter(({ type }) => type === 'knockout')
    .sort((one, other) => one.order - other.order)
    .flatMap(({ stageId }) => matches.filter((match) => match.stageId === stageId));
}

export function numberOf(model: Model, matchId: string): number | null {
  return numberedMatches(model).findIndex((match) => match.matchId === matchId) + 1 || null;
}

const WORDS = { winner: 'Winner', loser: 'Loser' } as const;

export function placeholderOf(model: Model, side: ModelSide): string | null {
  if (side.kind === 'text') return side.text;
  if (side.kind === 'team' || side.kind === 'nobody') return null;
  return `${WORDS[side.kind]} match ${numberOf(model, side.matchId)}`;
}

/** Returns the side that a typed placeholder means in the present cup. */
export function bind(model: Model, text: string): ModelSide {
  const team = model.teams.find(({ name }) => sameName(name, text));
  if (team) return { kind: 'team', teamId: team.teamId };
  const [, word, digits] = /^(winner|loser) match (\d+)$/i.exec(text) ?? [];
  const target = word && numberedMatches(model)[Number(digits) - 1];
  if (!target) return { kind: 'text', text };
  return { kind: word.toLowerCase() === 'winner' ? 'winner' : 'loser', matchId: target.matchId };
}

/** Returns the side that has won, 0 or 1; null if none has. */
function winningSide({ goals, kicks }: ModelMatch): 0 | 1 | null {
  const decisive = goals && goals[0] === goals[1] ? kicks : goals;
  if (!decisive || decisive[0] === decisive[1]) return null;
  return decisive[0] > decisive[1] ? 0 : 1;
}

/** Whether the score belongs to other teams than the present ones; until a person has reviewed it, no team goes on from this match. */
export function isUnderReview(model: Model, { scoredTeams, sides }: ModelMatch): boolean {
  return scoredTeams !== null && sides.some((side, index) => teamOf(model, side) !== scoredTeams[index]);
}

export function teamOf(model: Model, side: ModelSide): string | null {
  if (side.kind === 'team') return side.teamId;
  if (side.kind === 'text' || side.kind === 'nobody') return null;
  const target = model.matches.find(({ matchId }) => matchId === side.matchId);
  const winner = target ? winningSide(target) : null;
  if (!target || winner === null || isUnderReview(model, target)) return null;
  const wanted = side.kind === 'winner' ? winner : winner === 0 ? 1 : 0;
  return teamOf(model, target.sides[wanted]);
}

export function teamsOf(model: Model, [local, visitor]: Pair<ModelSide>): Pair<string> | null {
  const teams = [teamOf(model, local), teamOf(model, visitor)] as const;
  return teams[0] === null || teams[1] === null ? null : [teams[0], teams[1]];
}

/** Two sides with the same key are equal. */
export function sideKey(side: ModelSide): string {
  return JSON.stringify(side.kind === 'text' ? { ...side, text: side.text.trim().toLowerCase() } : side);
}

/** Whether nobody has said who is on this side. */
export function isUntyped(side: ModelSide): boolean {
  return side.kind === 'nobody' || (side.kind === 'text' && side.isLost === true);
}

export function pairKey([local, visitor]: Pair<ModelSide>): string | null {
  if (isUntyped(local) || isUntyped(visitor)) return null;
  return [sideKey(local), sideKey(visitor)].sort().join();
}

/** Whether a match with these sides would depend on itself. */
export function leadsBack(model: Model, matchId: string, sides: Pair<ModelSide>): boolean {
  const awaited = sides.flatMap((side) => ('matchId' in side ? [side.matchId] : []));
  return awaited.some((id) => {
    const target = model.matches.find((match) => match.matchId === id);
    return id === matchId || (target !== undefined && leadsBack(model, matchId, target.sides));
  });
}

/** Whether a match may depend on another one: it is played before, and the other side does not depend on it. */
function canComeFrom(model: Model, match: ModelMatch, targetId: string, other: ModelSide): boolean {
  const target = model.matches.find(({ matchId }) => matchId === targetId);
  const orderOf = ({ stageId }: ModelMatch) =>
    model.stages.find((stage) => stage.stageId === stageId)?.order ?? 0;
  const isOfOther = 'matchId' in other && other.matchId === targetId;
  if (!target || target === match || isOfOther) return false;
  return orderOf(target) <= orderOf(match) && target.time <= match.time;
}

/** The match with a text of it bound, if the text names what is new and somebody can have meant that. */
function boundEarly(
  model: Model,
  match: ModelMatch,
  index: 0 | 1,
  isNew: (id: string) => boolean,
): Pair<ModelSide> | null {
  const [side, other] = index === 0 ? match.sides : [match.sides[1], match.sides[0]];
  if (side.kind !== 'text' || side.isLost) return null;
  const bound = bind(model, side.text);
  if (bound.kind === 'text' || bound.kind === 'nobody' || sideKey(bound) === sideKey(other)) return null;
  if (!isNew(bound.kind === 'team' ? bound.teamId : bound.matchId)) return null;
  if ('matchId' in bound && !canComeFrom(model, match, bound.matchId, other)) return null;
  const sides: Pair<ModelSide> = index === 0 ? [bound, other] : [other, bound];
  const isTaken = model.matches.some(
    ({ matchId, stageId, time, sides: others }) =>
      matchId !== match.matchId &&
      stageId === match.stageId &&
      time === match.time &&
      other.kind !== 'text' &&
      pairKey(others) === pairKey(sides),
  );
  return isTaken || leadsBack(model, match.matchId, sides) ? null : sides;
}

/** Binds the texts that were typed before the match or team that they name was there, or was called so. */
export function bindEarly(model: Model, isNew: (id: string) => boolean): void {
  for (const match of model.matches) {
    if (match.groupId !== null || match.goals !== null) continue;
    for (const index of [0, 1] as const) match.sides = boundEarly(model, match, index, isNew) ?? match.sides;
  }
}

/** Deletes matches; a side that depends on one keeps the text of its placeholder. */
export function dropMatches(model: Model, isGone: (match: ModelMatch) => boolean): void {
  const gone = new Set(model.matches.filter(isGone).map(({ matchId }) => matchId));
  const settle = (side: ModelSide): ModelSide =>
    'matchId' in side && gone.has(side.matchId)
      ? { kind: 'text', text: placeholderOf(model, side) ?? '', isLost: true }
      : side;
  const left = model.matches.filter(({ matchId }) => !gone.has(matchId));
  const settled = left.map(({ sides }) => [settle(sides[0]), settle(sides[1])] as const);
  left.forEach((match, index) => (match.sides = settled[index] ?? match.sides));
  model.matches = left;
}
