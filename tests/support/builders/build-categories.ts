import type { TournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { readCup, storeCup } from '@futsal-cup/tools/import-cup';
import { only, readView, uniqueName } from './builders';
import { dayFromNow } from './days';
import { withFirestore } from '../model/stored-cup';

/** The teams of the two groups of every category. */
const NAMES = [
  ['FC Bern', 'Lions', 'Bears'],
  ['Ñandú', 'Olé', 'Uni Bulle'],
] as const;

const PAIRS = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;

/** A category as a cup file has it; its matches are on the same two courts as those of the others, two hours after those of the one before. */
function categoryFile(name: string, index: number) {
  const at = (match: number) => ({
    date: dayFromNow(20),
    time: `${String(8 + 2 * index + Math.floor(match / 6)).padStart(2, '0')}:${String((match % 6) * 10).padStart(2, '0')}`,
    location: `Court ${(match % 2) + 1}`,
  });
  const ofGroups = NAMES.flatMap((teams, group) =>
    PAIRS.map(([local, visitor], match) => ({
      ...{ stage: 'Groups', group: `Group ${'AB'[group]}`, local: teams[local], visitor: teams[visitor] },
      ...at(2 * match + group),
    })),
  );
  return {
    name,
    teams: NAMES.flat(),
    stages: ['Groups', 'Semi-finals', 'Final'].map((stage, order) => ({
      ...{ name: stage, type: order === 0 ? 'group' : 'knockout', order: order + 1 },
    })),
    groups: NAMES.map((teams, group) => ({ name: `Group ${'AB'[group]}`, teams })),
    matches: [
      ...ofGroups,
      { stage: 'Semi-finals', local: '1st Group A', visitor: '2nd Group B', ...at(6) },
      { stage: 'Semi-finals', local: '1st Group B', visitor: '2nd Group A', ...at(7) },
      { stage: 'Final', local: 'Winner match 7', visitor: 'Winner match 8', ...at(8) },
    ],
  };
}

/** The part of a category in the view of its cup. */
export function partOf({ Teams, Stages, categories = [] }: TournamentView, category: string) {
  const { categoryId } = only(categories, ({ name }) => name === category);
  const [groups, semiFinals, final] = Stages.filter((stage) => stage.categoryId === categoryId);
  if (!groups || !semiFinals || !final) throw new Error(`${category} lacks a stage`);
  const teams = Teams.filter((team) => team.categoryId === categoryId);
  const bern = only(teams, ({ name }) => name === 'FC Bern');
  return { categoryId, teams, bern, groups, semiFinals, final };
}

/** Builds a cup with these categories, all of the same names; none, and the cup plays the same without any. */
export async function buildCategories(...names: string[]): Promise<TournamentView> {
  const parts = names.length === 0 ? categoryFile('', 0) : { categories: names.map(categoryFile) };
  const read = readCup({ ...parts, name: uniqueName('Cup') }, 'a cup of categories');
  await withFirestore((db) => storeCup(db, read));
  return readView(read.tournament.tournamentId);
}
