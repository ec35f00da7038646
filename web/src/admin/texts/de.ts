import { sessionTexts } from './de/session';
import { errorsTexts } from './de/errors';
import { formsTexts } from './de/forms';
import { historyTexts } from './de/history';
import { cupTexts } from './de/cup';
import { stagesTexts } from './de/stages';
import { rulesTexts } from './de/rules';
import { matchesTexts } from './de/matches';
import { foundPlanTexts } from './de/found-plan';
import { planTexts } from './de/plan';
import { peopleTexts } from './de/people';
import { printTexts } from './de/print';
import { shareTexts } from './de/share';
import { reasonWords } from '../../shelf/texts/de-reasons';
import { dayTexts } from './de/day';

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
