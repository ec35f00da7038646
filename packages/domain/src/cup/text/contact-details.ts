import { visibleText } from './visible-text';

/** Numbers of a telephone begin at seven digits; those of a year group (2012/2013) have four digits each. */
const LEAST_DIGITS = 7;
const YEARS = /^(?:\P{Nd}*(?:19|20)\p{Nd}{2}(?!\p{Nd}))+\P{Nd}*$/u;
const DIGITS_AND_SIGNS = /^[\p{Nd}\s+()./–-]+$/u;

/** A number with its area or country, wherever it stands: it begins with + or 0 and has at least nine digits. */
const NUMBER_WITH_AREA = /(?<![\p{L}\p{Nd}])(?:\+|[0٠۰])(?:[\s().\/–-]*\p{Nd}){8,}/u;

/** The years of birth of a team of juniors, each the one after the last: 09/10, 2016/2017. */
const YEAR_GROUP = /(?<!\p{Nd})(?:\p{Nd}{2}|\p{Nd}{4})(?:\/(?:\p{Nd}{2}|\p{Nd}{4}))+(?!\p{Nd})/gu;

/** Names are shorter; what is longer is looked at no further, because the patterns take long. */
const MOST_CHARACTERS = 200;

const E_MAIL = /[^\s@<]+@[^\s@]+\.\p{L}{2,}/u;
const WEB_ADDRESS = /:\/\/|\bwww\./iu;

/** A house number, and after a comma or a new line the code and the name of a place: 'Seestrasse 12, 8001 Zürich'. */
const POST_ADDRESS = /\p{Nd}.*[,;\n\u2028]\s*(?:\p{Lu}{1,2}-)?\p{Nd}{4,5}\s+\p{L}{2}/su;

function withoutYearGroups(text: string): string {
  return text.replaceAll(YEAR_GROUP, (found) => {
    const years = found.split('/').map((year) => Number(year) % 100);
    return years.every((year, index) => index === 0 || year === ((years[index - 1] ?? 0) + 1) % 100)
      ? ''
      : found;
  });
}

function isPhoneAlone(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= LEAST_DIGITS && DIGITS_AND_SIGNS.test(text) && !YEARS.test(text);
}

/**
 * Whether a text contains what reaches a person: a telephone number, an e-mail address, a web address or a post address. The names of teams
 * and players are public, so that none may be one. Names with years and numbers (FC 1879, 1. FC Köln, Team 79) are none; nor is a bare
 * domain, because companies call their teams so.
 */
export function hasContactDetails(name: string): boolean {
  const text = withoutYearGroups(visibleText(name.slice(0, MOST_CHARACTERS)).normalize('NFKC'));
  const found = [NUMBER_WITH_AREA, E_MAIL, WEB_ADDRESS, POST_ADDRESS];
  return isPhoneAlone(text) || found.some((pattern) => pattern.test(text));
}

/** Whether a text is nothing but a telephone number, an e-mail address or a web address, so that it holds no name beside it. */
export function isContactAlone(text: string): boolean {
  return hasContactDetails(text) && (!/\p{L}/u.test(text) || !/\s/u.test(text.trim()));
}
