import { ROOT } from '@futsal-cup/tools/project';
import { execa } from 'execa';
import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateSource } from 'oazapfts';
import { beforeAll, describe, expect, it } from 'vitest';
import { only, uniqueName } from '../support/builders/builders';
import { dayFromNow } from '../support/builders/days';
import { ADMINISTRATOR } from '../support/sign-in';
import { testStack } from '../support/stack/test-stack';

interface Reply {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
}

type Arguments = readonly (string | object | undefined)[];

/** What a test knows of the client: it has a function for each call, and where and with what headers to call. */
type Client = Readonly<Record<string, (...values: Arguments) => Promise<Reply>>> & {
  readonly defaults: { baseUrl: string; headers: Record<string, string> };
};

interface Row {
  readonly name: string;
  readonly points: number;
}

interface Standing {
  readonly tournament: {
    readonly tournamentId: string;
    readonly Teams: readonly { readonly teamId: string; readonly name: string }[];
    readonly Stages: readonly {
      readonly stageId: string;
      readonly groups: readonly { readonly groupId: string; readonly standings: readonly Row[] }[];
    }[];
  };
}

const folder = join(ROOT, '.artifacts', 'openapi-client');
const file = join(folder, 'client.ts');

let client: Client;

/** The `data` of a success. */
async function ask<Data>(call: string, ...values: Arguments): Promise<Data> {
  const reply = await client[call]?.(...values);
  assert.ok(reply && (reply.status === 200 || reply.status === 201), JSON.stringify(reply));
  return (reply.data as { readonly data: Data }).data;
}

describe(
  'a client that a public generator made from the OpenAPI document of the site',
  { tags: ['long'] },
  () => {
    beforeAll(async () => {
      const document = join(folder, 'openapi.json');
      await mkdir(folder, { recursive: true });
      await writeFile(document, await (await fetch(`${testStack().hosting}/openapi.json`)).text());
      await writeFile(file, await generateSource(document));
      client = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Client;
      client.defaults.baseUrl = `${testStack().function}/api`;
      const { token } = await ask<{ readonly token: string }>('login', ADMINISTRATOR);
      client.defaults.headers = { Authorization: `Bearer ${token}` };
    });

    it('passes the strictest check of types', async () => {
      const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
      const options = [
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--module',
        'nodenext',
        '--target',
        'es2022',
      ];
      await execa(process.execPath, [compiler, ...options, '--lib', 'es2023,dom,dom.iterable', file]);
    });

    it('creates a cup once, and scores a match that its table counts', async () => {
      const [name, date] = [uniqueName('Cup'), dayFromNow(20)];
      const idempotencyKey = crypto.randomUUID();
      const create = () =>
        ask<{ readonly tournamentDetails: { readonly tournamentId: string } }>(
          'createTournament',
          { name, date, tieBreakers: 'own', criteria: ['goals-scored', 'wins'] },
          { idempotencyKey },
        );
      const { tournamentId } = (await create()).tournamentDetails;
      expect((await create()).tournamentDetails.tournamentId).toBe(tournamentId);
      const readCup = async () => (await ask<Standing>('getTournament', tournamentId)).tournament;
      const teams = [{ name: 'Lions' }, { name: 'Bears' }].map((team) => ({ ...team, players: [] }));
      const { teamIds } = await ask<{ readonly teamIds: string[] }>('createTeams', { tournamentId, teams });
      await ask('createStage', { tournamentId, name: 'Groups', type: 'group', order: 1 });
      const { stageId } = only((await readCup()).Stages);
      await ask('createGroup', { stageId, name: 'Group A' });
      const { groupId } = only(only((await readCup()).Stages).groups);
      await ask('addTeamsToGroup', { groupId, stageId, selectedTeamIds: teamIds });
      const [localTeamId, visitorTeamId] = teamIds;
      const match = {
        groupId,
        stageId,
        localTeamId,
        visitorTeamId,
        date,
        time: '10:00',
        location: 'Court 1',
      };
      const created = await ask<{ readonly match: { readonly matchId: string } }>('createGroupMatch', match);
      const { matchId } = created.match;
      await ask('editGroupMatch', { ...match, matchId, localTeamScore: 3, visitorTeamScore: 1 });
      const { standings } = only(only((await readCup()).Stages).groups);
      expect(standings).toMatchObject([
        { name: 'Lions', points: 3 },
        { name: 'Bears', points: 0 },
      ]);
    });

    it('is told that what it keeps is the current view, and why a call is refused', async () => {
      const first = await client['getAllTournaments']?.();
      const ifNoneMatch = first?.headers.get('ETag') ?? undefined;
      expect(await client['getAllTournaments']?.({ ifNoneMatch })).toMatchObject({ status: 304 });
      const refused = await client['createTeam']?.({ tournamentId: 'nowhere', name: 'Lions', players: [] });
      expect(refused).toMatchObject({
        status: 404,
        data: { success: false, errors: [{ msg: 'tournament_not_found' }] },
      });
    });
  },
);
