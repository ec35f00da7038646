import {
  DEFAULT_MATCH_RULES,
  MATCH_RULE_LIMITS,
  MATCH_RULE_PRESETS,
  type MatchRules,
} from '@futsal-cup/domain/cup/match-rules';

export const PRESETS = ['indoor-cup', 'futsal'] as const satisfies (keyof typeof MATCH_RULE_PRESETS)[];

export type RulesChoice = (typeof PRESETS)[number] | 'own';

/** These rules are numbers with limits, in the order of the form. */
export const NUMBER_RULES = [
  'minutesPerHalf',
  'extraTimeMinutes',
  'shootOutKicks',
  'foulLimit',
  'timeOuts',
  'forfeitGoals',
] as const satisfies (keyof typeof MATCH_RULE_LIMITS)[];

export type NumberRule = (typeof NUMBER_RULES)[number];

/** Holds the match rules in the form. */
export interface RulesValues extends Readonly<Record<NumberRule, string>> {
  readonly preset: RulesChoice;
  readonly halves: '1' | '2';
  readonly clock: MatchRules['clock'];
}

const FIELDS = ['halves', 'clock', ...NUMBER_RULES] as const;

export const RULE_FIELDS: (keyof RulesValues)[] = ['preset', ...FIELDS];

/** Returns the preset with exactly these rules, or 'own'. */
export function presetOf(rules: MatchRules): RulesChoice {
  return (
    PRESETS.find((name) => FIELDS.every((field) => MATCH_RULE_PRESETS[name][field] === rules[field])) ?? 'own'
  );
}

function textsOf(rules: MatchRules): Record<NumberRule, string> {
  const texts = NUMBER_RULES.map((rule) => [rule, String(rules[rule])]);
  return Object.fromEntries(texts) as Record<NumberRule, string>;
}

export function rulesValuesOf(rules: MatchRules = DEFAULT_MATCH_RULES): RulesValues {
  const { halves, clock } = rules;
  return { preset: presetOf(rules), halves: halves === 1 ? '1' : '2', clock, ...textsOf(rules) };
}

/** Returns the rules of the chosen preset, or the rules that were chosen one by one. */
export function rulesOf(values: RulesValues): MatchRules {
  const { preset, clock } = values;
  if (preset !== 'own') return MATCH_RULE_PRESETS[preset];
  const numbers = NUMBER_RULES.map((rule) => [rule, Number(values[rule])]);
  const chosen = Object.fromEntries(numbers) as Record<NumberRule, number>;
  // The fields have one order, so that the same rules are the same text in a plan.
  return { ...DEFAULT_MATCH_RULES, ...chosen, halves: values.halves === '1' ? 1 : 2, clock };
}

/** Holds the match rules of a stage in a form, where `preset` may also say that those of the cup hold. */
export interface StageRulesValues extends Omit<RulesValues, 'preset'> {
  readonly preset: RulesChoice | 'cup';
}

/** Returns the rules of a stage as they are chosen. Without any, those of the cup are proposed for own values. */
export function stageRulesValuesOf(
  rules: MatchRules | null | undefined,
  ofCup: MatchRules,
): StageRulesValues {
  return rules ? rulesValuesOf(rules) : { ...rulesValuesOf(ofCup), preset: 'cup' };
}

/** Returns the chosen rules of a stage, or null where those of the cup hold. */
export function stageRulesOf({ preset, ...values }: StageRulesValues): MatchRules | null {
  return preset === 'cup' ? null : rulesOf({ ...values, preset });
}

/** Returns every allowed number of a rule. */
export function numbersOf(rule: NumberRule): string[] {
  const [least, most] = MATCH_RULE_LIMITS[rule];
  return Array.from({ length: most - least + 1 }, (_, index) => String(least + index));
}
