import { sessionTexts } from './it/session';
import { errorsTexts } from './it/errors';
import { formsTexts } from './it/forms';
import { historyTexts } from './it/history';
import { cupTexts } from './it/cup';
import { stagesTexts } from './it/stages';
import { rulesTexts } from './it/rules';
import { matchesTexts } from './it/matches';
import { foundPlanTexts } from './it/found-plan';
import { planTexts } from './it/plan';
import { peopleTexts } from './it/people';
import { printTexts } from './it/print';
import { shareTexts } from './it/share';
import { reasonWords } from '../../shelf/texts/it-reasons';
import { dayTexts } from './it/day';

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
