import { sessionTexts } from './fr/session';
import { errorsTexts } from './fr/errors';
import { formsTexts } from './fr/forms';
import { historyTexts } from './fr/history';
import { cupTexts } from './fr/cup';
import { stagesTexts } from './fr/stages';
import { rulesTexts } from './fr/rules';
import { matchesTexts } from './fr/matches';
import { foundPlanTexts } from './fr/found-plan';
import { planTexts } from './fr/plan';
import { peopleTexts } from './fr/people';
import { printTexts } from './fr/print';
import { shareTexts } from './fr/share';
import { reasonWords } from '../../shelf/texts/fr-reasons';
import { dayTexts } from './fr/day';

export const adminTexts = {
  ...sessionTexts,
  ...errorsTexts,
  ...formsTexts,
  ...historyTexts,
  ...cupTexts,
  ...stagesTexts,
  ...rulesTexts,
  ...matchesTexts,
  plan: { ...planTexts, ...foundPlanTexts },
  ...peopleTexts,
  ...printTexts,
  ...shareTexts,
  ...dayTexts,
  reasons: reasonWords,
};
