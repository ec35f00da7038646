import { membersOfGroups } from '../bracket/members';
import { resolveCup } from '../bracket/resolve-cup';
import { editMatch } from '../commands/matches';
import { recordLots } from '../commands/groups';
import { recordDecisionAcross } from '../commands/stages';
import { withdrawTeam } from '../commands/withdraw-team';
import { openDecisionsOf } from '../bracket/open-decisions';
import { hasScore } from '../cup/outcome';
import type { Cup } from '../cup/records';
import { mapSides } from '../cup/sides';
import { createRandom, shuffled } from '../plan/random';
import { valueOf } from './results';

/** A cup that was played to its end, with the teams of each group by group id, and who has won the match that is marked as the final. */
interface PlayedCup {
  readonly cup: Cup;
  readonly members: ReadonlyMap<string, readonly string[]>;
  readonly champion: string | null;
}

/** Records what the cup waits for among level teams, drawn by lots. */
function decide(cup: Cup, random: () => number): Cup {
  return openDecisionsOf(cup).reduce((after, { stageId, groupId, across, teamIds }) => {
    const order = shuffled(teamIds, random);
    return valueOf(
      groupId === null
        ? recordDecisionAcross(after, stageId, { place: across ?? 1, teamIds: order, decision: 'lots' })
        : recordLots(after, groupId, order, 'lots'),
    );
  }, cup);
}

/** Withdraws one of the teams, with what it has played or without. */
function withdrawAny(cup: Cup, random: () => number): Cup {
  const [team] = shuffled(
    cup.teams.filter(({ withdrawn }) => !withdrawn),
    random,
  );
  const results = random() < 0.5 ? 'stand' : 'annulled';
  return team ? valueOf(withdrawTeam(cup, { teamId: team.teamId, results }, 0)) : cup;
}

/**
 * Plays a cup with random results, as organisers enter them: each match once its teams are known, and lots where teams are level. Stops when no
 * further match can be played. Up to `withdrawals` teams withdraw, each before another round of matches.
 */
export function playCup(planned: Cup, seed: number, withdrawals = 0): PlayedCup {
  const random = createRandom(seed);
  let cup = planned;
  for (let round = 0; ; round++) {
    if (round < withdrawals) cup = withdrawAny(cup, random);
    const { sides, read } = resolveCup(cup);
    const next = cup.matches.filter((match) => {
      const { local = null, visitor = null } = sides.get(match.matchId) ?? {};
      return !hasScore(match) && !read.has(match.matchId) && local !== null && visitor !== null;
    });
    if (next.length === 0) {
      const decided = decide(cup, random);
      if (decided === cup) break;
      cup = decided;
      continue;
    }
    // Teams withdraw in the midst of their matches, not between two phases.
    for (const match of withdrawals > 0 ? next.filter(() => random() < 0.5) : next) {
      const isKnockout = match.groupId === null;
      const goals = { local: Math.floor(random() * 4), visitor: Math.floor(random() * 4) };
      // Some of the matches that are level are decided by kicks.
      const isShootOut = isKnockout && goals.local === goals.visitor && goals.local > 1;
      if (isKnockout && goals.local === goals.visitor && !isShootOut) goals.local += 1;
      const kicks = { local: isShootOut ? 3 : null, visitor: isShootOut ? 4 : null };
      const scored = mapSides(goals, (value, side) => ({
        ...{ team: { kind: 'keep' } as const, goals: value, kicks: kicks[side] },
      }));
      cup = valueOf(editMatch(cup, { ...match, ...scored }, 0));
    }
  }
  const { results } = resolveCup(cup);
  const final = cup.matches.find(({ isFinal }) => isFinal);
  return {
    cup,
    members: membersOfGroups(cup),
    champion: (final && results.get(final.matchId)?.winner) ?? null,
  };
}
