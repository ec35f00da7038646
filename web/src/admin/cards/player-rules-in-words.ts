import type { PlayerRules, SuspensionRules } from '@futsal-cup/domain/cup/player-rules';
import { shownAdminTexts } from '../texts/admin-texts';

/** These numbers say who is suspended, in the order of the form. */
export const SUSPENSION_NUMBERS = [
  'secondYellow',
  'red',
  'cautions',
] as const satisfies (keyof SuspensionRules)[];

export function playerRulesInWords({ ties, suspensions }: PlayerRules): string {
  const {
    labelled,
    details: { players: texts },
  } = shownAdminTexts();
  const numbers = suspensions
    ? SUSPENSION_NUMBERS.map((rule) => labelled(texts.numbers[rule], String(suspensions[rule])))
    : [labelled(texts.suspensions, texts.off)];
  return [labelled(texts.ties, texts.tiesNamed[ties]), ...numbers].join(', ');
}
