import type { ListedTeam } from '@futsal-cup/domain/lists/read-team-list';

/** The largest size, in bytes, of the teams in one call; the API takes 100 kB for the whole request. @internal */
export const MAX_BATCH_BYTES = 80_000;

type SentTeam = Pick<ListedTeam, 'name' | 'players' | 'categoryId'>;

export function teamPayload({ name, players, categoryId }: SentTeam) {
  return { name, players: [...players], ...(categoryId && { categoryId }) };
}

function bytesOf(team: SentTeam): number {
  // The commas and brackets of a JSON list add at most two bytes for each team.
  return new TextEncoder().encode(JSON.stringify(teamPayload(team))).length + 2;
}

/** Splits the teams, in their order, into as few calls as possible. */
export function splitIntoBatches<Team extends SentTeam>(teams: readonly Team[]): Team[][] {
  const batches: Team[][] = [];
  let room = 0;
  for (const team of teams) {
    const bytes = bytesOf(team);
    const last = batches.at(-1);
    if (last && bytes <= room) {
      last.push(team);
      room -= bytes;
    } else {
      batches.push([team]);
      room = MAX_BATCH_BYTES - bytes;
    }
  }
  return batches;
}
