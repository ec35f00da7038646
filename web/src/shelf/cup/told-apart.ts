import { categoriesOf, tournamentOfCategory } from '@futsal-cup/domain/cup/categories';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { categoryName, type Cup, type Match, type Stage } from './cup';
import { inCategory } from './stage-name';

/** Returns the longer names of the teams that share their name with a team of another category: 'FC Bern (F juniors)'. */
function longerNames(cup: Cup): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { name } of cup.Teams) {
    const key = name.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map(
    cup.Teams.flatMap((team) => {
      const category = categoryName(cup, team);
      if (!category || counts.get(team.name.toLowerCase()) === 1) return [];
      return [[team.teamId, `${team.name} (${category})`]];
    }),
  );
}

function withCategory<Named extends Pick<Stage, 'name' | 'names' | 'category'>>(stage: Named): Named {
  const { category, name, names } = stage;
  const longer = (short: string) => inCategory(category, short);
  const inLanguages = names && {
    en: longer(names.en),
    de: longer(names.de),
    fr: longer(names.fr),
    it: longer(names.it),
  };
  return { ...stage, name: longer(name), names: inLanguages };
}

/** Gives a stage the rules of its matches, if its category has its own. */
function withMatchRules(stage: Stage, { categories }: Cup): Stage {
  const category = categories?.find(({ categoryId }) => categoryId === stage.categoryId);
  const matchRules = stage.matchRules ?? category?.rules?.matchRules;
  return matchRules ? { ...stage, matchRules } : stage;
}

/** Returns the cup with its category in the name of each stage, and in that of each team whose name another category has too. Each stage has its rules. @internal */
export function toldApart(cup: Cup): Cup {
  const names = longerNames(cup);
  const named = <Team extends { readonly teamId: string; readonly name: string }>(team: Team): Team => ({
    ...team,
    name: names.get(team.teamId) ?? team.name,
  });
  const namedMatch = (match: Match): Match => ({
    ...match,
    ...mapSides(match, (side) => ({ ...side, team: side.team && named(side.team) })),
    Stage: withCategory(match.Stage),
  });
  return {
    ...cup,
    Teams: cup.Teams.map(named),
    Stages: cup.Stages.map((stage) => ({
      ...withCategory(withMatchRules(stage, cup)),
      Matches: stage.Matches.map(namedMatch),
      groups: stage.groups.map((group) => ({
        ...group,
        fullName: inCategory(stage.category, group.name),
        Teams: group.Teams.map(named),
        standings: group.standings.map(named),
      })),
    })),
  };
}

/** Returns the cup that the teams of a category play, by their rules; null stands for the teams without a category. */
export function partOfCup(cup: Cup, categoryId: string | null): Cup {
  const isOf = (record: { readonly categoryId?: string | null }) =>
    (record.categoryId ?? null) === categoryId;
  const details = tournamentOfCategory(cup, categoryId);
  return {
    ...details,
    shown: shownInPart(details),
    Teams: cup.Teams.filter(isOf),
    Stages: cup.Stages.filter(isOf),
  };
}

/** Returns the cup for what shows all categories: their parts, each by its rules, and what tells them apart. */
export function withParts(cup: Cup): Cup {
  const ids = [...categoriesOf(cup).map(({ categoryId }) => categoryId), null];
  const parts = ids
    .map((categoryId) => ({
      ...partOfCup(cup, categoryId),
      category: categoryName(cup, { categoryId }),
    }))
    .filter(({ Teams, Stages }) => Teams.length + Stages.length > 0);
  // The tables of one category are shown, also if those of another one are not.
  const shown = parts.every((part) => part.shown) ? parts[0]?.shown : undefined;
  return { ...toldApart(cup), shown, parts };
}
