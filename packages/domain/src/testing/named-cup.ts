import type { Cup, Match } from '../cup/records';
import { mapSides, type PlaceholderSource, type Side } from '../cup/sides';
import { compareText } from '../cup/text/text';

function nameBy<Item>(items: readonly Item[], idOf: (item: Item) => string, nameOf: (item: Item) => unknown) {
  const names = new Map(items.map((item) => [idOf(item), nameOf(item)]));
  return (id: string | null) => (id === null ? null : names.get(id));
}

function without<Item extends object, Field extends keyof Item>(
  item: Item,
  ...fields: readonly Field[]
): Omit<Item, Field> {
  const left = Object.entries(item).filter(([field]) => !fields.some((other) => other === field));
  return Object.fromEntries(left) as Omit<Item, Field>;
}

/** The matches in the order of their creation, which numbers them. */
function inOrder(matches: readonly Match[]): Match[] {
  return [...matches].sort(
    (a, b) => compareText(a.createdAt, b.createdAt) || compareText(a.matchId, b.matchId),
  );
}

function namesIn({ teams, stages, groups, matches }: Cup) {
  const stage = nameBy(
    stages,
    ({ stageId }) => stageId,
    ({ name }) => name,
  );
  return {
    stage,
    team: nameBy(
      teams,
      ({ teamId }) => teamId,
      ({ name }) => name,
    ),
    group: nameBy(
      groups,
      ({ groupId }) => groupId,
      ({ stageId, name }) => [stage(stageId), name],
    ),
    match: nameBy(
      inOrder(matches).map(({ matchId }, index) => ({ matchId, index })),
      ({ matchId }) => matchId,
      ({ index }) => index,
    ),
  };
}

type Names = ReturnType<typeof namesIn>;

function namedSource(source: PlaceholderSource, names: Names) {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser':
      return [source.kind, names.match(source.matchId)];
    case 'group-place':
      return [source.kind, names.group(source.groupId), source.place];
    case 'best-of-place':
      return [source.kind, names.stage(source.stageId), source.place, source.rank];
    case 'allotted-of-place':
      return [source.kind, names.stage(source.stageId), source.place, source.slot];
  }
}

/** What is typed of a bound placeholder is not told: everybody reads what its match or group is called now. */
function namedSide({ teamId, source, placeholder, ...side }: Side, names: Names) {
  const bound = source && namedSource(source, names);
  return { ...side, team: names.team(teamId), source: bound, placeholder: bound ? null : placeholder };
}

/** A match without its log: one that is being played has no state then. */
function namedMatch(match: Match, names: Names) {
  const { stageId, groupId } = match;
  const isLive = match.state === 'live';
  const isBegun = match.state === 'finished' || match.state === 'abandoned' || Boolean(match.forfeit);
  return {
    ...without(match, 'matchId', 'stageId', 'groupId', 'logRevision', 'createdAt', 'players'),
    ...(match.players?.length && { players: match.players }),
    stage: names.stage(stageId),
    group: names.group(groupId),
    ...mapSides(match, (side) => namedSide(side, names)),
    state: isLive ? 'scheduled' : match.state,
    scoredTeams: isBegun && match.scoredTeams ? mapSides(match.scoredTeams, names.team) : null,
  };
}

/** Everything about a cup without its ids and instants: two cups with the same facts are equal by this. */
export function namedCup(cup: Cup) {
  const names = namesIn(cup);
  return {
    tournament: {
      ...without(cup.tournament, 'tournamentId'),
      isArchived: cup.tournament.isArchived === true,
    },
    teams: cup.teams.map((team) => ({
      ...without(team, 'teamId'),
      players: team.players.map((player) => without(player, 'playerId')),
    })),
    stages: [...cup.stages]
      .sort((a, b) => a.order - b.order)
      .map((stage) => ({
        ...without(stage, 'stageId'),
        decisions: stage.decisions?.map((decision) => ({
          ...decision,
          teamIds: decision.teamIds.map(names.team),
        })),
      })),
    groups: cup.groups.map((group) => ({
      ...without(group, 'groupId', 'stageId'),
      name: names.group(group.groupId),
      teamIds: group.teamIds.map(names.team),
      lots: group.lots.map(names.team),
      places: group.places?.map((place) => namedSource(place, names)),
    })),
    matches: inOrder(cup.matches).map((match) => namedMatch(match, names)),
  };
}
