import {
  BRACKET_CUPS,
  type BracketStep,
  type Dealing,
  type GroupsStep,
  type PlanFormat,
  type PlanStep,
  type Preset,
  type Takes,
} from '../settings';

/** What is chosen for a preset. Each preset has its own of these fields, and the others say nothing. */
export interface FormatChoices {
  readonly preset: Preset;
  readonly groups: number;
  readonly rounds: 1 | 2;
  /** The number of matches of each team in a league and in groups of children; null where every two teams of a group meet. */
  readonly matchesEach: number | null;
  /** The number of teams of each group that go on to a bracket: to the knockout, or to each cup but the last. */
  readonly qualifiers: number;
  /** The number of further teams that go on to the first bracket, as the best of all teams on the next place. */
  readonly bestOfNext: number;
  /** The last place that is played for in the knockout: 2, 4 or 8. */
  readonly playedTo: number;
  /** The number of cups: gold and silver, or bronze too. */
  readonly cups: 2 | 3;
  /** The number of the second groups, the number of teams of each first group that go on to them, and how these are dealt. */
  readonly secondGroups: number;
  readonly toSecondGroups: number;
  readonly deal: Dealing;
}

/** A number that no bracket has places for, so that all of its places are played out. */
const ALL = 128;

function bracket(takes: Takes | null, playedTo: number, cup: BracketStep['cup'] = null): BracketStep {
  return { kind: 'bracket', takes, cup, playedTo };
}

function groupsOf({ groups, rounds, matchesEach }: FormatChoices): GroupsStep {
  return { kind: 'groups', groups, rounds: matchesEach === null ? rounds : 1, matchesEach };
}

/** Groups, then groups of their places, then a bracket of those who go on from these. */
function twoPhases(choices: FormatChoices): PlanStep[] {
  const { secondGroups, toSecondGroups, deal } = choices;
  const second: GroupsStep = {
    kind: 'groups',
    takes: { ...places(1, toSecondGroups), deal },
    groups: secondGroups,
    rounds: 1,
    matchesEach: null,
  };
  const knockout = firstBracket(choices).map((step) => ({
    ...step,
    takes: step.takes && { ...step.takes, step: 1 },
  }));
  return [groupsOf(choices), second, ...knockout];
}

/** The places `from` to `to` of the groups, of which the best of place `from` may have gone elsewhere. */
function places(from: number, to: number, withoutBest = 0, bestOfNext = 0): Takes {
  return { step: 0, from, to, bestOfNext, withoutBest };
}

/** The bracket of those who go on; none when nobody does. */
function firstBracket({ qualifiers, bestOfNext, playedTo }: FormatChoices): BracketStep[] {
  const isPlayed = qualifiers + bestOfNext > 0;
  return isPlayed ? [bracket(places(1, qualifiers, 0, bestOfNext), playedTo)] : [];
}

/** The bracket of those who go on, then one for the teams on each further place of the groups. */
function allPlaces(choices: FormatChoices, largest: number): PlanStep[] {
  const { qualifiers, bestOfNext } = choices;
  const others = Array.from({ length: Math.max(largest - qualifiers, 0) }, (_, index) => {
    const place = qualifiers + 1 + index;
    return bracket(places(place, place, index === 0 ? bestOfNext : 0), ALL);
  });
  return [groupsOf(choices), ...firstBracket({ ...choices, playedTo: ALL }), ...others];
}

/** A bracket for each cup: as many of each group for each, and all that are left for the last. */
function goldAndSilver(choices: FormatChoices, largest: number): PlanStep[] {
  const { qualifiers, bestOfNext, cups, playedTo } = choices;
  const brackets = BRACKET_CUPS.slice(0, cups).map((cup, index) => {
    const from = index * qualifiers + 1;
    const to = index === cups - 1 ? Math.max(largest, from) : from + qualifiers - 1;
    return bracket(
      places(from, to, index === 1 ? bestOfNext : 0, index === 0 ? bestOfNext : 0),
      playedTo,
      cup,
    );
  });
  return [groupsOf(choices), ...brackets];
}

/** The steps of a preset for this many teams. They may have problems (`findSettingsProblems`), such as more places than teams. */
export function stepsOf(choices: FormatChoices, teams: number): PlanStep[] {
  const largest = Math.ceil(teams / Math.max(choices.groups, 1)) || 0;
  switch (choices.preset) {
    case 'knockout-after-groups':
      return [groupsOf({ ...choices, matchesEach: null }), ...firstBracket(choices)];
    case 'all-places':
      return allPlaces({ ...choices, matchesEach: null }, largest);
    case 'cups':
      return goldAndSilver({ ...choices, matchesEach: null }, largest);
    case 'two-phases':
      return twoPhases({ ...choices, matchesEach: null });
    case 'league':
      return [groupsOf({ ...choices, groups: 1 })];
    case 'children':
      return [groupsOf(choices)];
    case 'knockout':
      return [bracket(null, choices.playedTo)];
  }
}

/** What was chosen for the steps of a preset. */
export function choicesOf({ preset, steps }: Pick<PlanFormat, 'preset' | 'steps'>): FormatChoices {
  const [groups, second] = steps.filter((step) => step.kind === 'groups');
  const brackets = steps.filter((step) => step.kind === 'bracket');
  const [first] = brackets;
  return {
    preset,
    groups: groups?.groups ?? 0,
    rounds: groups?.rounds ?? 1,
    matchesEach: groups?.matchesEach ?? null,
    qualifiers: first?.takes?.to ?? 0,
    bestOfNext: first?.takes?.bestOfNext ?? 0,
    playedTo: first?.playedTo ?? 2,
    cups: brackets.length === 3 ? 3 : 2,
    secondGroups: second?.groups ?? 2,
    toSecondGroups: second?.takes?.to ?? 2,
    deal: second?.takes?.deal ?? 'mixed',
  };
}
