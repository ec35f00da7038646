import { ERROR_CODES } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { FailureAnswer } from '@futsal-cup/domain/cup/result';
import { describeApi } from '@futsal-cup/functions/build/openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import assert from 'node:assert/strict';

interface Operation {
  readonly pattern: RegExp;
  readonly path: string;
}

interface Document {
  readonly api: ReturnType<typeof describeApi>;
  readonly ajv: Ajv2020;
  /** The paths, those without a parameter first. */
  readonly operations: readonly Operation[];
}

let read: Document | undefined;

function readDocument(): Document {
  const api = describeApi();
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(api, 'api');
  const operations = Object.keys(api.paths)
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'u') }));
  return { api, ajv, operations };
}

function pointerTo(...keys: readonly (string | number)[]): string {
  return keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const JSON_TYPE = 'application/json';
const FAILURE = pointerTo('components', 'schemas', 'Failure');

/** An answer as it came; `json` is undefined where its body is none. */
interface CheckedAnswer {
  readonly status: number;
  /** Its `Content-Type`. */
  readonly type: string | null;
  readonly json: unknown;
}

interface DescribedResponse {
  readonly content?: Readonly<Record<string, object>>;
}

type DescribedPaths = Readonly<
  Record<
    string,
    Readonly<Record<string, { readonly responses: Readonly<Record<string, DescribedResponse>> }>>
  >
>;

/** What the OpenAPI document says of a success; HEAD is answered as GET is, without the body. */
function describedSuccess(method: string, path: string, status: number) {
  read ??= readDocument();
  const { api, ajv, operations } = read;
  const { path: called = '' } =
    operations.find(({ pattern }) => pattern.test(path.split('?')[0] ?? '')) ?? {};
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const response = (api.paths as DescribedPaths)[called]?.[verb]?.responses[status];
  const pointer = pointerTo('paths', called, verb, 'responses', status, 'content', JSON_TYPE, 'schema');
  const schema = () => ajv.getSchema(`api#${pointer}`);
  return response && { types: Object.keys(response.content ?? {}), schema };
}

function checkJson(call: string, json: unknown, isValid: ValidateFunction | undefined): void {
  assert.ok(isValid, `${call}, which the OpenAPI document does not know.`);
  assert.ok(
    isValid(json),
    `${call}, and not as the OpenAPI document says: ${JSON.stringify(isValid.errors)}`,
  );
}

/** A failure has the form of all, and the status that its first error has in the OpenAPI document. */
function checkFailure(call: string, status: number, json: unknown): void {
  read ??= readDocument();
  checkJson(call, json, read.ajv.getSchema(`api#${FAILURE}`));
  const [first] = (json as FailureAnswer).errors;
  const ofCode = first && ERROR_CODES[first.msg].status;
  assert.equal(status, ofCode, `${call} with ${first?.msg}, which has ${ofCode} in the OpenAPI document.`);
}

/**
 * An answer is what the OpenAPI document says of the call: its status and type are described, and what is JSON lacks no field and has no
 * other. A path or a body that cannot be read never reaches the function: what stands before it answers 400, and not in JSON.
 */
export function checkAnswer(method: string, path: string, { status, type, json }: CheckedAnswer): void {
  const call = `${method} ${path} answers ${status}`;
  const isEmpty = method === 'HEAD' || status === 302 || status === 304;
  if (status >= 400) {
    if (json !== undefined || (method !== 'HEAD' && status !== 400)) checkFailure(call, status, json);
    return;
  }
  const described = describedSuccess(method, path, status);
  assert.ok(described, `${call}, which the OpenAPI document does not know.`);
  if (isEmpty) return;
  const sent = type?.split(';')[0] ?? '';
  assert.ok(described.types.includes(sent), `${call} as ${sent}, which the OpenAPI document does not know.`);
  if (sent === JSON_TYPE) checkJson(call, json, described.schema());
}
