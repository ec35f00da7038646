import { z } from 'zod';

/*
 * What answers consist of, as schemas: their types follow from them, the OpenAPI document is written from them, and tests hold the answers
 * against it. Whoever answers imports types only, so that neither the site nor the function carries a schema of an answer.
 */

/** The parts of answers that have a name in the OpenAPI document. */
export const PARTS = new Map<string, z.ZodType>();

/** Gives a schema its name in the OpenAPI document. */
export function named<Schema extends z.ZodType>(name: string, schema: Schema): Schema {
  PARTS.set(name, schema);
  return schema;
}

/** A named object with these fields and no others. */
export function part<Shape extends z.ZodRawShape>(name: string, shape: Shape, description?: string) {
  const schema = z.strictObject(shape);
  return named(name, description === undefined ? schema : schema.describe(description));
}

export function sides<Value extends z.ZodType>(value: Value) {
  return z.strictObject({ local: value, visitor: value });
}

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** What a schema describes, as somebody reads it who does not change it. */
export type Sent<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;
