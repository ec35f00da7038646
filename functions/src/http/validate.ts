import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { ERROR_CODES, type ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { Contract } from '@futsal-cup/domain/contracts/contract';
import type { Request } from 'express';
import type { z } from 'zod';
import { ApiError } from '../platform/api-error';

/** The most errors in one answer. No form can have so many problems, and the limit keeps the answer to a hostile body short. */
const MAX_ERRORS = 20;
const MAX_PATH_LENGTH = 100;

type Issue = z.core.$ZodIssue;

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERROR_CODES, text);
}

function errorItem(msg: ErrorCode, path: readonly PropertyKey[]): ErrorItem {
  return path.length === 0 ? { msg } : { msg, path: path.map(String).join('.').slice(0, MAX_PATH_LENGTH) };
}

function codeOf(issue: Issue): ErrorCode {
  if (isErrorCode(issue.message)) return issue.message;
  return issue.code === 'invalid_type' && issue.expected === 'object' ? 'must_be_an_object' : 'must_be_text';
}

function errorItemsOf(issue: Issue): ErrorItem[] {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => errorItem('unknown_field', [...issue.path, key]))
    : [errorItem(codeOf(issue), issue.path)];
}

/** Every body may carry `token` and `role`, which the web app's form helper adds. */
function withoutCredentials(body: unknown): unknown {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'token' && field !== 'role'));
}

function refuseParameters(names: readonly string[]): void {
  const [first, ...others] = names.map((name) => errorItem('unknown_field', [name]));
  if (first) throw new ApiError([first, ...others.slice(0, MAX_ERRORS)]);
}

function inputOf({ method, query, params, body }: Request): unknown {
  if (method === 'GET' || method === 'HEAD') {
    refuseParameters(Object.keys(query).filter((name) => Object.hasOwn(params, name)));
    return { ...query, ...params };
  }
  refuseParameters(Object.keys(query));
  return withoutCredentials(body ?? {});
}

/** The request as its contract parses it, or a 422 with the problem of each field. */
export function validate(contract: Contract, request: Request): unknown {
  const result = contract.request.safeParse(inputOf(request));
  if (result.success) return result.data;
  const [first, ...others] = result.error.issues.slice(0, MAX_ERRORS).flatMap(errorItemsOf);
  throw new ApiError([first ?? { msg: 'must_be_an_object' }, ...others.slice(0, MAX_ERRORS)]);
}
