import { toIsoDate } from '@futsal-cup/domain/cup/dates';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { MAX_TOURNAMENT_NAME_LENGTH, MIN_TOURNAMENT_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { TOURNAMENT_TEXTS as texts } from '@futsal-cup/domain/cup/form-texts';
import { visibleText } from '@futsal-cup/domain/cup/visible-text';
import { object, string, type TestContext } from 'yup';

function timeZoneOf({ parent }: TestContext): string {
  const { timeZone } = parent as { readonly timeZone: string };
  return timeZone;
}

/** Today counts as the future. On an edit the date that is already set stays allowed: the cup may be over. */
export function detailsSchema(dateAsSet?: string) {
  const isAllowed = (date: string, timeZone: string) =>
    date === dateAsSet || date >= todayIn(timeZone, Date.now());
  return object({
    name: string()
      .transform(visibleText)
      .test(
        'length',
        texts.nameTooShort,
        (name = '') => name === '' || name.length >= MIN_TOURNAMENT_NAME_LENGTH,
      )
      .max(MAX_TOURNAMENT_NAME_LENGTH, texts.nameTooLong),
    date: string()
      .required(texts.dateMandatory)
      .test('is-date', texts.dateInvalid, (date) => toIsoDate(date) !== null)
      .test('is-future', texts.dateMustBeFuture, (date, context) =>
        isAllowed(toIsoDate(date) ?? '', timeZoneOf(context)),
      ),
    timeZone: string().required(),
  });
}
