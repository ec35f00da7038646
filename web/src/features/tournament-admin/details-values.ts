import type { TournamentDetailsView } from '@futsal-cup/domain/contracts/views';
import { DEFAULT_POINTS, DEFAULT_TIE_BREAKERS } from '@futsal-cup/domain/cup/limits';
import type { TieBreakers } from '@futsal-cup/domain/cup/records';
import { slashDate } from '../../shared/cup/slash-date';
import type { Described } from '../../shared/stale-edit/stale-edit';
import { tournamentDetailsTexts as texts } from '../../shared/texts/admin/tournament-details';

/** The details of a tournament as the form holds them. */
export interface DetailsValues {
  readonly name: string;
  readonly date: string;
  readonly win: string;
  readonly draw: string;
  readonly loss: string;
  readonly tieBreakers: TieBreakers;
  readonly timeZone: string;
}

export type Details = Pick<TournamentDetailsView, 'name' | 'date' | 'points' | 'tieBreakers' | 'timeZone'>;

/** A new tournament is most likely played where the browser is. */
function newDetails(): Details {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { name: '', date: '', points: DEFAULT_POINTS, tieBreakers: DEFAULT_TIE_BREAKERS, timeZone };
}

export function valuesOf(details: Details = newDetails()): DetailsValues {
  const { name, date, points, tieBreakers, timeZone } = details;
  const { win, draw, loss } = points;
  return { name, date, win: String(win), draw: String(draw), loss: String(loss), tieBreakers, timeZone };
}

export function detailsOf({ name, date, win, draw, loss, tieBreakers, timeZone }: DetailsValues): Details {
  const points = { win: Number(win), draw: Number(draw), loss: Number(loss) };
  return { name: name.trim(), date, points, tieBreakers, timeZone };
}

export function describeDetails({ name, date, points, tieBreakers, timeZone }: Details): Described {
  const { rules } = texts;
  return {
    [texts.name]: name,
    [texts.date]: slashDate(date),
    [rules.points]: rules.pointsInWords(points.win, points.draw, points.loss),
    [rules.tieBreakers]: rules[tieBreakers],
    [rules.timeZone]: timeZone,
  };
}
