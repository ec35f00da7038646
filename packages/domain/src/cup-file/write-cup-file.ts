import { leadsTo } from '../bracket/bind-placeholder';
import { ENGLISH_SOURCE_WORDS } from '../bracket/english-source-words';
import { groupStageOf } from '../bracket/references';
import { describeSource } from '../bracket/source-words';
import { nameOfSide, type ReferenceNames, referenceNamesOf } from '../commands/lost-references';
import { cupOfCategory } from '../cup/categories';
import type { Cup, Group, Match, Player } from '../cup/records';
import type { PlaceholderSource } from '../cup/sides';
import type { WrittenCupFile, WrittenFacts, WrittenPart } from '../cup/written-cup-file';
import { compareText } from '../cup/text/text';
import { factsWriter } from './write-match-facts';

interface Names extends ReferenceNames {
  readonly of: (id: string | null) => string | undefined;
}

function namesOf(cup: Cup): Names {
  const names = referenceNamesOf(cup);
  const { teams, stages } = names;
  const { groupNames } = names.names;
  const of = (id: string | null) =>
    id === null ? undefined : (teams.get(id) ?? stages.get(id) ?? groupNames.get(id));
  return { ...names, of };
}

function writePlace(cup: Cup, { stageId }: Group, source: PlaceholderSource, names: Names) {
  const place = describeSource(source, names.names, ENGLISH_SOURCE_WORDS) ?? '';
  const stage = leadsTo(cup, stageId, place, source) ? undefined : names.of(groupStageOf(cup, source));
  return stage === undefined ? place : { place, stage };
}

function writeMatch(
  match: Match,
  names: Names,
  facts: (match: Match) => WrittenFacts,
): WrittenCupFile['matches'][number] {
  const { local, visitor } = match;
  return {
    stage: names.of(match.stageId) ?? '',
    group: names.of(match.groupId) ?? null,
    local: nameOfSide(local, names),
    visitor: nameOfSide(visitor, names),
    date: match.date,
    time: match.time,
    location: match.location,
    localScore: local.goals,
    visitorScore: visitor.goals,
    localPenalty: local.kicks,
    visitorPenalty: visitor.kicks,
    forfeit: match.forfeit,
    cards: match.cards,
    isFinal: match.isFinal,
    ...facts(match),
  };
}

/** A player of whom nothing but the name is known is written as that. */
function writePlayer({ name, number, isCaptain, consent }: Player): string | Omit<Player, 'playerId'> {
  return number === undefined && !isCaptain && !consent ? name : { name, number, isCaptain, consent };
}

/** Writes what the teams of a category, or those without one, play. */
function writePart(cup: Cup): WrittenPart {
  const names = namesOf(cup);
  const facts = factsWriter(cup, { nameOf: names.of, textOf: (side) => nameOfSide(side, names) });
  const namesOfTeams = (teamIds: readonly string[]) => teamIds.flatMap((teamId) => names.of(teamId) ?? []);
  // Whoever comes by a place may have been another team when the decision was recorded.
  const isIn = (stageId: string, teamId: string) =>
    cup.groups.some(
      (group) => group.stageId === stageId && (group.places !== undefined || group.teamIds.includes(teamId)),
    );
  return {
    teams: cup.teams.map(({ name, players, pointsByDecision, conduct, withdrawn }) => ({
      name,
      players: players.map(writePlayer),
      pointsByDecision,
      conduct,
      withdrawn,
    })),
    stages: [...cup.stages]
      .sort((a, b) => a.order - b.order)
      .map((stage) => ({
        name: stage.name,
        type: stage.type,
        order: stage.order,
        matchRules: stage.matchRules,
        wipesCautions: stage.wipesCautions || undefined,
        // An undo may take a team out of its group after the decision, and a file that names it would be refused.
        decisions: stage.decisions?.map(({ teamIds, ...decided }) => ({
          ...decided,
          teams: namesOfTeams(teamIds.filter((teamId) => isIn(stage.stageId, teamId))),
        })),
      })),
    groups: cup.groups.map((group) => ({
      name: group.name,
      stage: names.of(group.stageId) ?? '',
      teams: namesOfTeams(group.teamIds),
      lots: namesOfTeams(group.lots),
      decision: group.decision,
      rounds: group.rounds,
      places: group.places?.map((place) => writePlace(cup, group, place, names)),
    })),
    matches: [...cup.matches]
      .sort((a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.matchId, b.matchId))
      .map((match) => writeMatch(match, names, facts)),
  };
}

/**
 * Writes a cup as a cup file. The matches come in the order of their creation, because their order in the file numbers the knockout
 * matches. A category has what it plays in it.
 */
export function writeCupFile(cup: Cup): WrittenCupFile {
  const { name, date, address, points, tieBreakers, criteria, across, conduct, shown } = cup.tournament;
  const { timeZone, language, matchRules, playerNames, playerRules, isArchived, categories } = cup.tournament;
  return {
    ...{ name, date, address: address || undefined, points, tieBreakers, criteria, across, conduct, shown },
    ...{ timeZone, language, matchRules, playerNames, playerRules, isArchived: isArchived || undefined },
    ...(categories && {
      categories: categories.map((category) => ({
        name: category.name,
        rules: category.rules,
        ...writePart(cupOfCategory(cup, category.categoryId)),
      })),
    }),
    ...writePart(cupOfCategory(cup, null)),
  };
}
