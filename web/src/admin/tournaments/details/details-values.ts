import type { ListedCategory } from '@futsal-cup/domain/commands/categories';
import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views/cup-views';
import { LANGUAGE_NAMES } from '@futsal-cup/domain/cup/text/language-names';
import type { Language } from '@futsal-cup/domain/cup/text/languages';
import {
  DEFAULT_MATCH_RULES,
  DEFAULT_PLAYER_NAMES,
  type PlayerNameStyle,
} from '@futsal-cup/domain/cup/match-rules';
import type { PlayerRules } from '@futsal-cup/domain/cup/player-rules';
import { slashDate } from '../../../shelf/cup/slash-date';
import { shownLanguage } from '../../../shelf/texts/use-texts';
import { shownAdminTexts } from '../../texts/admin-texts';
import type { Described } from '../../stale-edit/stale-edit';
import { playerRulesInWords } from '../../cards/player-rules-in-words';
import type { TableRulesDetails } from '../../rules/table-rules-values';
import { categoriesInWords } from '../categories/categories-in-words';
import { type CategoryValues, categoryValuesOf, listedCategories } from '../categories/category-values';
import { rulesInWords } from './match-rules-in-words';
import { rulesOf, type RulesValues, rulesValuesOf } from './match-rules-values';

/** Holds the details of a tournament in the form. */
export interface DetailsValues extends RulesValues {
  readonly name: string;
  readonly date: string;
  readonly address: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly playerNames: PlayerNameStyle;
  readonly playerRules: PlayerRules | null;
  readonly categories: readonly CategoryValues[];
}

/** The details of this form. The rules of the tables have a screen of their own, and a new tournament gets the usual ones. */
export interface Details extends Omit<
  TournamentDetailsView,
  'tournamentId' | 'updatedAt' | 'categories' | keyof TableRulesDetails
> {
  readonly categories?: readonly ListedCategory[];
}

/** A new tournament most likely uses the time zone of the browser and the language of the administrator. */
function newDetails(): Details {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    name: '',
    date: '',
    timeZone,
    language: shownLanguage(),
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: DEFAULT_PLAYER_NAMES,
  };
}

export function valuesOf(details: Details = newDetails()): DetailsValues {
  const {
    name,
    date,
    address = '',
    timeZone,
    language,
    matchRules,
    playerNames,
    playerRules = null,
  } = details;
  const rules = rulesValuesOf(matchRules);
  const categories = categoryValuesOf(details.categories);
  return { name, date, address, timeZone, language, playerNames, playerRules, categories, ...rules };
}

export function detailsOf(values: DetailsValues): Details {
  const { name, date, address, timeZone, language, playerNames, playerRules } = values;
  const matchRules = rulesOf(values);
  const categories = listedCategories(values.categories);
  return {
    ...{ name: name.trim(), date, address: address.trim(), timeZone, language, matchRules, playerNames },
    ...{ playerRules, categories },
  };
}

export function describeDetails(details: Details, ofCup: Partial<TableRulesDetails>): Described {
  const { name, date, address = '', timeZone, language, matchRules, playerNames } = details;
  const { playerRules, categories = [] } = details;
  const texts = shownAdminTexts().details;
  const { rules, play } = texts;
  return {
    [texts.name]: name,
    [texts.date]: slashDate(date),
    [texts.address]: address || '–',
    [rules.timeZone]: timeZone,
    [rules.language]: LANGUAGE_NAMES[language],
    [play.rules]: rulesInWords(matchRules),
    [play.players]: play.names[playerNames],
    ...(playerRules && { [texts.players.title]: playerRulesInWords(playerRules) }),
    ...(categories.length > 0 && { [texts.categories.title]: categoriesInWords(categories, ofCup) }),
  };
}
