import { type DecisionCriterion, isDecision, type Reason, type ReasonCriterion } from './reasons';

const MOST_NAMES_IN_A_SENTENCE = 3;

/** The words with which a language says what decided a place in a table. Every function gets lists of teams as finished texts. */
export interface ReasonWords {
  /** The words after 'on' in English: 'goal difference'. */
  readonly criteria: Readonly<Record<Exclude<ReasonCriterion, DecisionCriterion | 'level'>, string>>;
  /** The words before 'Japan ahead of Senegal' in English: 'the lots put'. */
  readonly decisions: Readonly<Record<DecisionCriterion, string>>;
  /** The word between the last two names of a list. */
  readonly and: string;
  /** The words that replace a list of teams that would be too long. */
  readonly otherTeams: (count: number) => string;
  readonly behind: (teams: string, criterion: string) => string;
  readonly ahead: (teams: string, criterion: string) => string;
  readonly between: (ahead: string, behind: string, criterion: string) => string;
  readonly decidedAhead: (decision: string, own: string, behind: string) => string;
  readonly decidedBetween: (decision: string, own: string, ahead: string, behind: string) => string;
  readonly level: (teams: string) => string;
}

/**
 * Lists names with commas, and with a word before the last name, as all four languages do. `Intl.ListFormat` is not used, because its first
 * answer takes a slow phone a tenth of a second.
 */
function listNames(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Whether there are words for the criterion of a reason. A page and an answer may come from different versions of the site. */
function isTold({ criterion }: Reason, words: ReasonWords): boolean {
  if (criterion === 'level') return true;
  return Object.hasOwn(isDecision(criterion) ? words.decisions : words.criteria, criterion);
}

function clause(
  { criterion, ahead, behind, level }: Reason,
  own: string,
  namesOf: (teamIds: readonly string[]) => string,
  words: ReasonWords,
): string {
  if (criterion === 'level') return words.level(namesOf(level));
  if (isDecision(criterion)) {
    const decision = words.decisions[criterion];
    const ownNames = namesOf([own, ...level]);
    if (ahead.length === 0) return words.decidedAhead(decision, ownNames, namesOf(behind));
    if (behind.length === 0) return words.decidedAhead(decision, namesOf(ahead), ownNames);
    return words.decidedBetween(decision, ownNames, namesOf(ahead), namesOf(behind));
  }
  const on = words.criteria[criterion];
  if (ahead.length === 0) return words.ahead(namesOf(behind), on);
  if (behind.length === 0) return words.behind(namesOf(ahead), on);
  return words.between(namesOf(ahead), namesOf(behind), on);
}

/**
 * The sentence that says what decided the place of a team, or null when its points did: 'Ahead of Senegal on goal difference', 'The lots
 * put Japan ahead of Senegal', 'Level with Senegal: no decision is recorded yet'. The sentence names up to three teams in alphabetical order; of more teams
 * it gives only the number. A reason that this version does not know is left out.
 */
export function decidedBy(
  { teamId, reasons }: { readonly teamId: string; readonly reasons: readonly Reason[] },
  nameOf: (teamId: string) => string,
  words: ReasonWords,
): string | null {
  const told = reasons.filter((reason) => isTold(reason, words));
  if (told.length === 0) return null;
  const namesOf = (teamIds: readonly string[]) =>
    teamIds.length > MOST_NAMES_IN_A_SENTENCE
      ? words.otherTeams(teamIds.length)
      : listNames(teamIds.map(nameOf).sort(), words.and);
  const sentence = told.map((reason) => clause(reason, teamId, namesOf, words)).join('; ');
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
