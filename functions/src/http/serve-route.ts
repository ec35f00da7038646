import type { Contract } from '@futsal-cup/domain/contracts/contract';
import type { Request, RequestHandler } from 'express';
import { ApiError } from '../platform/api-error';
import type { Dependencies } from '../platform/dependencies';
import { onceOf, type Once } from '../platform/once';
import type { Route } from '../platform/route';
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
      sendView(request, response, await route.handle(call), route.sharedSeconds);
      return;
    }
    const data = await route.handle(call);
    response.setHeader('Cache-Control', request.method === 'GET' ? 'private, no-store' : 'no-store');
    response.status(contract.creates ? 201 : 200).json({ success: true, data });
  };
}
