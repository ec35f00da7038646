import { categoriesOf } from '@futsal-cup/domain/cup/categories';
import { matchesByDate } from '@futsal-cup/domain/schedule/kick-off';
import { useSearchParams } from 'react-router-dom';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup } from '../../shelf/cup/cup';
import { slashDate } from '../../shelf/cup/slash-date';
import { fullStageName } from '../../shelf/cup/stage-name';
import { cupOfCategory, partsOf } from '../categories/cup-of-category';
import type { Choice } from '../forms/choose-field';
import { courtsOf } from '../scorers/scope-choices';
import { useAdminTexts } from '../texts/admin-texts';

type Field = 'category' | 'court' | 'day' | 'stage';

/** What can be printed, each with what is chosen for it. */
const KINDS = {
  fixtures: ['category', 'court', 'day'],
  'court-day': ['court', 'day'],
  tables: ['category'],
  bracket: ['category'],
  standings: ['category'],
  sheets: ['category', 'stage', 'court', 'day'],
  certificates: ['category'],
  poster: ['category'],
} as const satisfies Readonly<Record<string, readonly Field[]>>;

export type Kind = keyof typeof KINDS;

const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

/** What is chosen of a cup; an empty or missing value stands for all of it. */
export type Chosen = Readonly<Partial<Record<Field, string>>>;

function choicesOf(cup: Cup): Readonly<Record<Field, readonly Choice[]>> {
  const same = (value: string) => ({ value, label: value });
  const days = matchesByDate(allMatches(cup).filter(({ state }) => state !== 'postponed'));
  return {
    category: categoriesOf(cup).map(({ categoryId, name }) => ({ value: categoryId, label: name })),
    court: courtsOf(allMatches(cup)).filter(Boolean).map(same),
    day: days.map(({ date }) => ({ value: date, label: slashDate(date) })),
    stage: cup.Stages.map((stage) => ({ value: stage.stageId, label: fullStageName(stage) })),
  };
}

/** Keeps in the address what is to be printed, so that it is still chosen after a reload and after the way back. */
export function usePrintChoice(cup: Cup) {
  const { print: texts } = useAdminTexts();
  const [query, setQuery] = useSearchParams();
  const choices = choicesOf(cup);
  const kind = ALL_KINDS.find((each) => each === query.get('what')) ?? 'fixtures';
  const ofKind: readonly Field[] = KINDS[kind];
  const fields = ofKind
    .map((field) => {
      const value = query.get(field) ?? '';
      const isKnown = value === '' || choices[field].some((choice) => choice.value === value);
      return {
        ...{ field, value, choices: choices[field], error: isKnown ? null : texts.unknown },
        ...{ label: texts.fields[field], placeholder: texts.all[field] },
      };
    })
    .filter(({ choices: { length }, value }) => length > 0 || value !== '');
  const chosen: Chosen = Object.fromEntries(fields.map(({ field, value }) => [field, value]));
  const choose = (name: Field | 'what', value: string | null) => {
    const after = new URLSearchParams(query);
    if (value) after.set(name, value);
    else after.delete(name);
    setQuery(after, { replace: true });
  };
  return { kind, kinds: ALL_KINDS, chosen, fields, choose };
}

/** Returns the cup of each category, or of the chosen one. */
export function partsToPrint(cup: Cup, { category: chosen }: Pick<Chosen, 'category'>): readonly Cup[] {
  if (!cup.categories) return [cup];
  const parts = partsOf(cup, [...cup.Teams, ...cup.Stages]);
  return parts
    .filter(({ categoryId }) => !chosen || categoryId === chosen)
    .map(({ category, categoryId }) => ({ ...cupOfCategory(cup, categoryId), category }));
}
