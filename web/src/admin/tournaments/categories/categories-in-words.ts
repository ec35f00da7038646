import type { ListedCategory } from '@futsal-cup/domain/commands/categories';
import { DEFAULT_PLAYER_RULES } from '@futsal-cup/domain/cup/player-rules';
import type { CategoryRules } from '@futsal-cup/domain/cup/records';
import { playerRulesInWords } from '../../cards/player-rules-in-words';
import { describeRules } from '../../rules/rules-in-words';
import type { TableRulesDetails } from '../../rules/table-rules-values';
import { shownAdminTexts } from '../../texts/admin-texts';
import { rulesInWords } from '../details/match-rules-in-words';
import { hasOwnTables, tableRulesIn } from './category-rules-values';

/** Says which rules a category has of its own, one after the other; nothing where it has none. */
export function ownRulesInWords(
  rules: CategoryRules | null | undefined,
  ofCup: Partial<TableRulesDetails>,
): readonly string[] {
  const { details, tableRules } = shownAdminTexts();
  if (!rules) return [];
  const { shown, matchRules, playerNames, playerRules } = rules;
  const tables = describeRules(tableRulesIn(rules, ofCup));
  const ofTables = Object.entries(tables).flatMap(([label, text]) =>
    label === tableRules.shown ? [] : text,
  );
  return [
    ...(shown ? [tableRules.shownNamed[shown]] : []),
    ...(matchRules ? [rulesInWords(matchRules)] : []),
    ...(playerNames ? [`${details.play.players}: ${details.play.names[playerNames]}`] : []),
    ...(playerRules === undefined ? [] : [playerRulesInWords(playerRules ?? DEFAULT_PLAYER_RULES)]),
    ...(hasOwnTables(rules) ? ofTables : []),
  ];
}

/** Says which categories there are, and which rules each has of its own. */
export function categoriesInWords(
  categories: readonly ListedCategory[],
  ofCup: Partial<TableRulesDetails>,
): string {
  const all = categories.map(({ name, rules }) => {
    const own = ownRulesInWords(rules, ofCup);
    return own.length > 0 ? `${name} (${own.join('; ')})` : name;
  });
  return all.join(', ');
}
