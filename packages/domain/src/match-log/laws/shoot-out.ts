import { OTHER_SIDE, type SideKey, type Sides } from '../../cup/sides';
import { byInstant, type EntryOf } from '../entries';

/** The state of a shoot-out. */
export interface ShootOut {
  /** The kicks that went in. */
  readonly goals: Sides<number>;
  readonly taken: Sides<number>;
  /** The side that began; null before the first kick. */
  readonly first: SideKey | null;
}

/** A kick that the rules do not allow. A kick out of turn counts all the same; a kick after the decision does not. */
export type KickMark = 'out-of-turn' | 'after-the-decision';

const NOT_BEGUN: ShootOut = {
  goals: { local: 0, visitor: 0 },
  taken: { local: 0, visitor: 0 },
  first: null,
};

/**
 * Whether the remaining kicks cannot change the winner. Each side has a set number of kicks, then they go on in pairs (FIFA Futsal Laws
 * of the Game in German, procedures to determine the winner of a match; docs/decisions/0074-the-laws-in-the-log.md says which edition was
 * read).
 */
export function isDecided({ goals, taken }: ShootOut, shootOutKicks: number): boolean {
  const behind = goals.local > goals.visitor ? 'visitor' : 'local';
  const left = Math.max(shootOutKicks, taken.local, taken.visitor) - taken[behind];
  return goals[OTHER_SIDE[behind]] - goals[behind] > left;
}

/** The sides kick in turn. A side that has taken fewer kicks catches up first. */
function isInTurn({ taken, first }: ShootOut, side: SideKey): boolean {
  if (first === null || taken[side] < taken[OTHER_SIDE[side]]) return true;
  return taken[side] === taken[OTHER_SIDE[side]] && side === first;
}

/** The mark of the next kick of a side, or null when it is the side's turn. */
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
  /** The marks by the ids of the kicks. */
  readonly marks: ReadonlyMap<string, KickMark>;
}

/** Adds kicks to the state `from`, in the order in which they were made. */
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
 * The shoot-out that follows from kicks. Where somebody has entered the number of kicks that went in, the kicks `within` are part of that
 * number, and only the other kicks are added.
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
