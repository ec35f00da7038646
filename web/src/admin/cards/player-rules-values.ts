import {
  COMMON_SUSPENSIONS,
  DEFAULT_PLAYER_RULES,
  type PlayerRules,
  type ScorerTies,
  SUSPENSION_LIMITS,
  type SuspensionRules,
} from '@futsal-cup/domain/cup/player-rules';
import { shownAdminTexts } from '../texts/admin-texts';

/** These numbers say who is suspended, in the order of the form. */
export const SUSPENSION_NUMBERS = [
  'secondYellow',
  'red',
  'cautions',
] as const satisfies (keyof SuspensionRules)[];

/** Holds the rules for scorers and suspensions in a form. */
export interface PlayerRulesValues extends Readonly<Record<keyof SuspensionRules, string>> {
  readonly ties: ScorerTies;
  readonly suspensions: 'off' | 'on';
}

export function playerRulesValuesOf(rules?: PlayerRules | null): PlayerRulesValues {
  const { ties, suspensions } = rules ?? DEFAULT_PLAYER_RULES;
  const { secondYellow, red, cautions } = suspensions ?? COMMON_SUSPENSIONS;
  return {
    ...{ ties, suspensions: suspensions ? 'on' : 'off' },
    ...{ secondYellow: String(secondYellow), red: String(red), cautions: String(cautions) },
  };
}

export function playerRulesOf({ ties, suspensions, ...numbers }: PlayerRulesValues): PlayerRules {
  const { secondYellow, red, cautions } = numbers;
  const rules = { secondYellow: Number(secondYellow), red: Number(red), cautions: Number(cautions) };
  return { ties, suspensions: suspensions === 'on' ? rules : null };
}

/** Returns the rules to send, or null where they are those of a cup that says nothing about them. */
export function ownPlayerRulesOf(values: PlayerRulesValues): PlayerRules | null {
  const { ties, suspensions } = playerRulesOf(values);
  return suspensions || ties !== DEFAULT_PLAYER_RULES.ties ? { ties, suspensions } : null;
}

/** Returns every allowed number. */
export function numbersOf(rule: keyof SuspensionRules): string[] {
  const [least, most] = SUSPENSION_LIMITS[rule];
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}

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
