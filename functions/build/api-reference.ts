import { readFile, writeFile } from 'node:fs/promises';
import { CONTRACTS } from '@futsal-cup/domain/contracts/contracts';
import {
  IDEMPOTENCY_HOURS,
  MAX_BODY_BYTES,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  type Contract,
} from '@futsal-cup/domain/contracts/contract';
import { ERROR_CODES } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { format } from 'prettier';
import { type AnswerDescription, describeAnswers } from './describe-answer';
import { describeRequest, type RequestField } from './describe-request';
import { readWireTypes } from './read-wire-types';

const referenceFile = new URL('../../docs/api.md', import.meta.url);

const INTRODUCTION = `# The API

Written by \`npm run api-reference\` from \`packages/domain/src/contracts\`: change it there.

Every path is under \`/api\`, every body is JSON of at most ${MAX_BODY_BYTES / 1_000} kB. A success is \`{"success": true, "data": {…}}\` with 201 for a
create and 200 for anything else, a failure \`{"success": false, "errors": [{"msg": "team_name_already_exists", "path": "name"}]}\`.

- **Administrators** send their token as \`Authorization: Bearer …\` or in the body's \`token\`. The token's claim
  decides. Every body may carry \`token\` and \`role\`; the \`role\` decides nothing.
- **Whoever is signed in**, with the role or without, sends the token of the login in the same way.
- **Scorers** send a key as \`Authorization: Scorer …\`: that of their link to open it, and of their device for everything else.
- **Creates** of administrators take an \`Idempotency-Key\` header of at most ${MAX_IDEMPOTENCY_KEY_LENGTH} characters. For ${IDEMPOTENCY_HOURS} hours the same key and
  body again gets the first answer, and nothing is created a second time.
- **Edits** may carry the \`updatedAt\` of the record as it was read. If somebody has changed it since, the edit is
  stale: the answer is \`changed_by_someone_else\` with the record as it is now in \`data.current\`.
- **Views** (the public GET calls) carry a strong \`ETag\` and answer \`If-None-Match\` with 304. A
  tournament that is asked for with \`?version=\` and its current version may be kept for a day by browsers and for an hour by others; with any other version
  the answer is a redirect (302) to where the current one is. Large views are sent with gzip to whoever accepts it.
- **Names** are trimmed, rid of characters that do not show, and compared without regard to case. A field or a query parameter that a call does not
  have is refused by name.
`;

function renderFields(fields: readonly RequestField[]): string {
  if (fields.length === 0) return 'Takes nothing.';
  const rows = fields.map(
    ({ name, takes, isRequired }) => `| \`${name}\` | ${takes} | ${isRequired ? 'yes' : 'no'} |`,
  );
  return ['| field | takes | required |', '|---|---|---|', ...rows].join('\n');
}

function renderAnswer(status: number, answer: AnswerDescription | null): string {
  if (answer === null) return `Answers ${status} and no data.`;
  return `Answers ${status}, \`data\` is \`${answer.type}\`. ${answer.note}`.trim();
}

const WHO = {
  public: 'Everybody.',
  account: 'Whoever is signed in.',
  admin: 'Administrators.',
  scorer: 'Scorers and administrators.',
} as const;

function renderContract(contract: Contract, answer: AnswerDescription | null): string {
  const { note, fields } = describeRequest(contract.request);
  return [
    `### ${contract.methods.join(' or ')} ${contract.path}`,
    `${WHO[contract.access]} ${note}`.trim(),
    renderFields(fields),
    renderAnswer(contract.creates ? 201 : 200, answer),
  ].join('\n\n');
}

function renderErrors(): string {
  const rows = Object.entries(ERROR_CODES).map(
    ([code, { status, when }]) => `| \`${code}\` | ${status} | ${when} |`,
  );
  return ['## Errors', '', '| msg | status | when |', '|---|---|---|', ...rows].join('\n');
}

async function renderReference(): Promise<string> {
  const answers = describeAnswers();
  const calls = Object.entries(CONTRACTS).map(([name, contract]) =>
    renderContract(contract, answers.get(name) ?? null),
  );
  const types = `## Types\n\n\`\`\`ts\n${await readWireTypes()}\n\`\`\``;
  const text = [INTRODUCTION, '## Calls', ...calls, types, renderErrors()].join('\n\n');
  return format(text, { parser: 'markdown', printWidth: 110, singleQuote: true });
}

/** Writes docs/api.md from the current contracts of the API. */
export async function writeApiReference(): Promise<void> {
  await writeFile(referenceFile, await renderReference());
}

/** Whether docs/api.md matches the current contracts of the API. @internal */
export async function isApiReferenceCurrent(): Promise<boolean> {
  const written = await readFile(referenceFile, 'utf8').catch(() => null);
  return written === (await renderReference());
}
