import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

function describeRange(unit: string, from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
  return to === undefined ? '' : `at most ${to}${unit}`;
}

function isSchema(part: unknown): part is Schema {
  return part !== null && typeof part === 'object';
}

function describeList({ items, minItems, maxItems }: Schema): string {
  const item = isSchema(items) ? describeSchema(items) : 'anything';
  const range = describeRange('', minItems, maxItems);
  return range === '' ? `list of ${item}` : `list (${range}) of ${item}`;
}

function describeObject({ properties = {}, required = [] }: Schema): string {
  const fields = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
  const types = new Set(Object.values(properties).filter(isSchema).map(describeSchema));
  return types.size === 1 ? `{${fields.join(', ')}}, each ${[...types].join()}` : `{${fields.join(', ')}}`;
}

/** Describes in a few words which values a field takes. */
function describeSchema(schema: Schema): string {
  if (schema.description !== undefined) return schema.description;
  if (schema.anyOf) return schema.anyOf.filter(isSchema).map(describeSchema).join(' or ');
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(' or ');
  switch (schema.type) {
    case 'array':
      return describeList(schema);
    case 'object':
      return describeObject(schema);
    case 'integer':
      return `whole number ${describeRange('', schema.minimum, schema.maximum)}`;
    case 'string':
      return `text ${describeRange(' characters', schema.minLength, schema.maxLength)}`.trim();
    default:
      return String(schema.type);
  }
}

export interface RequestField {
  readonly name: string;
  readonly takes: string;
  readonly isRequired: boolean;
}

export interface RequestDescription {
  /** The contract's comment on the request as a whole; often empty. */
  readonly note: string;
  readonly fields: readonly RequestField[];
}

/** A request as its contract describes it. */
export function describeRequest(request: z.ZodType): RequestDescription {
  const { description = '', properties = {}, required = [] } = z.toJSONSchema(request, { io: 'input' });
  const fields = Object.entries(properties)
    .filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    .map(([name, field]) => ({
      name,
      takes: describeSchema(field),
      isRequired: required.includes(name),
    }));
  return { note: description, fields };
}
