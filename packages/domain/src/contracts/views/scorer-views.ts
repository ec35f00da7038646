import { z } from 'zod';
import { idField, instantField } from '../../cup/fields';
import { named, part, type Sent, sides } from '../../cup/parts';
import { languageSchema, matchRulesSchema } from '../../cup/record-fields';
import { STORED_MATCH_STATES } from '../../cup/records';
import { SIDES } from '../../cup/sides';
import { ofCards } from '../../cup/table-rules';
import { ENTERED_PHASES } from '../../match-log/entries';
import { storedEntrySchema } from '../../match-log/entry-schema';
import { matchReading, playerFields } from './cup-views';
import { errorCode } from './failure';

/* The views that the API sends to scorers, and those about scorers. */

const id = idField();
const text = z.string();
const count = z.int().min(0);

export const scorerDeviceView = part('ScorerDevice', {
  deviceId: text,
  name: text.describe('The name of the person who scores with the device.'),
  createdAt: instantField,
  lastUsedAt: instantField,
  revokedAt: instantField.nullable(),
});

export type ScorerDeviceView = Sent<typeof scorerDeviceView>;

const scorerScope = named(
  'ScorerScope',
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('match'), matchId: id }),
    z.strictObject({ kind: z.literal('court'), court: text }),
    z.strictObject({ kind: z.literal('cup') }),
  ]),
);

/** What the devices of a link know of it. */
export const openedLink = z.strictObject({
  linkId: text,
  name: text,
  scope: scorerScope,
  from: instantField,
  to: instantField,
});

export const scorerLinkView = part('ScorerLinkView', {
  ...openedLink.shape,
  revokedAt: instantField.nullable(),
  createdAt: instantField,
  devices: z.array(scorerDeviceView).describe('In the order in which they opened the link.'),
});

export type ScorerLinkView = Sent<typeof scorerLinkView>;

const suspensionReason = z.enum(['second-yellow', 'red', 'cautions']);

const scorerPlayerView = part('ScorerPlayerView', {
  playerId: id,
  name: text.describe('The full name, whatever the public sees.'),
  number: playerFields.number,
  isCaptain: playerFields.isCaptain,
  suspended: suspensionReason.optional().describe('Why the player misses this match.'),
});

export type ScorerPlayerView = Sent<typeof scorerPlayerView>;

const scorerTeamView = part('ScorerTeamView', {
  teamId: id,
  name: text,
  players: z.array(scorerPlayerView),
});

export type ScorerTeamView = Sent<typeof scorerTeamView>;

const scorerMatchView = part('ScorerMatchView', {
  matchId: id,
  stage: text.describe('The name of the stage, with that of its category before it.'),
  stageNames: z
    .record(languageSchema, text)
    .optional()
    .describe('The name of the stage in each language; missing where somebody has changed it.'),
  group: text.nullable().describe('The name of the group; null for a knockout match.'),
  matchNumber: count.nullable(),
  date: text,
  time: text,
  location: text,
  state: z.enum(STORED_MATCH_STATES),
  readAs: matchReading.optional().describe('Then the match is not one to play.'),
  isForfeitOfBoth: z.boolean().optional(),
  matchRules: matchRulesSchema.optional().describe('Where they are not those of the tournament.'),
  countsKicks: z
    .boolean()
    .optional()
    .describe('Whether tables count kicks, where the tournament has another rule.'),
  secondYellowSuspends: z.literal(true).optional(),
  teams: sides(scorerTeamView.nullable()).describe('Null where it is not known yet.'),
  placeholders: sides(text.nullable()).describe('The text that stands in for an unknown team.'),
  goals: sides(count).nullable().describe('Null until there is a final score.'),
  kicks: sides(count).nullable(),
});

export type ScorerMatchView = Sent<typeof scorerMatchView>;

export const scorerMatchesView = z.strictObject({
  tournament: z.strictObject({
    tournamentId: id,
    name: text,
    timeZone: text,
    language: languageSchema,
    matchRules: matchRulesSchema,
    countsKicks: z
      .boolean()
      .optional()
      .describe('Whether tables count kicks, so that a level group match may go on to a shoot-out.'),
  }),
  matches: z.array(scorerMatchView).describe('Sorted by date, time and number.'),
});

export type ScorerMatchesView = Sent<typeof scorerMatchesView>;

const ofPlayer = { playerId: id, teamId: id, name: text, number: playerFields.number };

export const cardsView = part(
  'CardsView',
  {
    cards: z.array(z.strictObject({ ...ofPlayer, ...ofCards(() => count) })).describe('By team and name.'),
    suspensions: z
      .array(
        z.strictObject({
          ...ofPlayer,
          matchId: id.nullable().describe('Null where the next match of the team is not known yet.'),
          reason: suspensionReason,
          since: id.describe('The match in which the reason was.'),
          hasPlayed: z.boolean().describe('Whether the log of the match has the player all the same.'),
        }),
      )
      .describe('The matches that players miss, played and to come, by team and kick-off.'),
    uncounted: count.describe(
      'How many matches ended before players were counted; `countCards` counts them.',
    ),
  },
  'The cards of a cup and what follows from them. A player who has left their team is in neither list.',
);

export type CardsView = Sent<typeof cardsView>;

export const matchLogView = part('MatchLogView', {
  matchId: id,
  revision: count.describe('Every change of the log raises it; 0 as long as nothing was entered.'),
  entries: z.array(named('Entry', storedEntrySchema)).describe('In the order in which they arrived.'),
  names: z.record(text, text).describe('The names of the devices and administrators, by their id in `by`.'),
});

export type MatchLogView = Sent<typeof matchLogView>;

export const verdict = named(
  'Verdict',
  z.discriminatedUnion('outcome', [
    z.strictObject({ entryId: text, outcome: z.enum(['taken', 'known']) }),
    z.strictObject({ entryId: text, outcome: z.literal('refused'), code: errorCode }),
  ]),
);

const phase = named('Phase', z.enum(['scheduled', ...ENTERED_PHASES]));

const pair = z.tuple([count, count]);

export const liveMatch = part(
  'LiveMatch',
  {
    phase,
    runningSince: z
      .int()
      .nullable()
      .describe('Since when the clock of the half runs; null while it stands still.'),
    elapsed: z.int().describe('The time that the clock showed then. Times are milliseconds.'),
    goals: pair.describe('Those of the local side and of the visitors.'),
    kicks: pair.nullable(),
    fouls: pair,
    short: sides(z.array(z.int()))
      .optional()
      .describe('Of the players who were sent off, the seconds of the clock at which each may be replaced.'),
    log: count.describe("The revision of the match's log."),
  },
  'A match that is being played.',
);

const timelineItemView = part(
  'TimelineItemView',
  {
    kind: z.enum(['phase', 'goal', 'kick', 'time-out', 'card', 'score', 'forfeit']),
    phase,
    minute: count.nullable().describe("As a report writes it: 20'+1' has `minute` 20 and `added` 1."),
    added: count,
    side: z.enum(SIDES).nullable(),
    player: text.nullable().describe("The player's name as the tournament shows it."),
    how: z.enum(['own-goal', 'penalty', 'second-yellow']).nullable(),
    colour: z
      .enum(['yellow', 'red'])
      .nullable()
      .describe('A second yellow card is red, because it sends off.'),
    isOfficial: z.boolean().describe('Whether a card was shown to a team official.'),
    isIn: z.boolean().nullable().describe('Whether a kick of the shoot-out was a goal.'),
    goals: sides(count)
      .nullable()
      .describe('The score after the event, where the event changes or states it.'),
    kicks: sides(count).nullable(),
    hasArrivedLater: z.boolean(),
    mark: z
      .enum([
        'out-of-turn',
        'after-the-decision',
        'one-too-many',
        'in-extra-time',
        'no-first-yellow',
        'already-sent-off',
        'keeps-played-score',
        'score-not-level',
      ])
      .nullable()
      .describe('How the event deviates from the Laws of the Game.'),
  },
  'An event of the public story of a match, which leaves out what was undone. A card names no player.',
);

export type TimelineItemView = Sent<typeof timelineItemView>;

export const matchTimelineView = part('MatchTimelineView', {
  matchId: id,
  revision: count,
  phase,
  items: z.array(timelineItemView),
});

export type MatchTimelineView = Sent<typeof matchTimelineView>;
