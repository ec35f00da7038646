import type { Cup } from '@futsal-cup/domain/cup/records';
import { writeFile } from 'node:fs/promises';

function nameIn<Item extends { readonly name: string }>(
  items: readonly Item[],
  isWanted: (item: Item) => boolean,
) {
  return items.find(isWanted)?.name ?? null;
}

/** Converts the cup to a cup file, which refers to everything by its name. */
function toCupFile({ tournament, teams, stages, groups, matches }: Cup) {
  const teamName = (id: string | null) => nameIn(teams, ({ teamId }) => teamId === id);
  const stageName = (id: string) => nameIn(stages, ({ stageId }) => stageId === id);
  return {
    name: tournament.name,
    teams: teams.map(({ name }) => name),
    stages: stages.map(({ name, type, order }) => ({ name, type, order })),
    groups: groups.map((group) => ({
      name: group.name,
      teams: group.teamIds.map(teamName),
      lots: group.lots.map(teamName),
    })),
    matches: matches.map((match) => ({
      stage: stageName(match.stageId),
      group: nameIn(groups, ({ groupId }) => groupId === match.groupId),
      local: teamName(match.local.teamId) ?? match.local.placeholder,
      visitor: teamName(match.visitor.teamId) ?? match.visitor.placeholder,
      date: match.date,
      time: match.time,
      location: match.location,
      localScore: match.local.goals,
      visitorScore: match.visitor.goals,
      localPenalty: match.local.kicks,
      visitorPenalty: match.visitor.kicks,
    })),
  };
}

export async function writeCupFile(file: string, cup: Cup): Promise<void> {
  await writeFile(file, JSON.stringify(toCupFile(cup)));
}
