import type { Tournament } from '../cup/records';
import type { AcrossGroupsRules, TieBreakers } from '../cup/table-rules';

const BY_DIFFERENCE: AcrossGroupsRules = {
  criteria: ['goal-difference', 'goals-scored'],
  results: 'level-sizes',
};

const WITH_CONDUCT = { criteria: ['goal-difference', 'goals-scored', 'conduct'] } as const;

const ACROSS: Readonly<Record<TieBreakers, AcrossGroupsRules>> = {
  'goal-difference': BY_DIFFERENCE,
  'head-to-head': BY_DIFFERENCE,
  'world-cup-26': { ...WITH_CONDUCT, results: 'all' },
  'uefa-futsal': { ...WITH_CONDUCT, results: 'level-sizes' },
  'uefa-youth': { ...WITH_CONDUCT, results: 'first-three' },
  'swiss-amateur': { criteria: ['conduct', 'goal-difference', 'goals-scored'], results: 'level-sizes' },
  own: BY_DIFFERENCE,
};

/** How a tournament compares teams of different groups: as it says itself, else as its preset does (docs/decisions/0085-the-criteria-of-a-table.md). */
export function acrossRulesOf({
  tieBreakers,
  across,
}: Pick<Tournament, 'tieBreakers' | 'across'>): AcrossGroupsRules {
  return across ?? ACROSS[tieBreakers];
}
