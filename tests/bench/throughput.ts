import autocannon from 'autocannon';
import type { BenchContext } from './bench-context';
import type { Section } from './report/section';
import { round } from './report/statistics';
import { prepareCall, type PreparedCall } from './stack/api-client';
import type { BenchStack } from './stack/start-bench-stack';
import { buildWorld, logIn } from './stack/world';

const SECONDS = 2;
const CONNECTIONS = [10, 50] as const;

interface Target {
  readonly what: string;
  readonly origin: string;
  readonly call: PreparedCall;
}

async function etagOf(origin: string, path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`);
  await response.arrayBuffer();
  return response.headers.get('ETag') ?? '';
}

async function buildTargets(stack: BenchStack): Promise<Target[]> {
  const { bare, api } = stack;
  const world = await buildWorld(stack, api, await logIn(api));
  const { tournamentId } = world.cup.tournament;
  const view = prepareCall('getTournament', { tournamentId }, '');
  const etag = await etagOf(api, view.path);
  const get = { method: 'GET', headers: {}, body: undefined };
  return [
    { what: 'bare function', origin: bare, call: { ...get, path: '/' } },
    { what: 'bare function with one read', origin: bare, call: { ...get, path: '/read' } },
    {
      what: 'version of a cup',
      origin: api,
      call: prepareCall('getTournamentVersion', { tournamentId }, ''),
    },
    { what: 'view of 16 teams', origin: api, call: view },
    { what: 'the same, known (304)', origin: api, call: { ...view, headers: { 'If-None-Match': etag } } },
    { what: 'list of tournaments', origin: api, call: prepareCall('getAllTournaments', {}, '') },
  ];
}

async function measure({ what, origin, call }: Target, connections: number) {
  const { method, path, headers, body } = call;
  const url = `${origin}${path}`;
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    method,
    headers: { ...headers },
    body,
  });
  const failed = result.errors + result.non2xx - result['3xx'];
  if (failed > 0) throw new Error(`${failed} answers for ${what} were no success.`);
  return {
    what,
    connections,
    'answers per second': round(result.requests.average),
    'median, ms': result.latency.p50,
    '99 %, ms': result.latency.p99,
  };
}

export async function benchThroughput(context: BenchContext): Promise<Section> {
  const targets = await buildTargets(await context.stack());
  const rows = [];
  for (const connections of CONNECTIONS) {
    for (const target of targets) rows.push(await measure(target, connections));
  }
  return {
    title: 'Throughput of one process',
    about:
      `autocannon, ${SECONDS} seconds each, against one process of the function; whoever asks and Firestore share the same ` +
      'processors. In production up to 10 instances of 80 requests each stand behind the CDN.',
    tables: [{ rows }],
    promises: [],
  };
}
