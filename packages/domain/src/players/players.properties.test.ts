import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveCup, type ResolvedCup } from '../bracket/resolve-cup';
import type { Match } from '../cup/records';
import { SCORER_TIES } from '../cup/player-rules';
import { SIDES, type SideKey } from '../cup/sides';
import { CARD_COUNTS } from '../cup/table-rules';
import { foldLog } from '../match-log/fold';
import type { Entry, EntryOf } from '../match-log/entries';
import { arbitraryPlayedCup, type PlayedCup, rules } from '../testing/arbitrary-played-cup';
import { cardsOfPlayers } from './cards-of-players';
import { rankScorers } from './rank-scorers';
import { goalsOfScorers } from './scorers';
import { suspensionsOf } from './suspensions';

/** A run plays a whole cup, so a fifth of the runs that are asked for, but at least two hundred. */
const numRuns = Math.max(200, (fc.readConfigureGlobal().numRuns ?? 0) / 5);

type Told = EntryOf<'goal'> | EntryOf<'card'>;

/** The goals and cards of a log, each once as it was told last, without the undone ones; read entry by entry. */
function eventsOf(entries: readonly Entry[]): readonly Told[] {
  const events: { ids: string[]; told: Told; isUndone: boolean }[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'goal' && entry.kind !== 'card') continue;
    const known = events.find(({ ids }) => entry.replaces !== undefined && ids.includes(entry.replaces));
    if (known) {
      known.ids.push(entry.entryId);
      known.told = { ...entry, at: known.told.at };
    } else events.push({ ids: [entry.entryId], told: entry, isUndone: false });
  }
  for (const entry of entries) {
    if (entry.kind !== 'undo') continue;
    for (const event of events) if (event.ids.includes(entry.of)) event.isUndone = true;
  }
  return events.filter(({ isUndone }) => !isUndone).map(({ told }) => told);
}

/** Whether a goal is in the score with which its match ended; before an end, and where the rules gave the score, every goal is. */
function isInScore(goal: Told, entries: readonly Entry[]): boolean {
  return !foldLog(entries, rules).arrivedLater.includes(goal.entryId);
}

function isAnnulled({ cup }: PlayedCup, match: Match): boolean {
  const isOut = (side: SideKey) =>
    cup.teams.some((team) => team.teamId === match[side].teamId && team.withdrawn?.results === 'annulled');
  return match.groupId !== null && SIDES.some(isOut);
}

/** What the cards of each player of a side of a match come to: a yellow after a yellow sends off, and is no caution more. */
function cardsIn(entries: readonly Entry[], side: SideKey): ReadonlyMap<string, string> {
  const cards = eventsOf(entries).filter((each): each is EntryOf<'card'> => each.kind === 'card');
  const seen = new Map<string, string[]>();
  for (const card of [...cards].sort((a, b) => a.at - b.at)) {
    if (card.side !== side || card.playerId === null || card.isOfficial) continue;
    const before = seen.get(card.playerId) ?? [];
    const isSecond = card.how === 'second-yellow' || (card.colour === 'yellow' && before.includes('yellow'));
    seen.set(card.playerId, [...before, isSecond ? 'second' : card.colour]);
  }
  const name = (shown: readonly string[]) => {
    if (shown.includes('second')) return 'secondYellow';
    if (!shown.includes('red')) return 'yellow';
    return shown.includes('yellow') ? 'yellowAndRed' : 'red';
  };
  return new Map([...seen].map(([playerId, shown]) => [playerId, name(shown)]));
}

function isOver(match: Match): boolean {
  return match.state === 'finished' || match.state === 'abandoned';
}

function slowScorers(played: PlayedCup, { teamsChanged }: ResolvedCup): Record<string, number> {
  const goals: Record<string, number> = {};
  for (const match of played.cup.matches) {
    const counts = match.forfeit ? isOver(match) : match.state === 'finished';
    if (!counts || teamsChanged.has(match.matchId) || isAnnulled(played, match)) continue;
    const entries = played.logs.get(match.matchId) ?? [];
    for (const event of eventsOf(entries)) {
      if (event.kind !== 'goal' || event.how === 'own-goal' || !event.playerId) continue;
      if (isInScore(event, entries)) goals[event.playerId] = (goals[event.playerId] ?? 0) + 1;
    }
  }
  return goals;
}

function slowCards(played: PlayedCup): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const match of played.cup.matches) {
    if (!isOver(match) || isAnnulled(played, match)) continue;
    for (const side of SIDES) {
      for (const [playerId, card] of cardsIn(played.logs.get(match.matchId) ?? [], side)) {
        counts[`${playerId} ${card}`] = (counts[`${playerId} ${card}`] ?? 0) + 1;
      }
    }
  }
  return counts;
}

/** The matches of a team in the order in which they begin, and of those that begin at once by their ids. */
function matchesOfTeam({ cup }: PlayedCup, teamId: string, { sides }: ResolvedCup): readonly Match[] {
  const orderOf = ({ date, time, matchId }: Match) => `${date} ${time} ${matchId}`;
  return cup.matches
    .filter((match) => {
      const teams = match.scoredTeams ?? sides.get(match.matchId);
      return teams?.local === teamId || teams?.visitor === teamId;
    })
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

/** The suspensions of one player of a team: they walk through its matches, and owe one after the other. */
function slowSuspensions(
  played: PlayedCup,
  teamId: string,
  playerId: string,
  resolved: ResolvedCup,
): string[] {
  const { tournament, stages } = played.cup;
  const of = tournament.playerRules?.suspensions ?? { secondYellow: 0, red: 0, cautions: 0 };
  const owed: string[] = [];
  const missed: string[] = [];
  const orderOf = ({ stageId }: Match) => stages.find((stage) => stage.stageId === stageId)?.order ?? 0;
  const isWiped = (from: number, to: number) =>
    stages.some(({ wipesCautions, order }) => wipesCautions && from <= order && order < to);
  let cautions: readonly number[] = [];
  const matches = matchesOfTeam(played, teamId, resolved);
  matches.forEach((match) => {
    const teams = match.scoredTeams ?? resolved.sides.get(match.matchId);
    const side = teams?.local === teamId ? 'local' : 'visitor';
    const entries = isOver(match) ? (played.logs.get(match.matchId) ?? []) : [];
    const card = cardsIn(entries, side).get(playerId);
    const readAs = resolved.read.get(match.matchId)?.readAs;
    const isForfeited = Boolean(match.forfeit) || readAs === 'withdrawn';
    const isPlayedOrToCome = ['scheduled', 'live', 'finished'].includes(match.state) || isForfeited;
    const isNone = isAnnulled(played, match) || readAs === 'bye' || readAs === 'nobody';
    if (isPlayedOrToCome && !isNone && owed.length > 0) {
      const lost = resolved.read.get(match.matchId)?.forfeit ?? match.forfeit;
      const hasGoal = eventsOf(entries).some(
        (event) =>
          event.kind === 'goal' &&
          event.how !== 'own-goal' &&
          event.side === side &&
          event.playerId === playerId &&
          isInScore(event, entries),
      );
      const hasPlayed = hasGoal || card !== undefined;
      const isOwnForfeit = lost === 'both' || lost === side;
      if (hasPlayed || !isOwnForfeit) {
        missed.push(`${playerId} ${match.matchId} ${owed.shift()} ${hasPlayed ? 'played' : ''}`);
      }
    }
    const owe = (reason: string, count: number) => {
      for (let each = 0; each < count; each += 1) owed.push(`${reason} of ${match.matchId}`);
    };
    if (card === 'secondYellow') owe('second-yellow', of.secondYellow);
    if (card === 'red' || card === 'yellowAndRed') owe('red', of.red);
    const order = orderOf(match);
    if ((card === 'yellow' || card === 'yellowAndRed') && !isAnnulled(played, match))
      cautions = [...cautions, order];
    const counting = cautions.filter((from) => !isWiped(from, order) && !isWiped(order, from));
    if (of.cautions > 0 && counting.length === of.cautions) {
      cautions = cautions.filter((from) => !counting.includes(from));
      owe('cautions', 1);
    }
  });
  return [...missed, ...owed.map((reason) => `${playerId} null ${reason} `)];
}

/** Compares the scorers and the cards with the slow count. Returns how many there were. */
function compareCounts(played: PlayedCup, resolved: ResolvedCup): readonly [scorers: number, cards: number] {
  const scorers = [...goalsOfScorers(played.cup, resolved)].map(([playerId, goals]) => ({ playerId, goals }));
  const slow = slowScorers(played, resolved);
  expect(Object.fromEntries(scorers.map(({ playerId, goals }) => [playerId, goals]))).toEqual(slow);
  // Any number serves for the matches of a team.
  const figures = scorers.map((scorer) => ({ ...scorer, matches: Number(scorer.playerId.at(-1)) }));
  for (const ties of SCORER_TIES) {
    const ranked = rankScorers(figures, ties);
    const ahead = ranked.map(({ goals, matches }) =>
      figures.filter(
        (other) =>
          other.goals > goals ||
          (ties === 'fewer-matches' && other.goals === goals && other.matches < matches),
      ),
    );
    expect(ranked.map(({ position }) => position)).toEqual(ahead.map((others) => 1 + others.length));
  }
  const cards = cardsOfPlayers(played.cup, resolved).flatMap((counted) =>
    CARD_COUNTS.map((card) => [`${counted.playerId} ${card}`, counted[card]] as const),
  );
  const shown = cards.filter(([, count]) => count > 0);
  expect(Object.fromEntries(shown)).toEqual(slowCards(played));
  return [scorers.length, shown.length];
}

/** Compares the suspensions of each team with the walk of its players. Returns how many there were. */
function compareSuspensions(played: PlayedCup, resolved: ResolvedCup): number {
  const told = suspensionsOf(played.cup, resolved);
  const playerIds = new Set(
    [...played.logs.values()].flatMap((entries) =>
      entries.flatMap((entry) => ('playerId' in entry && entry.playerId ? entry.playerId : [])),
    ),
  );
  for (const { teamId } of played.cup.teams) {
    const slow = [...playerIds].flatMap((playerId) => slowSuspensions(played, teamId, playerId, resolved));
    const ofTeam = told.filter((each) => each.teamId === teamId);
    const texts = ofTeam.map(
      ({ playerId, matchId, reason, since, hasPlayed }) =>
        `${playerId} ${matchId} ${reason} of ${since} ${hasPlayed ? 'played' : ''}`,
    );
    expect(texts.sort()).toEqual(slow.sort());
  }
  return told.length;
}

it('scorers and cards are what a slow count of the entries gives, suspensions what a walk of each player through the matches does', () => {
  const seen = { scorers: 0, cards: 0, suspensions: 0 };
  fc.assert(
    fc.property(arbitraryPlayedCup, (played) => {
      const resolved = resolveCup(played.cup);
      const [scorers, cards] = compareCounts(played, resolved);
      seen.scorers += scorers;
      seen.cards += cards;
      seen.suspensions += compareSuspensions(played, resolved);
    }),
    { numRuns },
  );
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(numRuns);
});
