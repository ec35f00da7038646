import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { SCORER_TEXTS as texts } from '@futsal-cup/domain/cup/text/form-texts';
import { MAX_SCORER_LINK_DAYS, MAX_SCORER_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { instantOf, todayIn } from '@futsal-cup/domain/cup/time-zone';
import { visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { object, string } from 'yup';
import { nameSchema } from '../forms/name-schema';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup } from '../../shelf/cup/cup';
import { courtsOf } from './scope-choices';

/** Holds the form of a link; its times are in the time zone of the tournament. */
export interface LinkValues {
  readonly name: string;
  readonly scope: 'cup' | 'court' | 'match';
  readonly court: string;
  readonly matchId: string;
  readonly fromDate: string;
  readonly fromTime: string;
  readonly toDate: string;
  readonly toTime: string;
}

/** Returns today if there are matches today, else the next day that has matches. If no such day is left, returns today. */
function matchDay(cup: Cup, now: number): string {
  const today = todayIn(cup.timeZone, now);
  const days = allMatches(cup).map(({ date }) => date);
  const coming = days.filter((day) => day >= today).sort();
  return coming[0] ?? today;
}

export function emptyLink(cup: Cup, now: number): LinkValues {
  const day = matchDay(cup, now);
  return {
    name: '',
    scope: 'court',
    court: '',
    matchId: '',
    fromDate: day,
    fromTime: '00:00',
    toDate: day,
    toTime: '23:59',
  };
}

const MAX_LENGTH_MS = MAX_SCORER_LINK_DAYS * 24 * 60 * 60 * 1_000;

/** The chosen option must still exist; it may be gone after the cup was loaded again. */
function offered(choices: readonly string[], missing: string) {
  return string().test('is-offered', missing, (chosen = '') => chosen !== '' && choices.includes(chosen));
}

/** Builds the schema of a link for the current cup. */
export function linkSchema(cup: Cup) {
  const { timeZone } = cup;
  const matches = allMatches(cup);
  const court = offered(courtsOf(matches), texts.courtMissing);
  const matchId = offered(
    matches.map((match) => match.matchId),
    texts.matchMissing,
  );
  const instant = (date = '', time = '') => instantOf(date, time, timeZone);
  const lengthOf = ({ fromDate, fromTime, toDate, toTime }: LinkValues) =>
    instant(toDate, toTime) - instant(fromDate, fromTime);
  const name = nameSchema({ missing: texts.nameMissing, max: [MAX_SCORER_NAME_LENGTH, texts.nameTooLong] });
  const time = () => string().required(texts.timesMissing);
  return object({
    name: name.when('scope', { is: 'court', then: (schema) => schema.notRequired() }),
    court: string().when('scope', { is: 'court', then: () => court }),
    matchId: string().when('scope', { is: 'match', then: () => matchId }),
    fromDate: time(),
    fromTime: time(),
    toDate: time(),
    toTime: time()
      .test('ends-later', texts.endsTooEarly, (_, { parent }) => !(lengthOf(parent as LinkValues) <= 0))
      .test(
        'ends-soon',
        texts.endsTooLate,
        (_, { parent }) => !(lengthOf(parent as LinkValues) > MAX_LENGTH_MS),
      ),
  });
}

export function linkPayload(
  { name, scope, court, matchId, ...times }: LinkValues,
  { tournamentId, timeZone }: Cup,
): Calls['createScorerLink']['request'] {
  const iso = (date: string, time: string) => new Date(instantOf(date, time, timeZone)).toISOString();
  const typed = visibleText(name);
  const scopes = {
    cup: { kind: 'cup' },
    court: { kind: 'court', court },
    match: { kind: 'match', matchId },
  } as const;
  return {
    tournamentId,
    // Without a name, a link for a court has that of the court.
    ...(typed && { name: typed }),
    scope: scopes[scope],
    from: iso(times.fromDate, times.fromTime),
    to: iso(times.toDate, times.toTime),
  };
}
