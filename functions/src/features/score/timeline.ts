import type { Match } from '@futsal-cup/domain/cup/records';
import { tournamentOfStage } from '@futsal-cup/domain/cup/categories';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import type { Firestore } from 'firebase-admin/firestore';
import { JsonBody } from '../../platform/json-body';
import { presentTimeline } from '../../presenters/present-timeline';
import type { CurrentCup } from '../../storage/cup-store';
import { entriesOf, logReference, toLogSnapshot } from '../../storage/logs/match-logs';
import { type Stored, type StoredCup, versionOfRevision } from '../../storage/stored';
import type { AnswerOf, CallOf, Redirect, View } from '../route';
import { findMatch } from './scored-match';

interface Story {
  readonly revision: number;
  readonly version: string;
  readonly body: JsonBody;
  readonly namesPlayers: boolean;
}

async function readStory(db: Firestore, { cup }: CurrentCup, match: Stored<Match>): Promise<Story> {
  const snapshot = toLogSnapshot(await logReference(db, match.matchId).get());
  const revision = snapshot.log?.revision ?? 0;
  const entries = entriesOf(snapshot, match);
  const { timeline, namesPlayers } = presentTimeline(cup, { match, revision, entries });
  const data: AnswerOf<'getMatchTimeline'> = { timeline };
  const version = `${revision.toString(36)}-${versionOfRevision(cup.tournament.revision)}`;
  return { revision, version, body: new JsonBody({ success: true, data }), namesPlayers };
}

interface KeptStory {
  readonly revision: number;
  readonly story: Promise<Story>;
}

/** The last requested public story of each match. */
const keptStories = new WeakMap<StoredCup, Map<string, KeptStory>>();

/**
 * The public story of a match at a revision of its log or, if the log has grown since, at a later revision; read once for each revision.
 */
async function storyAt(
  db: Firestore,
  current: CurrentCup,
  { match, revision }: { readonly match: Stored<Match>; readonly revision: number },
): Promise<Story> {
  const { matchId } = match;
  const stories = keptStories.get(current.cup) ?? new Map<string, KeptStory>();
  keptStories.set(current.cup, stories);
  const kept = stories.get(matchId);
  if (kept?.revision === revision) return kept.story;
  const reading = { revision, story: readStory(db, current, match) };
  stories.set(matchId, reading);
  const story = await reading.story.catch((error: unknown) => {
    if (stories.get(matchId) === reading) stories.delete(matchId);
    throw error;
  });
  if (story.revision !== revision && stories.get(matchId) === reading) stories.delete(matchId);
  return story;
}

/** The address of the public story at a revision of the log, relative to the requested address. */
function addressOf(revision: number, version: string | undefined): string {
  const query = { n: String(revision), ...(version !== undefined && { version }) };
  return `timeline?${new URLSearchParams(query)}`;
}

/**
 * The public story of a match, which never changes at a given revision of its log. A request for another revision than the present one
 * gets a short redirect. So such requests cost only the head of the cup, and requests at the same time share that read.
 */
export async function handleGetMatchTimeline({
  request: { tournamentId, matchId, n, version },
  dependencies: { db, cups },
}: CallOf<'getMatchTimeline'>): Promise<View | Redirect> {
  const head = await cups.head(tournamentId);
  const current = await cups.at(tournamentId, head.revision);
  const match = findMatch(current.cup, matchId);
  const revision = head.matches[matchId]?.log ?? match.logRevision ?? 0;
  if (n !== undefined && n !== String(revision)) return { location: addressOf(revision, version) };
  const { namesPlayers, ...story } = await storyAt(db, current, { match, revision });
  return {
    version: story.version,
    body: story.body,
    // The players' names depend on the tournament's setting and the team's list, and what is told on what is shown of the cup: all may change.
    isAtVersion:
      n !== undefined &&
      story.revision === revision &&
      revision > 0 &&
      !namesPlayers &&
      !shownInPart(tournamentOfStage(current.cup, match)),
  };
}
