import { usualMinutesPerMatch } from '@futsal-cup/domain/cup/usual-minutes';
import { findTaken, type Taken } from '@futsal-cup/domain/plan/day/find-taken';
import { minutesOfMatches } from '@futsal-cup/domain/plan/day/match-minutes';
import { dateAndTimeOf, minutesOf } from '@futsal-cup/domain/plan/timetable/minutes';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Match } from '../../../shelf/cup/cup';
import { stack } from '../../../shelf/styles/layout';
import { fullTeamName } from '../../categories/cup-of-category';
import { useCurrentCup } from '../../cup/cup-context';
import { toDomainCup } from '../../cup/domain-cup';
import { useCupMatchName } from '../../plan/cup-match-name';
import { usePlanAnswer } from '../../plan/published/use-plan-answer';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import styles from '../match-form/match-form.module.css';
import { haveSameSides, type MatchValues, valuesOf } from '../match-form/match-values';
import { typedMatch } from './typed-match';

/** Returns how the matches are played by the published plan, or else by the rules of the cup. */
function usePlayedAs() {
  const { matchRules } = useCurrentCup();
  const plan = usePlanAnswer().data?.plan ?? null;
  return { plan, minutesPerMatch: usualMinutesPerMatch(matchRules) };
}

interface TypedMatch {
  readonly values: MatchValues;
  /** The match that is edited; null for a new one. */
  readonly base: Match | null;
}

function TakenAtTime({ values, base }: TypedMatch) {
  const { taken: texts } = useAdminTexts().matches.form;
  const cup = useCurrentCup();
  const matchName = useCupMatchName();
  const playedAs = usePlayedAs();
  const domainCup = toDomainCup(cup);
  const match = typedMatch(domainCup, values, base);
  const taken = match ? findTaken(domainCup, match, playedAs) : [];
  const minutesOfMatch = minutesOfMatches(domainCup, playedAs.plan, playedAs.minutesPerMatch);
  const sentence = (each: Taken): string => {
    const other = allMatches(cup).find(({ matchId }) => matchId === each.by);
    if (!other) return '';
    const { date, time, location } = other;
    const when = `${time}–${dateAndTimeOf(minutesOf(time) + minutesOfMatch(other), date).time}`;
    if (each.kind === 'location') return texts.location(location, when, matchName(each.by));
    const team = cup.Teams.find(({ teamId }) => teamId === each.teamId);
    return texts.team(team ? fullTeamName(cup, team) : '', when, matchName(each.by), location);
  };
  return taken.map((each) => (
    <p key={`${each.kind} ${each.by}`} className={`${ui['warning']} ${styles['warning']}`}>
      {sentence(each)}
    </p>
  ));
}

/** Whether the form has another time, place or team than the saved match. Whoever only enters a score is told nothing of its place. */
function isPlacedAnew({ values, base }: TypedMatch): boolean {
  if (!base) return true;
  const saved = valuesOf(base);
  const isMoved = (['date', 'time', 'location'] as const).some((field) => values[field] !== saved[field]);
  return isMoved || !haveSameSides(saved, values, ['teamId', 'placeholder']);
}

/** Says while a match is typed which other match has its location or a team at that time. It may be saved all the same. */
export function TakenNote(typed: TypedMatch) {
  const { date, time } = typed.values;
  return (
    <div role="status" className={stack(2, styles['taken'])}>
      {date && time && isPlacedAnew(typed) && <TakenAtTime {...typed} />}
    </div>
  );
}
