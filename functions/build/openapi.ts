import { ANSWERS, noData } from '@futsal-cup/domain/contracts/answers';
import {
  type Contract,
  IDEMPOTENCY_HOURS,
  MAX_BODY_BYTES,
  MAX_IDEMPOTENCY_KEY_LENGTH,
} from '@futsal-cup/domain/contracts/contract';
import { CONTRACTS } from '@futsal-cup/domain/contracts/contracts';
import { HISTORY_HEADER, UNDO_HEADER } from '@futsal-cup/domain/contracts/endpoints';
import { failure } from '@futsal-cup/domain/contracts/views/failure';
import { ERROR_CODES } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { PARTS } from '@futsal-cup/domain/cup/parts';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;
type Method = Contract['methods'][number];

/** What is known of a call besides its contract. */
interface Described {
  readonly answer: Schema;
  /** Whether it can be asked for a version, and leads to where the current one is. */
  readonly isVersioned: boolean;
}

const DESCRIPTION = `Every path is under \`/api\`, every body is JSON of at most ${MAX_BODY_BYTES / 1_000} kB. A success is
\`{"success": true, "data": {…}}\` with 201 for a create and 200 for anything else, a failure
\`{"success": false, "errors": [{"msg": "team_name_already_exists", "path": "name"}]}\`.

- **Administrators** send their token as \`Authorization: Bearer …\` or in the body's \`token\`. The token's claim decides. Every body may carry
  \`token\` and \`role\`; the \`role\` decides nothing.
- **Whoever is signed in**, with the role or without, sends the token of the login in the same way.
- **Scorers** send a key as \`Authorization: Scorer …\`: that of their link to open it, and of their device for everything else.
- **Edits** may carry the \`updatedAt\` of the record as it was read. If somebody has changed it since, the edit is stale: the answer is
  \`changed_by_someone_else\` with the record as it is now in \`data.current\`.
- **Views** (the public GET calls) carry a strong \`ETag\`. A tournament that is asked for with \`version\` and its current version may be kept for a
  day by browsers and for an hour by others; with any other version the answer is a redirect to where the current one is.
- **Limits**: what is asked too often is refused with 429, and \`Retry-After\` says for how many seconds.
- **Names** are trimmed, rid of characters that do not show, and compared without regard to case. A field or a query parameter that a call does
  not have is refused by name.`;

const WHO = {
  public: { description: 'Everybody.', security: [] },
  account: { description: 'Whoever is signed in.', security: [{ account: [] }] },
  admin: { description: 'Administrators.', security: [{ account: [] }] },
  scorer: { description: 'Scorers and administrators.', security: [{ scorer: [] }, { account: [] }] },
} as const;

const SECURITY_SCHEMES = {
  account: { type: 'http', scheme: 'bearer', description: 'The token of the login.' },
  scorer: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Scorer` and the key.' },
};

const text = { type: 'string' } as const;

const HEADERS = {
  ETag: { schema: text },
  [HISTORY_HEADER]: { schema: text, description: 'The entry of the history, where something has changed.' },
  [UNDO_HEADER]: { schema: text, description: 'The same, where an undo is offered at once.' },
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds, with 429 and 503.' },
};

const PARAMETERS = {
  'If-None-Match': {
    in: 'header',
    name: 'If-None-Match',
    schema: text,
    description: 'The `ETag` that is kept.',
  },
  'Idempotency-Key': {
    in: 'header',
    name: 'Idempotency-Key',
    schema: { ...text, pattern: `^[!-~]{1,${MAX_IDEMPOTENCY_KEY_LENGTH}}$` },
    description: `For ${IDEMPOTENCY_HOURS} hours the same key and body again gets the first answer, and nothing is created a second time.`,
  },
};

function refs(kind: 'headers' | 'parameters', names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/${kind}/${name}` }]));
}

function content(schema: object) {
  return { 'application/json': { schema } };
}

const FAILURE = {
  description: 'A failure.',
  headers: refs('headers', ['Retry-After']),
  content: content({ $ref: '#/components/schemas/Failure' }),
};

/** What is served under `/api` and is no JSON. */
const FILES = {
  '/pictures/{pictureId}': {
    get: {
      operationId: 'getPicture',
      security: [],
      parameters: [{ in: 'path', name: 'pictureId', required: true, schema: text }],
      responses: {
        200: {
          description: 'The bytes, which never change.',
          content: { 'image/webp': {}, 'image/png': {}, 'image/jpeg': {} },
        },
        default: { $ref: '#/components/responses/Failure' },
      },
    },
  },
};

const CONVERSION: z.core.ToJSONSchemaParams = {
  // A date that may be written in several ways becomes a text.
  unrepresentable: ({ zodSchema }) => (zodSchema._zod.def.type === 'transform' ? text : undefined),
  // Of a list that nobody here changes zod says `readOnly`, which in OpenAPI means that nobody may send it.
  override: ({ jsonSchema }) => void delete jsonSchema.readOnly,
};

/** The schema without what a document of its own begins with. */
function withoutHead(schema: Schema): Schema {
  delete schema.$id;
  delete schema.$schema;
  return schema;
}

/** The schemas of answers by name; those with a name of their own refer to each other. */
function describeAnswers(): Map<string, Schema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of PARTS) registry.add(schema, { id });
  for (const id of Object.keys(CONTRACTS)) {
    const data: z.ZodType = id in ANSWERS ? ANSWERS[id as keyof typeof ANSWERS] : noData;
    registry.add(z.strictObject({ success: z.literal(true), data }), { id });
  }
  registry.add(failure, { id: 'Failure' });
  const { schemas } = z.toJSONSchema(registry, {
    ...CONVERSION,
    uri: (id) => `#/components/schemas/${id}`,
  });
  return new Map(Object.entries(schemas).map(([id, schema]) => [id, withoutHead(schema)]));
}

function describeParameters({ path }: Contract, { properties = {}, required = [] }: Schema) {
  return Object.entries(properties).map(([name, schema]) => ({
    in: path.includes(`:${name}`) ? 'path' : 'query',
    name,
    required: required.includes(name),
    schema,
  }));
}

/** A view is what everybody reads: caches keep it by its ETag. */
function isView({ access }: Contract, method: Method): boolean {
  return method === 'GET' && access === 'public';
}

function describeResponses(contract: Contract, method: Method, { answer, isVersioned }: Described) {
  const { access, creates, mediaType } = contract;
  const changes = method !== 'GET' && access !== 'public' ? [HISTORY_HEADER, UNDO_HEADER] : [];
  return {
    [creates ? 201 : 200]: {
      description: 'A success.',
      headers: refs('headers', isView(contract, method) ? ['ETag'] : changes),
      content: mediaType ? { [mediaType]: {} } : content(answer),
    },
    ...(isView(contract, method) && { 304: { description: 'The view is the one that is kept.' } }),
    ...(isVersioned && { 302: { description: 'It is elsewhere now.' } }),
    default: { $ref: '#/components/responses/Failure' },
  };
}

/** What every body may carry, besides what its call takes. */
const CREDENTIALS = {
  token: { ...text, description: 'That of the login, in place of the header.' },
  role: { ...text, description: 'Decides nothing.' },
};

function describeBody(request: Schema) {
  const properties = { ...request.properties, ...CREDENTIALS };
  return { required: Boolean(request.required), content: content({ ...request, properties }) };
}

function describeOperation(name: string, contract: Contract, method: Method, answer: Schema) {
  const { access, creates, methods } = contract;
  const schema = z.toJSONSchema(contract.request, { ...CONVERSION, io: 'input' });
  const { description = '', ...request } = withoutHead(schema);
  const headers = [
    ...(isView(contract, method) ? ['If-None-Match'] : []),
    ...(creates && access === 'admin' ? ['Idempotency-Key'] : []),
  ];
  const parameters = Object.values(refs('parameters', headers));
  const isVersioned = method === 'GET' && 'version' in (request.properties ?? {});
  return {
    operationId: method === methods[0] ? name : `${name}By${method}`,
    description: `${WHO[access].description} ${description}`.trim(),
    security: WHO[access].security,
    ...(method === 'GET'
      ? { parameters: [...describeParameters(contract, request), ...parameters] }
      : { parameters, requestBody: describeBody(request) }),
    responses: describeResponses(contract, method, { answer, isVersioned }),
  };
}

function describeErrors(): string {
  const rows = Object.entries(ERROR_CODES).map(
    ([code, { status, when }]) => `| ${code} | ${status} | ${when} |`,
  );
  return ['| msg | status | when |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The OpenAPI document of the API, from its contracts. @internal */
export function describeApi() {
  const schemas = describeAnswers();
  const paths: Record<string, object> = { ...FILES };
  for (const [name, contract] of Object.entries<Contract>(CONTRACTS)) {
    const operations = contract.methods.map((method) => [
      method.toLowerCase(),
      describeOperation(name, contract, method, schemas.get(name) ?? {}),
    ]);
    paths[contract.path.replaceAll(/:(\w+)/g, '{$1}')] = Object.fromEntries(operations);
    schemas.delete(name);
  }
  const errors = schemas.get('ErrorCode');
  schemas.set('ErrorCode', { ...errors, description: describeErrors() });
  return {
    openapi: '3.1.1',
    info: {
      title: 'Futsal Cup',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: SECURITY_SCHEMES,
      headers: HEADERS,
      parameters: PARAMETERS,
      responses: { Failure: FAILURE },
    },
  };
}

/** Writes the OpenAPI document into a file. */
export function writeOpenApi(file: string): Promise<void> {
  return writeFile(file, `${JSON.stringify(describeApi())}\n`);
}
