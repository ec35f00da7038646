import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareCall, type PreparedCall } from '../bench/stack/api-client';
import type { Ledger } from './ledger';

/** The number of answers by status; status 0 is no answer at all. */
type Answers = Map<number, number>;

export interface Soak {
  readonly origin: string;
  readonly endsAt: number;
  readonly ledger: Ledger;
  readonly answers: Answers;
  readonly latencies: number[];
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly etag: string;
}

async function send(soak: Soak, { method, path, headers, body }: PreparedCall): Promise<Sent> {
  const start = performance.now();
  const signal = AbortSignal.timeout(60_000);
  const sent = await fetch(`${soak.origin}${path}`, { method, headers, body, signal })
    .then(async (response) => ({
      status: response.status,
      text: await response.text(),
      etag: response.headers.get('ETag') ?? '',
    }))
    .catch(() => ({ status: 0, text: '', etag: '' }));
  soak.answers.set(sent.status, (soak.answers.get(sent.status) ?? 0) + 1);
  soak.latencies.push(performance.now() - start);
  return sent;
}

const isSuccess = ({ status }: Sent) => status === 200 || status === 201;

async function enterScore(soak: Soak, token: string, match: Match): Promise<void> {
  const { matchId, groupId, stageId, date, time, location, local, visitor } = match;
  const [localTeamScore, visitorTeamScore] = [0, 0].map(() => Math.floor(Math.random() * 100));
  const request = {
    ...{ matchId, groupId: groupId ?? '', stageId, date, time, location },
    ...{ localTeamId: local.teamId ?? '', visitorTeamId: visitor.teamId ?? '' },
    ...{ localTeamScore, visitorTeamScore },
  };
  const sent = await send(soak, prepareCall('editGroupMatch', request, token));
  soak.ledger.noteScore(matchId, `${localTeamScore}:${visitorTeamScore}`, isSuccess(sent));
}

async function createAndDeleteTeam(soak: Soak, token: string, tournamentId: string): Promise<void> {
  const name = `Team ${crypto.randomUUID()}`.slice(0, 50);
  const created = await send(soak, prepareCall('createTeam', { tournamentId, name, players: [] }, token));
  soak.ledger.noteTeam(name, 'there', isSuccess(created));
  if (!isSuccess(created)) return;
  const { data } = JSON.parse(created.text) as { data: { dbTeams: { teamId: string; name: string }[] } };
  const teamId = data.dbTeams.find((team) => team.name === name)?.teamId ?? '';
  const deleted = await send(soak, prepareCall('deleteTeam', { teamId }, token));
  soak.ledger.noteTeam(name, 'gone', isSuccess(deleted));
}

/** Enters scores of its own matches in a cup that others edit too, and now and then changes the teams. */
export async function administrate(
  soak: Soak,
  token: string,
  cup: Cup,
  matches: readonly Match[],
): Promise<void> {
  for (let turn = 0; Date.now() < soak.endsAt; turn += 1) {
    const match = matches[turn % matches.length];
    if (match) await enterScore(soak, token, match);
    if (turn % 5 === 4) await createAndDeleteTeam(soak, token, cup.tournament.tournamentId);
    await wait(100 + Math.random() * 200);
  }
}

/** Looks at a cup as the site does: the view, then its version, then the view again when it changed. */
export async function visit(soak: Soak, { tournament: { tournamentId } }: Cup): Promise<void> {
  const version = prepareCall('getTournamentVersion', { tournamentId }, '');
  const view = prepareCall('getTournament', { tournamentId }, '');
  let etag = '';
  while (Date.now() < soak.endsAt) {
    const headers: Record<string, string> = etag === '' ? {} : { 'If-None-Match': etag };
    const polled = await send(soak, { ...version, headers });
    if (polled.status === 200) {
      etag = polled.etag;
      await send(soak, view);
    }
    await wait(1_000 + Math.random() * 1_000);
  }
}
