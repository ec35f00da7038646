import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
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
import { formErrorTexts } from './form-errors';
import { confirmTexts, leavingTexts, staleEditTexts } from './forms';
import { sessionTexts } from './session';

/** The texts for administrators, including login and registration. The other languages have the same shape (`../translated.ts`). */
export const adminAreaTexts = {
  account: accountTexts,
  admin: adminTexts,
  confirm: confirmTexts,
  details: tournamentDetailsTexts,
  /** A sentence for each code. It is null if the app creates the sentence from the code itself, as in English. */
  errorCodes: null as Readonly<Record<ErrorCode, string>> | null,
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
} as const;
