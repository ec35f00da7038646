import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import { shownAdminTexts } from '../../texts/admin-texts';
import { NUMBER_RULES, presetOf } from './match-rules-values';

/** Names the preset that has these rules, or tells them one by one. */
export function rulesInWords(rules: MatchRules): string {
  const {
    labelled,
    details: { play },
  } = shownAdminTexts();
  const preset = presetOf(rules);
  if (preset !== 'own') return play[preset];
  const numbers = NUMBER_RULES.filter((rule) => rule !== 'minutesPerHalf');
  return [
    play.length(rules.halves, rules.minutesPerHalf),
    play[rules.clock],
    ...numbers.map((rule) => labelled(play.numbers[rule], String(rules[rule]))),
  ].join(', ');
}
