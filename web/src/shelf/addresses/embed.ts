import { inTournament } from './paths';

/** The parts of a cup that another website may show in a frame. `firebase.json` lets these pages alone be framed. */
export const EMBED_PARTS = ['matches', 'table', 'bracket'] as const;

export type EmbedPart = (typeof EMBED_PARTS)[number];

/** The frame sends `{ type, height }` with this type to the page around it, the height in CSS pixels, whenever it changes. */
export const HEIGHT_MESSAGE = 'futsal-cup-height';

export function embedAddress(part: EmbedPart, tournamentId: string): string {
  return inTournament(`/embed/${part}`, tournamentId);
}
