import type { CategoryRules } from '@futsal-cup/domain/cup/records';
import { DEFAULT_POINTS, DEFAULT_TIE_BREAKERS } from '@futsal-cup/domain/cup/limits';
import type { MatchRules, PlayerNameStyle } from '@futsal-cup/domain/cup/match-rules';
import { DEFAULT_PLAYER_RULES, type PlayerRules } from '@futsal-cup/domain/cup/player-rules';
import type { Shown } from '@futsal-cup/domain/cup/shown';
import {
  detailsOf,
  type TableRulesDetails,
  type TableRulesValues,
  valuesOf,
} from '../../rules/table-rules-values';
import { stageRulesOf, type StageRulesValues, stageRulesValuesOf } from '../details/match-rules-values';

/** The rules that hold where a category has none of its own. */
export interface RulesOfCup extends Partial<TableRulesDetails> {
  readonly matchRules: MatchRules;
}

/** Holds the rules of a category in the form, where 'cup' says that those of the tournament hold. */
export interface CategoryRulesValues extends Omit<TableRulesValues, 'shown'> {
  readonly shown: Shown | 'cup';
  readonly tables: 'cup' | 'own';
  readonly match: StageRulesValues;
  readonly playerNames: PlayerNameStyle | 'cup';
  readonly playerRules: PlayerRules | 'cup';
}

const TABLE_RULES = ['points', 'tieBreakers', 'criteria', 'across', 'conduct'] as const;

export function hasOwnTables(rules: CategoryRules | null | undefined): boolean {
  return TABLE_RULES.some((rule) => rules?.[rule] !== undefined);
}

/** Returns the rules of the tables as they hold for the category. */
export function tableRulesIn(
  rules: CategoryRules | null | undefined,
  ofCup: Partial<TableRulesDetails>,
): TableRulesDetails {
  return { points: DEFAULT_POINTS, tieBreakers: DEFAULT_TIE_BREAKERS, ...ofCup, ...rules };
}

export function categoryRulesValuesOf(
  rules: CategoryRules | null | undefined,
  ofCup: RulesOfCup,
): CategoryRulesValues {
  return {
    ...valuesOf(tableRulesIn(rules, ofCup)),
    shown: rules?.shown ?? 'cup',
    tables: hasOwnTables(rules) ? 'own' : 'cup',
    match: stageRulesValuesOf(rules?.matchRules, ofCup.matchRules),
    playerNames: rules?.playerNames ?? 'cup',
    // With null a category suspends nobody, whatever the cup does.
    playerRules: rules?.playerRules === undefined ? 'cup' : (rules.playerRules ?? DEFAULT_PLAYER_RULES),
  };
}

/** Returns the chosen rules, or null where all of them are those of the tournament. */
export function categoryRulesOf(values: CategoryRulesValues): CategoryRules | null {
  const { tables, shown, match, playerNames, playerRules, ...ofTables } = values;
  const { points, tieBreakers, criteria, across, conduct } = detailsOf({ ...ofTables, shown: 'all' });
  const matchRules = stageRulesOf(match);
  const rules: CategoryRules = {
    ...(tables === 'own' && { points, tieBreakers, criteria, across, conduct }),
    ...(shown !== 'cup' && { shown }),
    ...(matchRules && { matchRules }),
    ...(playerNames !== 'cup' && { playerNames }),
    ...(playerRules !== 'cup' && { playerRules }),
  };
  return Object.keys(rules).length > 0 ? rules : null;
}
