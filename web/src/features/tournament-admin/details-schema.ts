import { toIsoDate } from '@futsal-cup/domain/schedule/dates';
import { todayIn } from '@futsal-cup/domain/schedule/instant';
import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/tournament/limits';
import { TOURNAMENT_TEXTS as texts } from '@futsal-cup/domain/tournament/texts';
import { object, string } from 'yup';

/** Today counts as the future. On an edit the date that is already set stays allowed: the cup may be over. */
export function detailsSchema(timeZone: string, dateAsSet?: string) {
  const isAllowed = (date: string) => date === dateAsSet || date >= todayIn(timeZone, Date.now());
  return object({
    name: string()
      .trim()
      .min(MIN_TOURNAMENT_NAME_LENGTH, texts.nameTooShort)
      .max(MAX_TOURNAMENT_NAME_LENGTH, texts.nameTooLong),
    date: string()
      .required(texts.dateMandatory)
      .test('is-date', texts.dateInvalid, (date) => toIsoDate(date) !== null)
      .test('is-future', texts.dateMustBeFuture, (date) => isAllowed(toIsoDate(date) ?? '')),
  });
}
