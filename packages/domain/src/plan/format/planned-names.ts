import { categoryIdOf } from '../../cup/categories';
import { LANGUAGES, type Language } from '../../cup/text/languages';
import type { Stage } from '../../cup/records';
import { nameKey } from '../../cup/text/name-key';
import { BRACKET_CUPS, GROUP_STAGES, type StageKey } from '../settings';
import { PLANNED_WORDS } from './planned-words';
import { ENGLISH_STAGE_WORDS, stageName } from './stage-names';

type StageNames = Readonly<Record<Language, string>>;

const MAIN_ROUNDS = Object.keys(ENGLISH_STAGE_WORDS.rounds) as (keyof typeof ENGLISH_STAGE_WORDS.rounds)[];
/** In English the matches for these places have words instead of numbers. */
const PLACES_IN_WORDS = [3, 5, 7];

/** The stages of plans whose names have these numbers, or none. */
function keysWith([from, to]: readonly number[]): StageKey[] {
  const places = from === undefined ? PLACES_IN_WORDS : [from];
  const rounds = [
    ...MAIN_ROUNDS,
    ...places.map((place) => `place-${place}` as const),
    ...(from === undefined || to === undefined ? [] : [`places-${from}-to-${to}` as const]),
  ];
  return [
    ...GROUP_STAGES,
    ...rounds,
    ...BRACKET_CUPS.flatMap((cup) => rounds.map((round) => `${cup}-${round}` as const)),
  ];
}

/**
 * The names of a stage in all languages, if its name is one that a plan gives: then nobody has changed it, and everybody may read it in
 * their own language. A name that somebody typed and a plan could have given counts as one, too; any other name has no translation.
 * @internal
 */
export function plannedNames(name: string): StageNames | undefined {
  const wanted = nameKey(name);
  const keys = keysWith((name.match(/\d+/gu) ?? []).map(Number));
  const found = keys.find((key) =>
    LANGUAGES.some((language) => nameKey(stageName(key, PLANNED_WORDS[language])) === wanted),
  );
  if (found === undefined) return undefined;
  const nameIn = (language: Language) => stageName(found, PLANNED_WORDS[language]);
  return { en: nameIn('en'), de: nameIn('de'), fr: nameIn('fr'), it: nameIn('it') };
}

/**
 * The names in all languages of the stages of a cup whose names plans give, by stage id. Stages of a category that would be called the same in
 * them, such as 'Final' and 'Finale', keep the names that they have.
 */
export function plannedNamesOf(
  stages: readonly Pick<Stage, 'stageId' | 'name' | 'categoryId'>[],
): ReadonlyMap<string, StageNames> {
  const found = stages.flatMap((stage) => {
    const names = plannedNames(stage.name);
    return names ? [[stage, names] as const] : [];
  });
  const isAlone = ([stage, { en }]: (typeof found)[number]) =>
    found.filter(([other, names]) => names.en === en && categoryIdOf(other) === categoryIdOf(stage))
      .length === 1;
  return new Map(found.filter(isAlone).map(([{ stageId }, names]) => [stageId, names]));
}
