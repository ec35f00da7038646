import { type DecidedOtherwise, type OfCup, type OfGroup, outcomeOf, type Reviewed } from '../cup/outcome';
import { SIDES, type SideScore, type Sides } from '../cup/sides';
import { compareByKickOff, type ScheduledMatch } from './kick-off';

/** The result of a match for one of its teams. */
type TeamResult = 'won' | 'drawn' | 'lost';

/** The fields of a match that form depends on; every match of the web app has them. */
export interface FormMatch
  extends
    ScheduledMatch,
    Reviewed,
    DecidedOtherwise,
    OfCup,
    OfGroup,
    Sides<SideScore & { readonly team: { readonly teamId: string } | null }> {}

/** A match that a team has played, with its result for that team. */
export interface PlayedMatch<M> {
  readonly match: M;
  readonly result: TeamResult;
}

function resultFor(match: FormMatch, teamId: string): TeamResult | null {
  const side = SIDES.find((each) => match[each].team?.teamId === teamId);
  const outcome = outcomeOf(match);
  if (side === undefined) return null;
  if (outcome.kind === 'level') return 'drawn';
  if (outcome.kind === 'both-lost') return 'lost';
  if (outcome.kind !== 'won' || outcome.by === 'bye') return null;
  return outcome.winner === side ? 'won' : 'lost';
}

/**
 * The form of a team: its latest matches with a result, the latest last. A match under review has no result. A match that a shoot-out
 * decided counts as won or lost, because one of the two teams went on; in a group it was drawn. A bye does not count.
 *
 * @param most - The largest number of matches; five by custom.
 * @param before - This match and those that kicked off after it are left out.
 */
export function formOf<M extends FormMatch>(
  matches: readonly M[],
  teamId: string,
  { most = 5, before }: { readonly most?: number; readonly before?: ScheduledMatch } = {},
): readonly PlayedMatch<M>[] {
  return matches
    .filter((match) => before === undefined || compareByKickOff(match, before) < 0)
    .sort(compareByKickOff)
    .flatMap((match) => {
      const result = resultFor(match, teamId);
      return result === null ? [] : [{ match, result }];
    })
    .slice(-most);
}
