import { OTHER_SIDE, type SideKey, type Sides } from '../../cup/sides';
import { byInstant, type EntryOf } from '../entries';

/** How far a shoot-out has come. */
export interface ShootOut {
  /** The kicks that went in. */
  readonly goals: Sides<number>;
  readonly taken: Sides<number>;
  /** The side that began; null before the first kick. */
  readonly first: SideKey | null;
}

/** A kick that the rules do not have. One that is out of turn counts all the same; one after the decision does not. */
export type KickMark = 'out-of-turn' | 'after-the-decision';

const NOT_BEGUN: ShootOut = {
  goals: { local: 0, visitor: 0 },
  taken: { local: 0, visitor: 0 },
  first: null,
};

/**
 * Whether no kick that is left can change the winner: each side has a set number, then they go on in pairs (FIFA Futsal Laws of the
 * Game in German, procedures to determine the winner of a match;
 * docs/decisions/0074-the-laws-in-the-log.md says which edition was read).
 */
export function isDecided({ goals, taken }: ShootOut, shootOutKicks: number): boolean {
  const behind = goals.local > goals.visitor ? 'visitor' : 'local';
  const left = Math.max(shootOutKicks, taken.local, taken.visitor) - taken[behind];
  return goals[OTHER_SIDE[behind]] - goals[behind] > left;
}

/** The sides kick in turn; the one that has fewer kicks behind it catches up first. */
function isInTurn({ taken, first }: ShootOut, side: SideKey): boolean {
  if (first === null || taken[side] < taken[OTHER_SIDE[side]]) return true;
  return taken[side] === taken[OTHER_SIDE[side]] && side === first;
}

/** What is to be said of a kick that a side takes next, or null when it is its turn. */
export function markOfKick(shootOut: ShootOut, side: SideKey, shootOutKicks: number): KickMark | null {
  if (isDecided(shootOut, shootOutKicks)) return 'after-the-decision';
  return isInTurn(shootOut, side) ? null : 'out-of-turn';
}

function withKick({ goals, taken, first }: ShootOut, { side, isIn }: EntryOf<'kick'>): ShootOut {
  return {
    goals: isIn ? { ...goals, [side]: goals[side] + 1 } : goals,
    taken: { ...taken, [side]: taken[side] + 1 },
    first: first ?? side,
  };
}

export interface ReadShootOut {
  readonly shootOut: ShootOut;
  /** By the ids of kicks. */
  readonly marks: ReadonlyMap<string, KickMark>;
}

/** The kicks one after the other by the time at which they were made, behind those of `from`. */
function follow(
  kicks: readonly EntryOf<'kick'>[],
  shootOutKicks: number,
  from: ReadShootOut = { shootOut: NOT_BEGUN, marks: new Map() },
): ReadShootOut {
  let { shootOut } = from;
  const marks = new Map(from.marks);
  for (const kick of [...kicks].sort(byInstant)) {
    const mark = markOfKick(shootOut, kick.side, shootOutKicks);
    if (mark) marks.set(kick.entryId, mark);
    if (mark !== 'after-the-decision') shootOut = withKick(shootOut, kick);
  }
  return { shootOut, marks };
}

/**
 * What kicks come to. Where somebody has said how many went in, the kicks that are `within` are those that were meant, and only the
 * others are added.
 */
export function readShootOut(
  kicks: readonly EntryOf<'kick'>[],
  shootOutKicks: number,
  said: { readonly goals: Sides<number>; readonly within: ReadonlySet<string> } | null = null,
): ReadShootOut {
  if (said === null) return follow(kicks, shootOutKicks);
  const isWithin = ({ entryId }: EntryOf<'kick'>) => said.within.has(entryId);
  const before = follow(kicks.filter(isWithin), shootOutKicks);
  const from = { ...before, shootOut: { ...before.shootOut, goals: said.goals } };
  return follow(
    kicks.filter((kick) => !isWithin(kick)),
    shootOutKicks,
    from,
  );
}
