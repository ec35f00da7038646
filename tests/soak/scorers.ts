import 'fake-indexeddb/auto';
import type { Entry } from '@futsal-cup/domain/match-log/entries';
import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { UserError } from '@futsal-cup/tools/user-error';
import { findProblems, finish, scoreMatch } from '@futsal-cup/web/testing/match-day';
import { SimulatedPhone } from '@futsal-cup/web/testing/simulated-phone';
import { callEndpoint } from '../bench/stack/api-client';
import { logIn } from '../bench/stack/world';
import { type Faults, hallNetwork, noFaults } from './hall-network';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Two phones enter the log of each match. */
const PHONES_A_MATCH = 2;

interface Hall {
  readonly origin: string;
  readonly token: string;
  readonly cup: Cup;
  readonly faults: Faults;
  readonly begunAt: number;
  readonly lengthMs: number;
  isGood: boolean;
}

/** Resets the cup to before its first match, and gives matches two halves. */
export function unplayed(cup: Cup): Cup {
  const noScore = { goals: null, kicks: null };
  const matches = cup.matches.map((match) => ({
    ...match,
    state: 'scheduled' as const,
    scoredTeams: null,
    local: { ...match.local, ...noScore },
    visitor: { ...match.visitor, ...noScore },
  }));
  const tournament = { ...cup.tournament, matchRules: MATCH_RULE_PRESETS.futsal };
  return { ...cup, tournament, matches };
}

async function openKeys({ origin, token, cup }: Hall, matchId: string): Promise<string[]> {
  const { tournamentId } = cup.tournament;
  const [from, to] = [-HOUR, 6 * HOUR].map((ms) => new Date(Date.now() + ms).toISOString());
  const scope = { kind: 'match', matchId } as const;
  const request = { tournamentId, name: 'Court', scope, from: from ?? '', to: to ?? '' };
  const { key } = await callEndpoint(origin, 'createScorerLink', request, token);
  const keys: string[] = [];
  while (keys.length < PHONES_A_MATCH) {
    const opened = await callEndpoint(origin, 'openScorerLink', { name: 'Scorer' }, { scorerKey: key });
    keys.push(opened.deviceKey);
  }
  return keys;
}

async function buyPhones(hall: Hall, matchId: string): Promise<SimulatedPhone[]> {
  const { tournamentId, matchRules: rules } = hall.cup.tournament;
  const keys = await openKeys(hall, matchId);
  return keys.map(
    (deviceKey, index) =>
      new SimulatedPhone({
        name: `${matchId} ${index}`,
        match: { tournamentId, matchId, rules, deviceKey },
        wrongBy: (Math.random() * 20 - 10) * MINUTE,
        ask: hallNetwork({ ...hall, origin: hall.origin }, hall.faults, () => hall.isGood),
        random: Math.random,
      }),
  );
}

async function readEntries({ origin, token, cup }: Hall, matchId: string): Promise<readonly Entry[]> {
  const { tournamentId } = cup.tournament;
  return (await callEndpoint(origin, 'getMatchLog', { tournamentId, matchId }, token)).log.entries;
}

/**
 * Lets scorers enter the logs of matches in a bad network, two per match, with the page's own code except for its drawing. In the end every
 * entry that a screen showed as sent is on the server once, at its instant, and the screens agree.
 */
export async function runScorers(
  { origin, cup }: Pick<Hall, 'origin' | 'cup'>,
  scorers: number,
  minutes: number,
): Promise<void> {
  const { token } = await logIn(origin);
  const begunAt = Date.now();
  const lengthMs = minutes * MINUTE;
  const hall: Hall = { origin, cup, token, faults: noFaults(), begunAt, lengthMs, isGood: false };
  const groupMatches = cup.matches.filter(({ groupId }) => groupId !== null);
  const matches = groupMatches.slice(0, Math.ceil(scorers / PHONES_A_MATCH));
  if (matches.length * PHONES_A_MATCH < scorers) throw new UserError('There are not so many matches.');
  const phones: SimulatedPhone[] = [];
  for (const { matchId } of matches) phones.push(...(await buyPhones(hall, matchId)));

  const endsAt = begunAt + lengthMs;
  await Promise.all(phones.map((phone) => scoreMatch(phone, { random: Math.random, endsAt })));
  hall.isGood = true;
  await finish(phones);

  const problems: string[] = [];
  for (const phone of phones) {
    const entries = await readEntries(hall, phone.match.matchId);
    problems.push(...findProblems(phone, entries).map((problem) => `${phone.match.matchId}: ${problem}`));
  }
  report(phones, hall.faults);
  if (phones.every((phone) => phone.shown.size === 0))
    problems.push('Nothing was entered: it takes more than a minute.');
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  console.log('What was shown as sent is on the server once, at its instant, and all screens agree.');
}

function report(phones: readonly SimulatedPhone[], faults: Faults): void {
  const shown = phones.reduce((sum, phone) => sum + phone.shown.size, 0);
  const refused = phones.reduce((sum, phone) => sum + phone.items.length, 0);
  const elsewhere = phones.reduce((sum, phone) => sum + phone.knownElsewhere.size, 0);
  console.table(faults);
  console.log(
    `${phones.length} phones, ${shown} entries: ${refused} refused and kept, ${elsewhere} made by somebody else already`,
  );
}
