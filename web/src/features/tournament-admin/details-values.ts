import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views';
import { DEFAULT_POINTS, DEFAULT_TIE_BREAKERS } from '@futsal-cup/domain/cup/limits';
import { LANGUAGE_NAMES, type Language } from '@futsal-cup/domain/cup/languages';
import type { TieBreakers } from '@futsal-cup/domain/cup/records';
import { slashDate } from '../../shared/cup/slash-date';
import { shownAdminTexts, shownTexts } from '../../shared/texts/use-texts';
import type { Described } from '../../shared/stale-edit/stale-edit';

/** The details of a tournament as the form holds them. */
export interface DetailsValues {
  readonly name: string;
  readonly date: string;
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  readonly tieBreakers: TieBreakers;
  readonly timeZone: string;
  readonly language: Language;
}

export type Details = Omit<
  TournamentDetailsView,
  'tournamentId' | 'updatedAt' | 'matchRules' | 'playerNames'
>;

/** A new tournament is most likely played where the browser is, by people who read what the administrator reads. */
function newDetails(): Details {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    name: '',
    date: '',
    points: DEFAULT_POINTS,
    tieBreakers: DEFAULT_TIE_BREAKERS,
    timeZone,
    language: shownTexts().language,
  };
}

export function valuesOf(details: Details = newDetails()): DetailsValues {
  const { name, date, points, tieBreakers, timeZone, language } = details;
  const [win, draw, loss] = [String(points.win), String(points.draw), String(points.loss)];
  return { name, date, win, draw, loss, tieBreakers, timeZone, language };
}

export function detailsOf({ name, win, draw, loss, ...others }: DetailsValues): Details {
  const points = { win: Number(win), draw: Number(draw), loss: Number(loss) };
  return { ...others, name: name.trim(), points };
}

export function describeDetails(details: Details): Described {
  const { name, date, points, tieBreakers, timeZone, language } = details;
  const texts = shownAdminTexts().details;
  const { rules } = texts;
  return {
    [texts.name]: name,
    [texts.date]: slashDate(date),
    [rules.points]: rules.pointsInWords(points.win, points.draw, points.loss),
    [rules.tieBreakers]: rules[tieBreakers],
    [rules.timeZone]: timeZone,
    [rules.language]: LANGUAGE_NAMES[language],
  };
}
