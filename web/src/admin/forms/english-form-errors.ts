import { ACCOUNT_TEXTS } from '@futsal-cup/domain/account/credentials';
import {
  GROUP_TEXTS,
  MATCH_TEXTS,
  PEOPLE_TEXTS,
  SCORER_TEXTS,
  STAGE_TEXTS,
  TEAM_TEXTS,
  TOURNAMENT_TEXTS,
} from '@futsal-cup/domain/cup/text/form-texts';

/** The English texts of the forms about their input. The rules of the domain return the same texts, and a form stores them. */
export const englishFormErrors = {
  account: ACCOUNT_TEXTS,
  tournament: TOURNAMENT_TEXTS,
  team: TEAM_TEXTS,
  stage: STAGE_TEXTS,
  group: GROUP_TEXTS,
  match: MATCH_TEXTS,
  scorer: SCORER_TEXTS,
  people: PEOPLE_TEXTS,
} as const;
