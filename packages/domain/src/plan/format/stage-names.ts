import { BRACKET_CUPS, type BracketCup, type MainRound, type PlanNames, type StageKey } from '../settings';

/** The words from which the stages of a plan are named in one language. */
export interface StageWords {
  readonly groups: string;
  readonly secondGroups: string;
  readonly rounds: Readonly<Record<MainRound, string>>;
  /** 'Places 5 to 8'. */
  readonly places: (from: number, to: number) => string;
  /** 'Match for place 5'. */
  readonly place: (place: number) => string;
  readonly cups: Readonly<Record<BracketCup, string>>;
}

export const ENGLISH_STAGE_WORDS: StageWords = {
  groups: 'Group stage',
  secondGroups: 'Second group stage',
  rounds: {
    'round-of-128': 'Round of 128',
    'round-of-64': 'Round of 64',
    'round-of-32': 'Round of 32',
    'round-of-16': 'Round of 16',
    'quarter-finals': 'Quarter-finals',
    'semi-finals': 'Semi-finals',
    final: 'Final',
  },
  places: (from, to) => `Places ${from} to ${to}`,
  place: (place) => {
    const word = ['third', 'fifth', 'seventh'][(place - 3) / 2];
    return word === undefined ? `Match for place ${place}` : `Match for ${word} place`;
  },
  cups: { gold: 'Gold', silver: 'Silver', bronze: 'Bronze' },
};

function isMainRound(key: string, words: StageWords): key is MainRound {
  return key in words.rounds;
}

/** The name of a stage: 'Semi-finals', 'Match for place 9', 'Silver: Final'. */
export function stageName(key: StageKey, words: StageWords): string {
  if (key === 'groups') return words.groups;
  if (key === 'second-groups') return words.secondGroups;
  const cup = BRACKET_CUPS.find((name) => key.startsWith(`${name}-`));
  const round = cup === undefined ? key : key.slice(cup.length + 1);
  const [from = 0, to] = (round.match(/\d+/gu) ?? []).map(Number);
  let name = to === undefined ? words.place(from) : words.places(from, to);
  if (isMainRound(round, words)) name = words.rounds[round];
  return cup === undefined ? name : `${words.cups[cup]}: ${name}`;
}

export function nameOfStage(key: StageKey, names: PlanNames): string {
  return names.stages[key] ?? stageName(key, ENGLISH_STAGE_WORDS);
}
