import type { Category, Cup } from '../cup/records';
import { nameKey } from '../cup/text/name-key';
import { lacksCriteria } from '../cup/table-rules';
import { findNoRoom, PARTS } from '../rules/room';
import { CATEGORY_LOOK, CATEGORY_NAME, listShared } from '../rules/unique';
import { buildCup, type BuiltCup, type NewRecords } from './build-cup';
import { type Doubt, findDoubts, withNearestName } from './find-doubts';
import type { CupFileProblem } from './problems';
import type { CupFile, WholeCupFile } from './schema';

/** What is played in a file by the teams of one category, or by those without one, as a file of its own. */
interface FilePart {
  readonly file: CupFile;
  readonly category: Category | null;
  /** Where it stands in the whole file, `categories[2].`; empty for what is of no category. */
  readonly place: string;
}

function firstDay({ date, matches, categories = [] }: WholeCupFile): string | undefined {
  const played = [{ matches }, ...categories].flatMap((part) => part.matches);
  return date ?? played.map((match) => match.date).sort()[0];
}

function partsOf(whole: WholeCupFile, newId: () => string): [FilePart, ...FilePart[]] {
  const { categories = [], ...rest } = whole;
  const file = { ...rest, date: firstDay(whole) };
  const ofCategories = categories.map(({ name, rules, ...played }, index) => ({
    file: { ...file, ...rules, ...played },
    category: { categoryId: newId(), name, ...(rules && { rules }) },
    place: `categories[${index}].`,
  }));
  return [{ file, category: null, place: '' }, ...ofCategories];
}

/** What the parts of a file cannot break, each by itself. */
function findProblemsOfWhole(file: CupFile, cup: Cup): CupFileProblem[] {
  const categories = cup.tournament.categories ?? [];
  const shared = [CATEGORY_NAME, CATEGORY_LOOK].find((rule) => listShared(rule, categories).length > 0);
  return [
    ...(file.date === undefined ? [{ path: 'date', msg: 'date_is_mandatory' } as const] : []),
    ...(lacksCriteria(file)
      ? [{ path: 'criteria', msg: 'criteria_must_be_a_list_of_different_criteria' } as const]
      : []),
    ...(shared ? [{ path: 'categories', msg: shared.msg }] : []),
    ...PARTS.flatMap((path): CupFileProblem[] => {
      const refusal = findNoRoom(cup, path, 0);
      return refusal ? [{ path, msg: refusal.error.msg }] : [];
    }),
  ];
}

/** The records of a part with their category. */
function inCategory(cup: Cup, category: Category | null): Cup {
  if (!category) return cup;
  const { categoryId } = category;
  return {
    ...cup,
    teams: cup.teams.map((team) => ({ ...team, categoryId })),
    stages: cup.stages.map((stage) => ({ ...stage, categoryId })),
  };
}

function buildPart(
  { file, category, place }: FilePart,
  records: NewRecords,
  known: ReadonlySet<string>,
): BuiltCup & Doubts {
  const built = buildCup(file, records);
  const within = <At extends { readonly path: string }>(found: readonly At[]) =>
    found.map((each) => ({ ...each, path: `${place}${each.path}` }));
  return {
    ...built,
    cup: inCategory(built.cup, category),
    problems: within(built.problems.map((problem) => withNearestName(file, problem))),
    doubts: within(findDoubts(file, built.cup, known)),
  };
}

interface Doubts {
  readonly doubts: readonly Doubt[];
}

/** The parts as one cup, whose tournament is that of the first part. */
function joinParts(first: Cup, others: readonly Cup[], categories: readonly Category[]): Cup {
  if (categories.length === 0) return first;
  const all = [first, ...others];
  return {
    tournament: { ...first.tournament, categories },
    teams: all.flatMap(({ teams }) => teams),
    stages: all.flatMap(({ stages }) => stages),
    groups: all.flatMap(({ groups }) => groups),
    matches: all.flatMap(({ matches }) => matches),
  };
}

/** Makes the cup of a whole file, each category of it like a file of its own. */
export function buildWholeCup(whole: WholeCupFile, records: NewRecords): BuiltCup & Doubts {
  const [own, ...ofCategories] = partsOf(whole, records.newId);
  const known = new Set(
    [own, ...ofCategories].flatMap(({ file }) => file.teams.map(({ name }) => nameKey(name))),
  );
  let { now } = records;
  const build = (part: FilePart) => {
    const built = buildPart(part, { ...records, now }, known);
    now += part.file.matches.length;
    return built;
  };
  const first = build(own);
  const others = ofCategories.map(build);
  const categories = ofCategories.flatMap(({ category }) => category ?? []);
  const cup = joinParts(
    first.cup,
    others.map((part) => part.cup),
    categories,
  );
  const parts = [first, ...others];
  return {
    cup,
    logs: new Map(parts.flatMap(({ logs }) => [...logs])),
    problems: [...findProblemsOfWhole(own.file, cup), ...parts.flatMap(({ problems }) => problems)],
    doubts: parts.flatMap(({ doubts }) => doubts),
  };
}
