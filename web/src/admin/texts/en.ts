import { sessionTexts } from './en/session';
import { errorsTexts } from './en/errors';
import { formsTexts } from './en/forms';
import { historyTexts } from './en/history';
import { cupTexts } from './en/cup';
import { stagesTexts } from './en/stages';
import { rulesTexts } from './en/rules';
import { matchesTexts } from './en/matches';
import { foundPlanTexts } from './en/found-plan';
import { planTexts } from './en/plan';
import { peopleTexts } from './en/people';
import { printTexts } from './en/print';
import { shareTexts } from './en/share';
import { ENGLISH_REASONS } from '@futsal-cup/domain/standings/english-reasons';
import { dayTexts } from './en/day';

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
  reasons: ENGLISH_REASONS,
};
