import { todayIn } from '../cup/time-zone';
import { findLinkProblem, isInScope, type ScorerLink } from '../match-log/scorer-link';
import type { Clock } from '../schedule/kick-off';
import { matchStateAt, type TimedMatch } from '../schedule/match-state';

/** A link, with the devices that have opened it. */
type Opened = Pick<ScorerLink, 'scope' | 'from' | 'to' | 'revokedAt'> & {
  readonly devices: readonly unknown[];
};

const IS_TO_PLAY: readonly string[] = ['scheduled', 'due', 'live'];

/**
 * The links for scorers that could be used at the instant of the clock, that no device has opened, and that have a match which is played today
 * and is not over: whoever was to keep its log has not found the way yet.
 */
export function unopenedLinks<Link extends Opened>(
  links: readonly Link[],
  matches: readonly (TimedMatch & { readonly location: string })[],
  clock: Clock,
): readonly Link[] {
  const today = todayIn(clock.timeZone, clock.now);
  const toPlay = matches.filter(
    (match) => match.date === today && IS_TO_PLAY.includes(matchStateAt(match, clock)),
  );
  return links.filter(
    (link) =>
      link.devices.length === 0 &&
      findLinkProblem(link, clock.now) === null &&
      toPlay.some((match) => isInScope(link.scope, match)),
  );
}
