import { earlierGroupStages } from '@futsal-cup/domain/bracket/bind-placeholder';
import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import { describeGroupPlace, type SourceWords } from '@futsal-cup/domain/bracket/source-words';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import type { Cup, Stage } from '../../../shelf/cup/cup';
import { cupOfStage } from '../../cup/cup-of-category';
import { shownTexts } from '../../../shelf/texts/use-texts';

const FEWEST_PLACES = 2;

/** How many teams a group has once those of its places are through. */
export function countPlaces({ Teams, places = [] }: Stage['groups'][number]): number {
  return Teams.length + places.filter(({ teamId }) => teamId === null).length;
}

function placesOf({ groups }: Stage, words: SourceWords): string[] {
  const most = Math.max(FEWEST_PLACES, ...groups.map(countPlaces));
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((place) =>
    groups
      .filter((group) => place <= Math.max(FEWEST_PLACES, countPlaces(group)))
      .map(({ name }) => describeGroupPlace(place, name, words)),
  );
}

/** The places of the groups before, those of the nearest stage first. Words that two stages have mean the nearer one. */
function groupPlaces({ Stages }: Pick<Cup, 'Stages'>, stageId: string, words: SourceWords): string[] {
  const near = earlierGroupStages({ stages: Stages }, stageId);
  const stages = near.flatMap((stage) => Stages.find((other) => other.stageId === stage.stageId) ?? []);
  return [...new Set(stages.flatMap((stage) => placesOf(stage, words)))];
}

function matchNumbersIn(stages: readonly Stage[]): number[] {
  return stages
    .flatMap(({ Matches }) => Matches.map(({ matchNumber }) => matchNumber ?? 0))
    .sort((a, b) => a - b);
}

function usedPlaceholders({ Stages }: Pick<Cup, 'Stages'>): ReadonlySet<string> {
  const used = Stages.flatMap(({ Matches }) =>
    Matches.flatMap((match) => SIDES.map((side) => match[side].placeholder ?? '')),
  );
  return new Set(used.map(nameKey));
}

/**
 * Suggests places for a match or a group of the stage: winners of the rounds before, positions of the groups before, losers; none where the
 * tables are off.
 */
export function placeSuggestions(whole: Cup, stageId: string): readonly string[] {
  const cup = cupOfStage(whole, stageId);
  const own = cup.Stages.find((stage) => stage.stageId === stageId);
  if (!own || cup.shown) return [];
  const words = shownTexts().sources ?? ENGLISH_SOURCE_WORDS;
  const earlier = cup.Stages.filter(({ type, order }) => type === 'knockout' && order < own.order);
  const numbers = matchNumbersIn(earlier);
  return [...numbers.map(words.winner), ...groupPlaces(cup, stageId, words), ...numbers.map(words.loser)];
}

/**
 * Suggests placeholders for an unknown team of a match in the stage: places, and teams; teams alone where the tables are off. Suggestions
 * that another match already uses come last.
 */
export function placeholderSuggestions(whole: Cup, stageId: string): readonly string[] {
  const cup = cupOfStage(whole, stageId);
  if (cup.Stages.every((stage) => stage.stageId !== stageId)) return [];
  const all = [...placeSuggestions(cup, stageId), ...cup.Teams.map(({ name }) => name)];
  const used = usedPlaceholders(cup);
  const isUsed = (text: string) => used.has(nameKey(text));
  return [...all.filter((text) => !isUsed(text)), ...all.filter(isUsed)];
}
