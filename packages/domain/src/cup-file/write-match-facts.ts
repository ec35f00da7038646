import { bindPlaceholder, leadsTo } from '../bracket/bind-placeholder';
import { groupStageOf } from '../bracket/references';
import { canonical } from '../cup/text/canonical';
import { resolveCup } from '../bracket/resolve-cup';
import { hasScore, stateByScore } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { NO_TEAM, type Side, SIDES, type Sides } from '../cup/sides';
import type { WrittenFacts, WrittenWords } from '../cup/written-cup-file';
import { listShared, TYPED_PAIRING } from '../rules/unique';

/** The cup that is written, and what is asked of it for each match. */
interface Written {
  readonly cup: Cup;
  readonly nameOf: (id: string | null) => string | undefined;
  /** The text of each side in the file. */
  readonly textOf: (side: Side) => string;
  /** The teams that are in each match now. */
  readonly sides: ReadonlyMap<string, Sides<string | null>>;
  /** The matches whose pairing somebody could not type, because it is there twice or of the same text. */
  readonly untyped: ReadonlySet<Match>;
}

function isSame(a: object | null, b: object | null): boolean {
  return canonical(a) === canonical(b);
}

/** What the text of a side does not say; undefined where it is read as it is meant. */
function wordsOf(
  match: Match,
  side: Side,
  { cup, nameOf, textOf, untyped }: Written,
): WrittenWords | undefined {
  if (side.teamId !== null || side.placeholder === null) return undefined;
  // The number of a match says which it is.
  if (side.source && 'matchId' in side.source) return undefined;
  if (side.source === null) {
    const isText = bindPlaceholder(cup, match.stageId, textOf(side)).kind === 'text';
    const isPlain = side.lost === null && side.placeholder !== NO_TEAM && !untyped.has(match);
    return isText && isPlain ? undefined : { was: side.lost ?? undefined };
  }
  const isMeant = leadsTo(cup, match.stageId, textOf(side), side.source);
  return isMeant ? undefined : { stage: nameOf(groupStageOf(cup, side.source)) };
}

/** Whether the teams of a match are recorded: it has a score, or it was abandoned or awarded without one. */
function hasTeams(match: Match): boolean {
  return hasScore(match) || match.state === 'abandoned' || Boolean(match.forfeit);
}

/** The teams that a reader of the file takes for those of the score, the award or the abandoned match. */
function teamsByDefault(match: Match, { sides }: Written): Sides<string> | null {
  const { local = null, visitor = null } = sides.get(match.matchId) ?? {};
  return hasTeams(match) && local !== null && visitor !== null ? { local, visitor } : null;
}

function playedByOf(match: Match, written: Written): WrittenFacts['playedBy'] {
  const { scoredTeams } = match;
  if (hasScore(match) && scoredTeams === null) return null;
  if (!hasTeams(match) || isSame(scoredTeams, teamsByDefault(match, written))) return undefined;
  const { nameOf } = written;
  const [local, visitor] = SIDES.map((side) => nameOf(scoredTeams?.[side] ?? null));
  return local !== undefined && visitor !== undefined ? { local, visitor } : null;
}

/** A match that is being played has no state in the file, because it has none without its log. */
function stateOf(match: Match): WrittenFacts['state'] {
  return match.state === 'live' || match.state === stateByScore(match) ? undefined : match.state;
}

/** Writes what the names of a match's sides and its score do not say. Most matches have nothing of the kind. */
export function factsWriter(
  cup: Cup,
  names: Pick<Written, 'nameOf' | 'textOf'>,
): (match: Match) => WrittenFacts {
  const { sides } = resolveCup(cup);
  const isOfOneText = ({ local, visitor }: Match) => names.textOf(local) === names.textOf(visitor);
  const untyped = new Set([
    ...listShared(TYPED_PAIRING, cup.matches).flat(),
    ...cup.matches.filter(isOfOneText),
  ]);
  const written = { cup, ...names, sides, untyped };
  return (match) => {
    const local = wordsOf(match, match.local, written);
    const visitor = wordsOf(match, match.visitor, written);
    const isByForfeit = Boolean(match.forfeit) && hasScore(match);
    return {
      words: local || visitor ? { local, visitor } : undefined,
      state: stateOf(match),
      isForfeit: match.isForfeit === isByForfeit ? undefined : match.isForfeit,
      playedBy: playedByOf(match, written),
    };
  };
}
