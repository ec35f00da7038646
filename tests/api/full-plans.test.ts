/* @module-tag long */
import { MAX_CATEGORIES, MAX_TEAMS } from '@futsal-cup/domain/cup/limits';
import { buildFormat } from '@futsal-cup/domain/testing/build-plan';
import { expect, it } from 'vitest';
import { buildTournament } from '../support/builders/builders';
import { blocksBody, blocksSettings } from '../support/builders/builders-blocks';
import { dayFromNow } from '../support/builders/days';
import { call, callApi } from '../support/call-api';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { entryOf, readDocuments, undo } from '../support/undo';

/* The largest plan: 256 teams in 16 categories, each a group of 16 teams and a knockout of four, and so 1,984 matches in 64 stages. */

const TEAMS_EACH = MAX_TEAMS / MAX_CATEGORIES;
const PLAYERS = 40;
/** As many teams of so many players as the page sends in a call: 80 kB. */
const TEAMS_IN_A_CALL = 48;
const COURTS = 24;
const MATCHES = 1_984;

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A cup with its categories, and all their teams sent in the calls that a pasted list makes. */
async function pasteTeams() {
  const { tournamentId, date, name } = await buildTournament();
  const categories = upTo(MAX_CATEGORIES).map((index) => ({ name: `Category ${index + 1}` }));
  const { tournamentDetails } = await call('updateTournament', { tournamentId, date, categories });
  const categoryIds = (tournamentDetails.categories ?? []).map(({ categoryId }) => categoryId);
  const pasted = categoryIds.flatMap((categoryId) =>
    upTo(TEAMS_EACH).map((index) => ({
      name: index === 0 ? 'FC Bern' : `Team ${index}`,
      players: upTo(PLAYERS).map((player) => ({ name: `Maximilian Zimmermann ${player}` })),
      categoryId,
    })),
  );
  const teamIds: string[] = [];
  for (let first = 0; first < pasted.length; first += TEAMS_IN_A_CALL) {
    const batch = pasted.slice(first, first + TEAMS_IN_A_CALL);
    teamIds.push(...(await call('createTeams', { tournamentId, teams: batch })).teamIds);
  }
  const teams = upTo(MAX_CATEGORIES).map((index) =>
    teamIds.slice(index * TEAMS_EACH, (index + 1) * TEAMS_EACH),
  );
  return { tournamentId, name, categoryIds, teams };
}

/** All categories on all courts for three days. */
function settingsOf(cup: Awaited<ReturnType<typeof pasteTeams>>, drawSeed: number) {
  const courts = upTo(COURTS);
  const categories = upTo(MAX_CATEGORIES);
  const settings = blocksSettings(cup, {
    courts: courts.map((court) => `Sports hall, court ${court + 1}`),
    blocks: upTo(3).map((day) => ({
      ...{ date: dayFromNow(40 + day), from: '07:30', to: '23:00', minutesPerMatch: 10 },
      ...{ courts, categories },
    })),
  });
  const format = buildFormat({ groups: 1, qualifiers: 4, playedTo: 4, drawSeed }, TEAMS_EACH);
  return { ...settings, categories: settings.categories.map((category) => ({ ...category, format })) };
}

it('the largest plan is published, published anew, undone, and deleted with its cup', async () => {
  const cup = await pasteTeams();
  const { tournamentId, name } = cup;
  const empty = await readDocuments(tournamentId);
  expect(empty.teams).toHaveLength(MAX_TEAMS);
  const body = blocksBody(tournamentId, settingsOf(cup, 7));
  const applied = entryOf(await callApi('applyBlocks', body));
  const planned = await readDocuments(tournamentId);
  expect(planned.matches).toHaveLength(MATCHES);
  await expectCupRules(tournamentId);
  const again = entryOf(await callApi('applyBlocks', blocksBody(tournamentId, settingsOf(cup, 8))));
  expect((await readDocuments(tournamentId)).matches).toHaveLength(MATCHES);
  await undo(again);
  expect(await readDocuments(tournamentId)).toEqual(planned);
  await undo(entryOf(await callApi('deleteTournament', { tournamentId, name })));
  expect(await readDocuments(tournamentId)).toEqual(planned);
  await undo(applied);
  const { teams, stages, groups, matches, plan } = await readDocuments(tournamentId);
  expect({ teams, stages, groups, matches, plan }).toEqual({
    teams: empty.teams,
    ...{ stages: [], groups: [], matches: [], plan: null },
  });
}, 300_000);
