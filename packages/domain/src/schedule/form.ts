import { outcomeOf, type Reviewed } from '../cup/outcome';
import { SIDES, type SideScore, type Sides } from '../cup/sides';
import { compareByKickOff, type ScheduledMatch } from './kick-off';

/** What a match was to one of its teams. */
type TeamResult = 'won' | 'drawn' | 'lost';

/** What form is read from; every match of the web app has it. */
export interface FormMatch
  extends
    ScheduledMatch,
    Reviewed,
    Sides<SideScore & { readonly team: { readonly teamId: string } | null }> {}

/** A match that a team has played, and what it was to the team. */
export interface PlayedMatch<M> {
  readonly match: M;
  readonly result: TeamResult;
}

function resultFor(match: FormMatch, teamId: string): TeamResult | null {
  const side = SIDES.find((each) => match[each].team?.teamId === teamId);
  const outcome = outcomeOf(match);
  if (side === undefined) return null;
  if (outcome.kind === 'level') return 'drawn';
  if (outcome.kind !== 'won') return null;
  return outcome.winner === side ? 'won' : 'lost';
}

/**
 * The form of a team: its latest matches with a result, the latest last; one under review is none. A match that a shoot-out decided counts as won or lost,
 * because one of the two went on.
 *
 * @param most - How many at most; five by custom.
 * @param before - Leaves out this match and those that kicked off after it.
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
