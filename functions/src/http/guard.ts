import { ADMIN_ROLE } from '@futsal-cup/domain/account/credentials';
import type { Request, RequestHandler, Response } from 'express';
import { type Accounts, roleOf, verifyToken } from '../accounts/verify-token';
import { apiError } from '../platform/api-error';
import { withinDeadline } from './deadline';

const BEARER = /^Bearer (\S+)$/i;

/** The token of the header, or the one that the web app's form helper adds to every body. */
function tokenOf({ headers, body }: Request): string | null {
  const bearer = BEARER.exec(headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  const token: unknown = body?.token;
  return typeof token === 'string' && token !== '' ? token : null;
}

/** Lets only administrators pass, whatever the path is. The body's `role` decides nothing. */
export function guard(accounts: Accounts): RequestHandler {
  return async (request, response, next) => {
    const token = tokenOf(request);
    if (token === null) throw apiError('token_is_missing');
    const verified = await withinDeadline(verifyToken(accounts, token));
    if (roleOf(verified) !== ADMIN_ROLE) throw apiError('your_account_has_no_administrator_rights_yet');
    response.locals['administrator'] = verified.uid;
    next();
  };
}

/** The account id of the administrator whom the guard has let pass. */
export function administratorOf({ locals }: Response): string {
  const administrator: unknown = locals['administrator'];
  if (typeof administrator !== 'string') throw new Error('An admin call was reached without the guard.');
  return administrator;
}
