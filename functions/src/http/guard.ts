import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import type { Contract } from '@futsal-cup/domain/contracts/contract';
import type { Request, RequestHandler, Response } from 'express';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { admitScorer, type ScorerChecks } from '../accounts/admit-scorer';
import { type Accounts, displayNameOf, roleOf, verifyToken } from '../accounts/verify-token';
import type { Call } from '../features/route';
import { apiError } from '../platform/api-error';
import type { Scorer } from '../storage/logs/scorer-links';
import { withinDeadline } from './deadline';

/** The caller that a guard has let pass: the id of an account or of a scorer's device, and the name that others see. Both may be empty. */
interface Caller {
  readonly by: string;
  readonly name: string;
}

const NOBODY: Caller = { by: '', name: '' };

function accountOf(token: DecodedIdToken): Caller {
  return { by: token.uid, name: displayNameOf(token) };
}

const BEARER = /^Bearer (\S+)$/i;

/** The token of the Authorization header, or the token that the web app's form helper adds to every body. */
function tokenOf({ headers, body }: Request): string | null {
  const bearer = BEARER.exec(headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  const token: unknown = body?.token;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** The account of the administrator whose token the request carries; anybody else is refused. */
async function verifyAdministrator(
  accounts: Pick<Accounts, 'verifyIdToken'>,
  token: string,
): Promise<Caller> {
  const verified = await withinDeadline(verifyToken(accounts, token));
  if (roleOf(verified) !== ADMIN_ROLE) throw apiError('your_account_has_no_administrator_rights_yet');
  return accountOf(verified);
}

/** Lets every signed-in account pass, with the role or without. */
export function guardAccount(accounts: Pick<Accounts, 'verifyIdToken'>): RequestHandler {
  return async (request, response, next) => {
    const token = tokenOf(request);
    if (token === null) throw apiError('token_is_missing');
    response.locals['account'] = accountOf(await withinDeadline(verifyToken(accounts, token)));
    next();
  };
}

/** Lets only administrators pass, whatever the path is. The body's `role` decides nothing. */
export function guard(accounts: Pick<Accounts, 'verifyIdToken'>): RequestHandler {
  return async (request, response, next) => {
    const token = tokenOf(request);
    if (token === null) throw apiError('token_is_missing');
    response.locals['administrator'] = await verifyAdministrator(accounts, token);
    next();
  };
}

/** The account that a guard has let pass. */
function passedBy(guardName: 'account' | 'administrator', { locals }: Response): Caller {
  const account = locals[guardName] as Caller | undefined;
  if (!account) throw new Error('A guarded call was reached without its guard.');
  return account;
}

const SCORER = /^Scorer (\S{1,200})$/i;

/**
 * Lets scorers pass by the key of their link or device, and administrators, whatever the path is. The scope of a link is checked later,
 * where the match of the call is known.
 */
export function guardScoring(
  dependencies: ScorerChecks & { readonly accounts: Pick<Accounts, 'verifyIdToken'> },
): RequestHandler {
  return async (request, response, next) => {
    const key = SCORER.exec(request.headers.authorization ?? '')?.[1];
    const token = tokenOf(request);
    if (key !== undefined) {
      const call = { key, path: request.path, body: request.body as unknown, address: request.ip ?? '' };
      response.locals['scorer'] = await withinDeadline(admitScorer(dependencies, call));
    } else if (token !== null) {
      response.locals['administrator'] = await verifyAdministrator(dependencies.accounts, token);
    } else {
      throw apiError('scorer_key_is_missing');
    }
    next();
  };
}

/** The id and the name of the caller, as a guard has found them; both are empty for a public call. */
export function callerOf({ access }: Contract, response: Response): Caller & Pick<Call<unknown>, 'scorer'> {
  if (access === 'public') return { ...NOBODY, scorer: null };
  const scorer = response.locals['scorer'] as Scorer | undefined;
  if (access === 'scorer' && scorer) {
    const { device } = scorer;
    return { ...(device ? { by: device.deviceId, name: device.name } : NOBODY), scorer };
  }
  return { ...passedBy(access === 'account' ? 'account' : 'administrator', response), scorer: null };
}
