import { buildWorldCup2018 } from '@futsal-cup/domain/testing/world-cup-2018';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { LANGUAGES } from '@futsal-cup/domain/cup/text/languages';
import { storeCup } from '@futsal-cup/tools/import-cup';
import { connectFirestore } from '@futsal-cup/tools/stack/firestore-client';
import type { TestStack } from '../support/stack/test-stack';
import { only } from '../support/builders/builders';
import { call } from '../support/call-api';
import { buildCupOf } from '../bench/cup-of';

/** A public page of a cup, by the name that its report has. */
export interface AuditedPage {
  readonly name: string;
  readonly address: string;
}

const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** These pages say the same for every cup. */
const GENERAL = ['contact', 'blog', 'single'];

function pagesOf(name: string, tournamentId: string, matchId: string, teamId: string): AuditedPage[] {
  const of = (path: string, ids = {}) =>
    `/${path}?${new URLSearchParams({ tournament: tournamentId, ...ids })}`;
  const addresses = {
    home: of('home'),
    matches: of('matches'),
    bracket: `${of('matches')}#bracket`,
    teams: of('teams'),
    match: of('match', { match: matchId }),
    team: of('team', { team: teamId }),
  };
  return Object.entries(addresses).map(([page, address]) => ({ name: `${name}-${page}`, address }));
}

export function pagesOfCup(name: string, { tournament, matches, teams }: Cup): AuditedPage[] {
  const played = matches.find(({ local }) => local.goals !== null);
  return pagesOf(name, tournament.tournamentId, played?.matchId ?? '', teams[0]?.teamId ?? '');
}

/** Lists the pages of the seed's cup that is under way. */
async function pagesOfSeed({ site }: TestStack): Promise<AuditedPage[]> {
  const { allTournaments } = await call('getAllTournaments', {}, { origin: site });
  const { tournamentId } = only(allTournaments, ({ name }) => name === 'Basel Futsal Masters');
  const { tournament } = await call('getTournament', { tournamentId }, { origin: site });
  const matches = tournament.Stages.flatMap(({ Matches }) => Matches);
  const matchId = matches.find(({ localTeamScore }) => localTeamScore !== null)?.matchId ?? '';
  const general = GENERAL.map((page) => ({ name: page, address: `/${page}?tournament=${tournamentId}` }));
  return [
    { name: 'main', address: '/' },
    ...pagesOf('seed', tournamentId, matchId, tournament.Teams[0]?.teamId ?? ''),
    ...general,
    ...TRANSLATIONS.map((language) => ({
      name: `home-${language}`,
      address: `/home?${new URLSearchParams({ tournament: tournamentId, lang: language })}`,
    })),
  ];
}

/** Lists all public pages: of a cup of the seed, of the World Cup 2018 and of a cup of 64 teams. */
export async function auditedPages(stack: TestStack): Promise<readonly AuditedPage[]> {
  const { db, close } = connectFirestore(stack.firestoreHost);
  const [worldCup, large] = [buildWorldCup2018(), buildCupOf(64)];
  try {
    for (const cup of [worldCup, large]) await storeCup(db, cup);
  } finally {
    await close();
  }
  return [
    ...(await pagesOfSeed(stack)),
    ...pagesOfCup('world-cup', worldCup),
    ...pagesOfCup('64-teams', large),
  ];
}
