import { toIsoDate } from '@futsal-cup/domain/cup/dates';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import {
  MAX_ADDRESS_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  MAX_TOURNAMENT_NAME_LENGTH,
  MIN_TOURNAMENT_NAME_LENGTH,
} from '@futsal-cup/domain/cup/limits';
import { TOURNAMENT_TEXTS as texts } from '@futsal-cup/domain/cup/text/form-texts';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { countCharacters, visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { array, object, string, type TestContext } from 'yup';
import { nameSchema } from '../../forms/name-schema';

function timeZoneOf({ parent }: TestContext): string {
  const { timeZone } = parent as { readonly timeZone: string };
  return timeZone;
}

const tournamentNameSchema = string()
  .transform(visibleText)
  .test(
    'length',
    texts.nameTooShort,
    (name = '') => name === '' || countCharacters(name) >= MIN_TOURNAMENT_NAME_LENGTH,
  )
  .test('max', texts.nameTooLong, (name = '') => countCharacters(name) <= MAX_TOURNAMENT_NAME_LENGTH);

const categoryNameSchema = nameSchema({
  missing: texts.categoryNameMissing,
  max: [MAX_CATEGORY_NAME_LENGTH, texts.categoryNameTooLong],
});

const tournamentDateSchema = string()
  .required(texts.dateMandatory)
  .test('is-date', texts.dateInvalid, (date) => toIsoDate(date) !== null);

/** Today counts as the future. An edit may keep the saved date, because the cup may be over. */
export function detailsSchema(dateAsSet?: string) {
  const isAllowed = (date: string, timeZone: string) =>
    date === dateAsSet || date >= todayIn(timeZone, Date.now());
  return object({
    name: tournamentNameSchema,
    date: tournamentDateSchema.test('is-future', texts.dateMustBeFuture, (date, context) =>
      isAllowed(toIsoDate(date) ?? '', timeZoneOf(context)),
    ),
    address: string()
      .transform(visibleText)
      .test('max', texts.addressTooLong, (address = '') => countCharacters(address) <= MAX_ADDRESS_LENGTH),
    timeZone: string().required(),
    categories: array(object({ name: categoryNameSchema })),
  });
}

/** In this time zone each day begins last, so a day that is past there is past everywhere. */
const LAST_TIME_ZONE = 'Etc/GMT+12';

/** Checks the name and date of a copy. The copy's time zone is not known here; the server refuses a date that is past in it. */
export const copySchema = object({
  name: tournamentNameSchema,
  date: tournamentDateSchema.test(
    'is-future',
    texts.dateMustBeFuture,
    (date) => (toIsoDate(date) ?? '') >= todayIn(LAST_TIME_ZONE, Date.now()),
  ),
});

/** The name of the tournament is typed to confirm that the right one is meant. */
export function typedNameSchema(name: string) {
  return object({
    name: string().test('same', texts.otherNameTyped, (typed = '') => nameKey(typed) === nameKey(name)),
  });
}
