import type { ServedFunction } from './served-function';

const READS = [
  'getTournamentVersion',
  'getWholeTournament',
  'getTeamsByTournament',
  'getStages',
  'getKnockoutStages',
  'getGroups',
  'getAllMatches',
  'getHistory',
  'getCupFile',
] as const;

/** Reads everything that can be asked of a cup: by the API, the pages for previews and search engines, and the map of the site. */
export async function readAll(served: ServedFunction, tournamentId: string): Promise<void> {
  await served.call('getAllTournaments', {});
  for (const name of READS) await served.call(name, { tournamentId });
  const { tournament } = await served.call('getTournament', { tournamentId });
  const matches = tournament.Stages.flatMap(({ Matches }) => Matches);
  const played = matches.filter(({ state }) => state !== 'scheduled').slice(-2);
  for (const { matchId } of played) await served.call('getMatchTimeline', { tournamentId, matchId });
  const ofCup = `tournament=${tournamentId}`;
  const [team] = tournament.Teams;
  const pages = [
    ...['home', 'matches', 'teams'].map((page) => [page, ofCup]),
    ['team', `${ofCup}&team=${team?.teamId ?? ''}`],
    ...played.map(({ matchId }) => ['match', `${ofCup}&match=${matchId}`]),
  ];
  for (const [page = '', query = ''] of pages) {
    await served.request(`/s/${page}?${query}`);
    await served.request(`/s/${page}.png?${query}`);
  }
  for (const query of ['', '?site=1', `?${ofCup}`]) await served.request(`/sitemap.xml${query}`);
}
