import { z } from 'zod';
import { CUP_EVENTS } from '../../commands/cup-event';
import { instantField } from '../../cup/fields';
import { part, type Sent, sides } from '../../cup/parts';
import { type ChangeName, HISTORY_KINDS, LASTING_EVENTS } from '../../history/recorded-change';
import { errorItem } from './failure';

const text = z.string();
const count = z.int().min(0);

const accountName = part('AccountName', {
  accountId: text,
  name: text.nullable().describe('Null where the account is gone.'),
});

export type AccountName = Sent<typeof accountName>;

const obstacleView = part('ObstacleView', {
  ...errorItem,
  name: text.nullable().describe('The name of the record that prevents it.'),
});

export type ObstacleView = Sent<typeof obstacleView>;

export const namesakeView = part(
  'NamesakeView',
  {
    playerId: text,
    team: text,
    isListed: z
      .boolean()
      .describe("Whether the name is in the team's list now, and not in the history only."),
  },
  'A team in which the name of an erased player remains. It may be the name of another person.',
);

export type NamesakeView = Sent<typeof namesakeView>;

const TOLD_AS_SINGLE: readonly string[] = ['teams-created', 'matches-created', 'matches-moved'];

const CHANGES = [...Object.keys(CUP_EVENTS), ...Object.keys(LASTING_EVENTS)].filter(
  (what) => !TOLD_AS_SINGLE.includes(what),
) as ChangeName[];

const score = sides(z.strictObject({ goals: count.nullable(), kicks: count.nullable() }));

const recordedChange = part('RecordedChange', {
  what: z.enum(CHANGES),
  name: text.nullable().describe('The name of the record before the change; of several records the first.'),
  to: text.nullable().describe('The new name, if it has changed; of a team in a group, the group.'),
  match: z
    .strictObject({
      matchId: text,
      local: text.nullable(),
      visitor: text.nullable(),
      date: text,
      time: text,
      location: text,
    })
    .nullable()
    .describe('The match, or the first of several, with the names of its teams at that time or else now.'),
  scores: z.strictObject({ from: score, to: score }).optional(),
  counts: z.strictObject({ teams: count, stages: count, groups: count, matches: count }),
  category: text.optional().describe('The name of the category, where all that has changed is of one.'),
});

export const historyEntryView = part('HistoryEntryView', {
  entryId: text,
  tournamentId: text.nullable(),
  kind: z.enum(HISTORY_KINDS),
  at: instantField,
  by: accountName.nullable().describe('Null for a scorer, and for a command of the command line.'),
  scorer: z.strictObject({ device: text, link: text }).nullable(),
  change: recordedChange,
  about: accountName.nullable().describe('The account that the change is about.'),
  isUndo: z.boolean(),
  obstacle: obstacleView.nullable().describe('Why the change cannot be undone; null where it can.'),
});

export type HistoryEntryView = Sent<typeof historyEntryView>;
