import type { Tournament } from '../cup/records';
import { acrossRulesOf } from './across-rules';
import type { AcrossGroupsRules, ConductScale, RankingCriterion, TieBreakers } from '../cup/table-rules';

/** The rules by which tables are ordered: the criteria after points, how places of groups are compared, and what counts for conduct. */
export interface TableRules {
  readonly criteria: readonly RankingCriterion[];
  readonly across: AcrossGroupsRules;
  readonly conduct: ConductScale;
}

/** The fields of a tournament that say how its tables are ordered; what is null or missing is as the preset has it. */
export type TableRulesFields = Pick<Tournament, 'tieBreakers' | 'criteria' | 'across' | 'conduct'>;

/** FIFA World Cup 2018 Art. 32.5 g: minus 1, 3, 4 and 5, one of them for a player and match. */
const FIFA_CARDS = {
  kind: 'cards',
  yellow: 1,
  secondYellow: 3,
  red: 4,
  yellowAndRed: 5,
  countsOfficials: false,
} as const satisfies ConductScale;

/** UEFA Under-17 2023/24 Art. 15.03 d. A yellow card and then a red one are not told there; they count as both. */
const UEFA_CARDS = {
  kind: 'cards',
  yellow: 1,
  secondYellow: 3,
  red: 3,
  yellowAndRed: 4,
  countsOfficials: true,
} as const satisfies ConductScale;

/** The scales of federations. That of the AFC is not read in its own document: whether officials count there is not known. */
export const CONDUCT_SCALES = {
  fifa: FIFA_CARDS,
  uefa: UEFA_CARDS,
  afc: { ...UEFA_CARDS, countsOfficials: false },
} as const satisfies Readonly<Record<string, ConductScale>>;

export type Preset = Exclude<TieBreakers, 'own'>;

const PRESETS: Readonly<Record<Preset, Omit<TableRules, 'across'>>> = {
  'goal-difference': {
    criteria: ['goal-difference', 'goals-scored', 'head-to-head'],
    conduct: FIFA_CARDS,
  },
  'head-to-head': {
    criteria: ['head-to-head', 'goal-difference', 'goals-scored'],
    conduct: UEFA_CARDS,
  },
  'world-cup-26': {
    criteria: ['head-to-head', 'goal-difference', 'goals-scored', 'conduct'],
    conduct: FIFA_CARDS,
  },
  'uefa-futsal': {
    criteria: ['head-to-head', 'goal-difference', 'goals-scored', 'kicks', 'conduct'],
    conduct: UEFA_CARDS,
  },
  'uefa-youth': {
    criteria: ['head-to-head', 'goal-difference', 'goals-scored', 'kicks', 'conduct'],
    conduct: UEFA_CARDS,
  },
  'swiss-amateur': {
    criteria: ['conduct', 'goal-difference', 'goals-scored', 'head-to-head-once'],
    conduct: { kind: 'typed' },
  },
};

/** Own rules start from the first preset; what they leave out is as there. */
const OF_OWN = PRESETS['goal-difference'];

/** The rules of a tournament: those of its preset, and its own in place of them where it has some. */
export function tableRulesOf(tournament: TableRulesFields): TableRules {
  const { tieBreakers, criteria, conduct } = tournament;
  const preset = tieBreakers === 'own' ? OF_OWN : PRESETS[tieBreakers];
  return {
    criteria: (tieBreakers === 'own' ? criteria : null) ?? preset.criteria,
    across: acrossRulesOf(tournament),
    conduct: conduct ?? preset.conduct,
  };
}

/** Whether kicks after a level group match decide between its teams in the table, so that such a match may have a shoot-out. */
export function countsKicks(tournament: TableRulesFields): boolean {
  return tableRulesOf(tournament).criteria.includes('kicks');
}
