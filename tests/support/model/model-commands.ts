import fc from 'fast-check';
import type { Command, Model, Pair } from './model';
import * as matches from './model-matches';
import * as structure from './model-structure';

const which = fc.nat({ max: 11 });
const two: fc.Arbitrary<Pair<number>> = fc.tuple(which, which);
/** There are few names, so that the same name comes again, also in another case. */
const name = fc.constantFrom('Aare', 'aare', 'Bern', ' Bern ', 'Chur', 'Delémont', 'Elm', 'Flims');
const groupName = fc.constantFrom('Group A', 'group a', 'Group B', 'Group C');
const time = fc.constantFrom('10:00', '11:30', '20:15');
const placeholder = fc.oneof(
  { weight: 3, arbitrary: fc.nat({ max: 5 }).map((number) => `Winner match ${number + 1}`) },
  { weight: 1, arbitrary: fc.nat({ max: 5 }).map((number) => `loser match ${number + 1}`) },
  { weight: 1, arbitrary: name.map((text) => text.trim()) },
  { weight: 1, arbitrary: fc.constantFrom('The host', 'the HOST', 'The guest') },
);
const texts: fc.Arbitrary<Pair<string>> = fc.tuple(placeholder, placeholder);
const goal = fc.nat({ max: 3 });
const goals: fc.Arbitrary<Pair<number | null>> = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(goal, goal) },
  { weight: 1, arbitrary: fc.constantFrom<Pair<number | null>>([null, null], [1, null], [null, 0]) },
);
const kicks: fc.Arbitrary<Pair<number | null>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Pair<number | null>>([null, null]) },
  { weight: 2, arbitrary: fc.tuple(goal, goal) },
  { weight: 1, arbitrary: fc.constant<Pair<number | null>>([3, null]) },
);
const type = fc.constantFrom('group' as const, 'knockout' as const);

function commandOf<Args extends unknown[]>(
  command: (...args: Args) => Command,
  ...args: { [Index in keyof Args]: fc.Arbitrary<Args[Index]> }
): fc.Arbitrary<Command> {
  return fc.tuple(...args).map((values) => {
    const named = command(...(values as unknown as Args));
    return Object.assign((model: Model) => named(model), {
      [fc.toStringMethod]: () => `${command.name}(${JSON.stringify(values).slice(1, -1)})`,
    });
  });
}

const order = fc.integer({ min: 1, max: 5 });
const stageName = fc.constantFrom('Groups', 'Second round', 'Semi-finals', 'Finals', 'FINALS');

/** The commands of an administrator, weighted so that a sequence of them builds and plays a cup. */
export const anyCommand = fc.oneof(
  { weight: 5, arbitrary: commandOf(structure.createTeam, name) },
  { weight: 1, arbitrary: commandOf(structure.updateTeam, which, name) },
  { weight: 4, arbitrary: commandOf(structure.deleteTeam, which) },
  { weight: 4, arbitrary: commandOf(structure.createStage, stageName, type, order) },
  { weight: 1, arbitrary: commandOf(structure.deleteStage, which) },
  { weight: 3, arbitrary: commandOf(structure.createGroup, which, groupName) },
  { weight: 1, arbitrary: commandOf(structure.renameGroup, which, groupName) },
  {
    weight: 6,
    arbitrary: commandOf(structure.addTeams, which, fc.array(which, { minLength: 1, maxLength: 4 })),
  },
  { weight: 1, arbitrary: commandOf(structure.removeTeam, which, which) },
  { weight: 1, arbitrary: commandOf(structure.recordLots, which, fc.boolean()) },
  { weight: 1, arbitrary: commandOf(structure.deleteGroup, which) },
  { weight: 6, arbitrary: commandOf(matches.createGroupMatch, which, two, time) },
  { weight: 4, arbitrary: commandOf(matches.createKnownTeamsMatch, which, two, time) },
  { weight: 5, arbitrary: commandOf(matches.createUnknownTeamsMatch, which, texts, time) },
  { weight: 12, arbitrary: commandOf(matches.enterScore, which, goals, kicks) },
  { weight: 2, arbitrary: commandOf(matches.moveMatch, which, time) },
  { weight: 2, arbitrary: commandOf(matches.setTeams, which, two) },
  { weight: 4, arbitrary: commandOf(matches.setPlaceholders, which, texts) },
  { weight: 2, arbitrary: commandOf(matches.deleteMatch, which) },
);

/**
 * The commands at the start build what later commands can change: a played match in a group, and two knockout stages of which one depends
 * on the other.
 */
export const START: readonly Command[] = [
  ...['Aare', 'Bern', 'Chur', 'Elm'].map(structure.createTeam),
  structure.createStage('Groups', 'group', 1),
  structure.createStage('Semi-finals', 'knockout', 3),
  structure.createStage('Finals', 'knockout', 4),
  structure.createGroup(0, 'Group A'),
  structure.addTeams(0, [0, 1, 2, 3]),
  matches.createGroupMatch(0, [0, 1], '10:00'),
  matches.enterScore(0, [1, 0], [null, null]),
  matches.createKnownTeamsMatch(1, [2, 3], '10:00'),
  matches.createUnknownTeamsMatch(2, ['Winner match 1', 'The host'], '20:15'),
];
