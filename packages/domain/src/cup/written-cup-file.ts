import { z } from 'zod';
import { categoryRulesSchema } from './category-fields';
import { part, type Sent, sides } from './parts';
import {
  languageSchema,
  matchRulesSchema,
  playerFields,
  playerNamesSchema,
  playerRulesSchema,
  pointsSchema,
  shownSchema,
} from './record-fields';
import { STORED_MATCH_STATES } from './records';
import {
  cardsSchema,
  decisionKindSchema,
  forfeitSchema,
  pointsByDecisionSchema,
  roundsSchema,
  tableRuleFields,
  teamConductSchema,
  tieBreakersSchema,
  withdrawnSchema,
} from './table-rule-fields';

const text = z.string();
const score = z.int().nullable();

const writtenWords = z
  .strictObject({ stage: text.optional(), was: z.array(text).optional() })
  .describe(
    '`stage` names the group stage that the words mean. Without it they are a text that is bound to nothing, which `was` once something.',
  );

export type WrittenWords = Sent<typeof writtenWords>;

/** What the names of a match's sides and its score do not say. */
const writtenFacts = z.strictObject({
  words: sides(writtenWords)
    .partial()
    .optional()
    .describe('How the words of a side are meant, where they are not simply bound to what they name.'),
  state: z.enum(STORED_MATCH_STATES).optional().describe('Where it does not follow from the score.'),
  isForfeit: z.boolean().optional().describe('Where `forfeit` does not say by whom.'),
  playedBy: sides(text)
    .nullish()
    .describe(
      'The teams that the score is for, where others are in the match by now; null: none are recorded.',
    ),
});

export type WrittenFacts = Sent<typeof writtenFacts>;

const player = z.strictObject({ name: text, ...playerFields });

const writtenPart = z.strictObject({
  teams: z.array(
    z.strictObject({
      name: text,
      players: z.array(z.union([text, player])),
      pointsByDecision: pointsByDecisionSchema.nullish(),
      conduct: teamConductSchema.nullish(),
      withdrawn: withdrawnSchema.nullish(),
    }),
  ),
  stages: z.array(
    z.strictObject({
      name: text,
      type: text,
      order: z.int(),
      decisions: z
        .array(z.strictObject({ place: z.int(), teams: z.array(text), decision: decisionKindSchema }))
        .optional(),
      matchRules: matchRulesSchema.nullish(),
      wipesCautions: z.boolean().optional(),
    }),
  ),
  groups: z.array(
    z.strictObject({
      name: text,
      stage: text,
      teams: z.array(text),
      lots: z.array(text),
      decision: decisionKindSchema.optional(),
      rounds: roundsSchema.optional(),
      places: z.array(z.union([text, z.strictObject({ place: text, stage: text })])).optional(),
    }),
  ),
  matches: z.array(
    z.strictObject({
      ...{ stage: text, group: text.nullable(), local: text, visitor: text },
      ...{ date: text, time: text, location: text },
      ...{ localScore: score, visitorScore: score, localPenalty: score, visitorPenalty: score },
      forfeit: forfeitSchema.nullish(),
      cards: cardsSchema.nullish(),
      isFinal: z.boolean().optional(),
      ...writtenFacts.shape,
    }),
  ),
});

/** What is played by the teams of a category, or by those without one. */
export type WrittenPart = Sent<typeof writtenPart>;

export const writtenCupFile = part(
  'WrittenCupFile',
  {
    name: text,
    date: text,
    address: text.optional(),
    points: pointsSchema,
    tieBreakers: tieBreakersSchema,
    ...tableRuleFields,
    shown: shownSchema.optional(),
    timeZone: text,
    language: languageSchema,
    matchRules: matchRulesSchema,
    playerNames: playerNamesSchema,
    playerRules: playerRulesSchema.optional(),
    isArchived: z.boolean().optional(),
    categories: z.array(writtenPart.extend({ name: text, rules: categoryRulesSchema.optional() })).optional(),
    ...writtenPart.shape,
  },
  'A whole cup whose records refer to each other by name (docs/cup-file.md). It has the scores of the matches, but not their logs.',
);

export type WrittenCupFile = Sent<typeof writtenCupFile>;
