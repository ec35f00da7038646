import { buildStage } from './builders';
import { buildKnownTeamsMatch, buildUnknownTeamsMatch } from './builders-matches';

/** Builds two semi-finals of known teams and a stage for the matches after them. */
export async function buildSemiFinals() {
  const stage = await buildStage({ type: 'knockout', name: 'Semi-finals' });
  const { tournamentId } = stage;
  const first = await buildKnownTeamsMatch({ stage });
  const second = await buildKnownTeamsMatch({ stage });
  const finals = await buildStage({ tournamentId, type: 'knockout', name: 'Finals' });
  return { tournamentId, stage, first, second, finals };
}

/** Builds the match between the winners of the semi-finals. */
export function buildFinal(stage: Awaited<ReturnType<typeof buildStage>>) {
  const winners = { localTeamPlaceholder: 'Winner match 1', visitorTeamPlaceholder: 'Winner match 2' };
  return buildUnknownTeamsMatch({ stage, ...winners });
}
