import type { adminAreaTexts as english } from '../en/admin';
import type { Translated, WithAllArguments } from '../translated';
import { accountTexts } from './account';
import { fixtureTexts } from './admin/fixture';
import { groupAdminTexts } from './admin/group-admin';
import { historyAdminTexts } from './admin/history-admin';
import { keepTexts } from './admin/keep';
import { adminTexts, errorTexts } from './admin/main';
import { matchAdminTexts } from './admin/match-admin';
import { peopleTexts } from './admin/people';
import { planTexts } from './admin/plan';
import { scorerAdminTexts } from './admin/scorer-admin';
import { stageAdminTexts } from './admin/stage-admin';
import { teamAdminTexts } from './admin/team-admin';
import { tournamentDetailsTexts } from './admin/tournament-details';
import { errorCodeTexts } from './error-codes';
import { formErrorTexts } from './form-errors';
import { confirmTexts, leavingTexts, staleEditTexts } from './forms';
import { sessionTexts } from './session';

const texts = {
  account: accountTexts,
  admin: adminTexts,
  confirm: confirmTexts,
  details: tournamentDetailsTexts,
  errorCodes: errorCodeTexts,
  errors: errorTexts,
  fixture: fixtureTexts,
  formErrors: formErrorTexts,
  groups: groupAdminTexts,
  history: historyAdminTexts,
  keep: keepTexts,
  leaving: leavingTexts,
  matches: matchAdminTexts,
  people: peopleTexts,
  plan: planTexts,
  scorers: scorerAdminTexts,
  session: sessionTexts,
  staleEdit: staleEditTexts,
  stages: stageAdminTexts,
  teams: teamAdminTexts,
} satisfies Translated<typeof english>;

/** The texts for administrators, including login and registration. */
export const adminAreaTexts: WithAllArguments<typeof english, typeof texts> = texts;
