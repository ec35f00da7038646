import type { Contract } from '@futsal-cup/domain/contracts/contract';
import type { Request, RequestHandler } from 'express';
import { ApiError } from '../platform/api-error';
import type { Dependencies } from '../platform/dependencies';
import { onceOf, remember, type Once } from '../platform/once';
import type { Call, DataRoute, Route } from '../platform/route';
import { withinDeadline } from './deadline';
import { administratorOf } from './guard';
import { sendView } from './send-view';
import { validate } from './validate';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

function readOnce(contract: Contract, request: Request, userId: string, body: unknown): Once | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined || !contract.creates) return null;
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new ApiError([{ msg: 'idempotency_key_is_not_valid', path: 'Idempotency-Key' }]);
  }
  return onceOf(userId, contract.path, key, body);
}

/** A create that is refused may have come before, and what refuses it now may be its own first success. */
async function handleOnce(route: DataRoute, call: Call<never>): Promise<unknown> {
  try {
    return await route.handle(call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { db, clock } = call.dependencies;
    const { first } = await remember(db, call.once, clock());
    if (first === null) throw error;
    return first;
  }
}

/** Every call goes the same way: let in by the guard, validate, handle, answer. */
export function serveRoute(route: Route, dependencies: Dependencies): RequestHandler {
  const { contract } = route;
  return async (request, response) => {
    const userId = contract.access === 'admin' ? administratorOf(response) : '';
    const body = validate(contract, request);
    const call = {
      request: body as never,
      dependencies,
      address: request.ip ?? '',
      once: readOnce(contract, request, userId, body),
    };
    if (route.kind === 'view') {
      sendView(request, response, await withinDeadline(route.handle(call)), route.sharedSeconds);
      return;
    }
    const data = await withinDeadline(handleOnce(route, call));
    response.setHeader('Cache-Control', request.method === 'GET' ? 'private, no-store' : 'no-store');
    response.status(contract.creates ? 201 : 200).json({ success: true, data });
  };
}
