import { MAX_IDEMPOTENCY_KEY_LENGTH, type Contract } from '@futsal-cup/domain/contracts/contract';
import { HISTORY_HEADER, UNDO_HEADER } from '@futsal-cup/domain/contracts/endpoints';
import type { Request, RequestHandler, Router } from 'express';
import { deviceCookie, readDeviceKey } from '../accounts/known-device';
import type { Call, DataRoute, Dependencies, Route } from '../features/route';
import { ApiError } from '../platform/api-error';
import { idempotencyKeyOf, readFirstAnswer, type IdempotencyKey } from '../storage/idempotency';
import { withinDeadline } from './deadline';
import { callerOf } from './guard';
import { sendView } from './send-view';
import { validate } from './validate';

const VISIBLE_ASCII = /^[\x21-\x7e]+$/;

function readIdempotencyKey(
  contract: Contract,
  request: Request,
  userId: string,
  body: unknown,
): IdempotencyKey | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined || !contract.creates) return null;
  if (!VISIBLE_ASCII.test(key) || key.length > MAX_IDEMPOTENCY_KEY_LENGTH) {
    throw new ApiError([{ msg: 'idempotency_key_is_not_valid', path: 'Idempotency-Key' }]);
  }
  return idempotencyKeyOf(userId, contract.path, key, body);
}

/**
 * Handles a call. A repeated create may be refused because of the records that the first one created, or because its parent was deleted
 * since. The caller then still gets the first answer.
 */
async function handleIdempotently(route: DataRoute, call: Call<never>): Promise<unknown> {
  try {
    return await route.handle(call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { db, clock } = call.dependencies;
    const { first } = await readFirstAnswer(db, call.idempotencyKey, clock());
    if (first === null) throw error;
    return first;
  }
}

/**
 * Serves a route: validates the request, handles it and sends the answer. The guards have checked the access of administrators and scorers.
 */
function serveRoute(route: Route, dependencies: Dependencies): RequestHandler {
  const { contract } = route;
  return async (request, response) => {
    const { by, name, scorer } = callerOf(contract, response);
    const body = validate(contract, request);
    const recorded = (entryId: string, offersUndo: boolean) => {
      response.setHeader(HISTORY_HEADER, entryId);
      if (offersUndo) response.setHeader(UNDO_HEADER, entryId);
    };
    const call = {
      request: body as never,
      dependencies,
      address: request.ip ?? '',
      by,
      actor: { accountId: by, name, recorded },
      scorer,
      device: {
        key: readDeviceKey(request.headers.cookie),
        keep: (key: string) => void response.setHeader('Set-Cookie', deviceCookie(key)),
      },
      idempotencyKey: readIdempotencyKey(contract, request, by, body),
    };
    if (route.kind === 'view') {
      await sendView(request, response, await withinDeadline(route.handle(call)), route.sharedSeconds);
      return;
    }
    const data = await withinDeadline(handleIdempotently(route, call));
    // Hosting drops the cookie of an answer that is not marked private.
    response.setHeader('Cache-Control', 'private, no-store');
    response.status(contract.creates ? 201 : 200).json({ success: true, data });
  };
}

const METHODS = { GET: 'get', POST: 'post', PATCH: 'patch' } as const;

export function addRoutes(router: Router, routes: readonly Route[], dependencies: Dependencies): void {
  for (const route of routes) {
    for (const method of route.contract.methods) {
      router[METHODS[method]](route.contract.path, serveRoute(route, dependencies));
    }
  }
}
