import type { ScorerMatchesView, ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { DEFAULT_MATCH_RULES, type MatchRules } from '@futsal-cup/domain/cup/match-rules';
import type { Entry, EntryInput } from '@futsal-cup/domain/match-log/entries';
import { judgeEntries } from '@futsal-cup/domain/match-log/judge';

export const LINK_KEY = 'link-key-0123456789abcdef';

/** Builds a group match between two teams of three players, which has not begun. */
export function buildScorerMatch(changes: Partial<ScorerMatchView> = {}): ScorerMatchView {
  const team = (name: string, players: readonly string[]) => ({
    teamId: name.toLowerCase(),
    name,
    players: players.map((player) => ({ playerId: player.toLowerCase(), name: player })),
  });
  return {
    matchId: 'match-1',
    stage: 'Group stage',
    group: 'Group A',
    matchNumber: null,
    date: '2030-05-11',
    time: '10:00',
    location: 'Hall 1',
    state: 'scheduled',
    teams: {
      local: team('Lions', ['Anna', 'Bea', 'Carla']),
      visitor: team('Bears', ['Dora', 'Eva', 'Flora']),
    },
    placeholders: { local: null, visitor: null },
    goals: null,
    kicks: null,
    ...changes,
  };
}

interface FakeCup {
  readonly matches?: readonly ScorerMatchView[];
  readonly rules?: MatchRules;
  readonly countsKicks?: boolean;
  /** The server's clock; it is the phone's by default. */
  readonly now?: () => number;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

function refuse(status: number, msg: string): Answer {
  return { status, body: { success: false, errors: [{ msg }] } };
}

let apis = 0;

/** Simulates the API for scorers in memory; the real server's function judges the entries. */
export class FakeScoreApi {
  readonly calls: { readonly path: string; readonly authorization: string | null; readonly body: Body }[] =
    [];
  readonly logs = new Map<string, { entries: readonly Entry[]; revision: number }>();
  /** If true, no call gets an answer. */
  isOffline = false;
  /** If true, a call is carried out, but its answer does not arrive. */
  losesAnswers = false;
  isRevoked = false;
  /** True if the tournament was deleted. */
  isDeleted = false;
  /** Every call is answered with this status. */
  failsWith: number | null = null;
  /** Each test's device has a key of its own, so that a phone of an earlier test, which still sends, cannot enter anything. */
  readonly deviceKey = `device-key-${(apis += 1)}`;
  readonly #cup: Required<FakeCup>;

  constructor({
    matches = [buildScorerMatch()],
    rules = DEFAULT_MATCH_RULES,
    countsKicks = false,
    now = Date.now,
  }: FakeCup = {}) {
    this.#cup = { matches, rules, countsKicks, now };
  }

  /** Replaces `fetch`. */
  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    if (this.isOffline) throw new TypeError('Failed to fetch');
    const authorization = new Headers(init.headers).get('Authorization');
    if (this.#isOfEarlierTest(authorization)) return Response.json({ success: false }, { status: 403 });
    const body = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as Body;
    const answer = this.answer(url.replace(/^\/api/, ''), authorization, body);
    if (this.losesAnswers) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  };

  #isOfEarlierTest(authorization: string | null): boolean {
    return /device-key-\d+$/.test(authorization ?? '') && authorization !== `Scorer ${this.deviceKey}`;
  }

  answer(path: string, authorization: string | null, body: Body): Answer {
    this.calls.push({ path, authorization, body });
    if (this.failsWith !== null) return refuse(this.failsWith, 'busy_try_again');
    if (!authorization) return refuse(401, 'scorer_key_is_missing');
    if (this.isRevoked) return refuse(403, 'scorer_link_was_revoked');
    if (this.isDeleted) return refuse(404, 'tournament_not_found');
    const data = this.#data(path, body);
    return data
      ? { status: 200, body: { success: true, data: { now: this.#cup.now(), ...data } } }
      : refuse(404, 'not_found');
  }

  /** Adds entries of another device to the log of a match. */
  enter(matchId: string, entries: readonly EntryInput[], by = 'device-2') {
    const log = this.logs.get(matchId) ?? { entries: [], revision: 0 };
    const match = this.#cup.matches.find((each) => each.matchId === matchId);
    const judged = judgeEntries(
      log.entries,
      entries,
      {
        rules: this.#cup.rules,
        isKnockout: match?.group === null,
        countsKicks: this.#cup.countsKicks,
        hasTeams: Boolean(match?.teams.local && match.teams.visitor),
        moved: null,
      },
      { by, receivedAt: this.#cup.now() },
    );
    const isChanged = judged.entries.length > log.entries.length;
    this.logs.set(matchId, { entries: judged.entries, revision: log.revision + (isChanged ? 1 : 0) });
    return judged.verdicts;
  }

  #logView(matchId: string) {
    const { entries, revision } = this.logs.get(matchId) ?? { entries: [], revision: 0 };
    return { matchId, entries, revision, names: { 'device-1': 'Anna', 'device-2': 'Ben' } };
  }

  #data(path: string, { matchId = '', entries = [], name = '' }: Body): object | null {
    const { matches, rules, countsKicks } = this.#cup;
    switch (path) {
      case '/score/open':
        return {
          tournamentId: 'cup-1',
          link: { linkId: 'link-1', name: 'Court 1', scope: { kind: 'cup' }, from: '', to: '' },
          device: { deviceId: 'device-1', name, createdAt: '', lastUsedAt: '', revokedAt: null },
          deviceKey: this.deviceKey,
        };
      case '/score/matches': {
        const tournament: ScorerMatchesView['tournament'] = {
          tournamentId: 'cup-1',
          name: 'Basel Futsal Masters',
          timeZone: 'Europe/Zurich',
          language: 'en',
          matchRules: rules,
          countsKicks,
        };
        return { tournament, matches };
      }
      case '/score/log':
        return { log: this.#logView(matchId) };
      case '/score/entries': {
        const verdicts = this.enter(matchId, entries, 'device-1');
        return { verdicts, log: this.#logView(matchId) };
      }
      default:
        return null;
    }
  }
}

interface Body {
  readonly matchId?: string;
  readonly name?: string;
  readonly deviceKey?: string;
  readonly deviceSecret?: string;
  readonly entries?: readonly EntryInput[];
}
