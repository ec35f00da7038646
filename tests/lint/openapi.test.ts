import SwaggerParser from '@apidevtools/swagger-parser';
import { CONTRACTS } from '@futsal-cup/domain/contracts/contracts';
import { ERROR_CODES } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { describeApi } from '@futsal-cup/functions/build/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../support/check-answer';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters: readonly { readonly in?: string; readonly name?: string; readonly $ref?: string }[];
  readonly requestBody?: object;
}

/** The document as it is sent. A validator may write into what it reads. */
const read = () => JSON.parse(JSON.stringify(describeApi())) as ReturnType<typeof describeApi>;

const document = read();

const operationsAt = (path: string) => document.paths[path] as Readonly<Record<string, Operation>>;

const VERSION = { success: true, data: { version: 'a' } };
const FAILURE = { success: false, errors: [{ msg: 'team_not_found', path: 'teamId' }] };

describe('the OpenAPI document', () => {
  it('is valid by two validators', async () => {
    expect(await new Validator().validate(read())).toMatchObject({ valid: true });
    await expect(SwaggerParser.validate(read() as never)).resolves.toHaveProperty('openapi', '3.1.1');
  });

  it('refuses to be valid where a part is missing, by both', async () => {
    const broken = read();
    delete broken.components.schemas['MatchView'];
    await expect(SwaggerParser.validate(broken as never)).rejects.toThrow('MatchView');
    expect(await new Validator().validate({ ...read(), paths: [] })).toMatchObject({ valid: false });
  });

  it('has every call with each of its methods, and under a name of its own', () => {
    const names = Object.keys(document.paths).flatMap((path) =>
      Object.values(operationsAt(path)).map(({ operationId }) => operationId),
    );
    expect(new Set(names).size).toBe(names.length);
    for (const [name, { path, methods }] of Object.entries(CONTRACTS)) {
      const operations = operationsAt(path.replaceAll(/:(\w+)/g, '{$1}'));
      expect(operations[methods[0].toLowerCase()]?.operationId).toBe(name);
      expect(Object.keys(operations)).toEqual(methods.map((method) => method.toLowerCase()));
    }
  });

  it('says who may call, what a read takes in its path and query, and by what it is asked again', () => {
    const { get } = operationsAt('/tournaments/{tournamentId}/matches/{matchId}/timeline');
    expect(get?.description).toMatch(/^Everybody\. `n` is the revision/);
    expect(get?.parameters).toMatchObject([
      { in: 'path', name: 'tournamentId', required: true },
      { in: 'path', name: 'matchId', required: true },
      { in: 'query', name: 'n', required: false },
      { in: 'query', name: 'version', required: false },
      { $ref: '#/components/parameters/If-None-Match' },
    ]);
  });

  it('says that a create may be sent twice, and with what an edit of a match is sent', () => {
    const create = operationsAt('/admin/tournament-details/create')['post'];
    expect(create?.parameters).toEqual([{ $ref: '#/components/parameters/Idempotency-Key' }]);
    expect(create).toHaveProperty('responses.201');
    expect(create).toHaveProperty('requestBody.content.application/json.schema.properties.criteria');
    const award = operationsAt('/admin/fixture/matches/award')['patch'];
    expect(award?.requestBody).toMatchObject({
      required: true,
      content: { 'application/json': { schema: { required: ['matchId', 'forfeit'] } } },
    });
  });

  it('lets every body carry a token and a role, and has no other form of body', () => {
    const operations = Object.keys(document.paths).flatMap((path) => Object.values(operationsAt(path)));
    const bodies = operations.flatMap(({ requestBody }) => requestBody ?? []);
    expect(bodies.length).toBeGreaterThan(50);
    for (const body of bodies) {
      expect(body).toMatchObject({
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { token: { type: 'string' }, role: { type: 'string' } },
              additionalProperties: false,
            },
          },
        },
      });
      expect(body).not.toHaveProperty('content.application/json.schema.anyOf');
    }
  });

  it('names no part that is not there', () => {
    const said = JSON.stringify(document).matchAll(/"description":"`(?<name>[A-Z]\w*)`"/gu);
    const names = Array.from(said, ({ groups }) => groups?.['name'] ?? '');
    expect(names).toContain('PlanSettings');
    for (const name of names) expect(document.components.schemas).toHaveProperty(name);
  });

  it('forbids nobody to send what no one here changes', () => {
    expect(JSON.stringify(document)).not.toContain('readOnly');
  });

  it('has every error code with its status', () => {
    const { ErrorCode } = document.components.schemas;
    expect(ErrorCode?.enum).toEqual(Object.keys(ERROR_CODES));
    expect(ErrorCode?.description).toContain('| too_many_attempts | 429 |');
  });
});

describe('an answer', () => {
  const check = (
    answer: unknown,
    {
      method = 'GET',
      path = '/tournaments/a/version?category=b',
      status = 200,
      type = 'application/json; charset=utf-8' as string | null,
    } = {},
  ) => checkAnswer(method, path, { status, type, json: answer });

  it('passes as the document has it', () => {
    check(VERSION);
    check(FAILURE, { status: 404 });
    check(FAILURE, { path: '/nowhere', status: 404 });
  });

  it('passes without JSON where the document says so, and where nothing of ours could answer', () => {
    check(undefined, { status: 304, type: null });
    check(undefined, { method: 'HEAD' });
    check(undefined, { method: 'HEAD', path: '/nowhere', status: 404 });
    check(undefined, { path: '/pictures/a', type: 'image/webp' });
    check(undefined, { path: '/tournaments/%', status: 400, type: 'text/html' });
  });

  it.each([
    ['without a field', { success: true, data: {} }, {}],
    ['with a field that the document lacks', { success: true, data: { version: 'a', colour: 'red' } }, {}],
    ['with another field beside its data', { ...VERSION, note: '' }, {}],
    ['with a part that lacks a field', { success: true, data: { version: 'a', live: { m: {} } } }, {}],
    ['of another status', VERSION, { status: 201 }],
    ['of another method', VERSION, { method: 'POST' }],
    ['of a call that is not there', VERSION, { path: '/nowhere' }],
    [
      'that fails with an unknown code',
      { success: false, errors: [{ msg: 'no_such_code' }] },
      { status: 404 },
    ],
    ['that fails with the status of another code', FAILURE, { status: 409 }],
    ['that fails without saying why', undefined, { status: 404, type: 'text/html' }],
    ['without a body', undefined, { type: null }],
    ['whose body is no JSON', undefined, {}],
    ['of another type', undefined, { type: 'text/html' }],
    ['that was kept, where nothing is', undefined, { method: 'POST', status: 304, type: null }],
    ['of a type that the file has not', undefined, { path: '/pictures/a', type: 'image/gif' }],
    ['to HEAD of a call that is not there', undefined, { method: 'HEAD', path: '/nowhere' }],
    ['that fails with nothing', { success: false, errors: [] }, { status: 404 }],
  ])('is refused %s', (_, answer, call) => {
    expect(() => check(answer, call)).toThrow('OpenAPI document');
  });
});
