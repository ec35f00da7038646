import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const baseConfig = fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url));
const callsFile = fileURLToPath(new URL('../../packages/domain/src/contracts/calls.ts', import.meta.url));

export interface AnswerDescription {
  /** The type of an answer's `data` in TypeScript, without `readonly`, which JSON does not have. */
  readonly type: string;
  /** The comments of the fields of the answer's `data`. */
  readonly note: string;
}

function readCompilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(baseConfig, (path) => ts.sys.readFile(path)) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, fileURLToPath(new URL('.', import.meta.url))).options;
}

function isEmpty(type: ts.Type): boolean {
  return ((type.getStringIndexType()?.flags ?? 0) & ts.TypeFlags.Never) !== 0;
}

/** The comments of an answer's fields. They are empty for a view, because a view has a name and is described among the types. */
function readNote(checker: ts.TypeChecker, type: ts.Type): string {
  const name = type.getSymbol()?.name ?? ts.InternalSymbolName.Type;
  if (name !== ts.InternalSymbolName.Type) return '';
  const comments = type.getProperties().flatMap((field) => field.getDocumentationComment(checker));
  return comments.map(({ text }) => text).join(' ');
}

function describeAnswer(checker: ts.TypeChecker, type: ts.Type): AnswerDescription | null {
  if (isEmpty(type)) return null;
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return { type: text.replaceAll('readonly ', '').replaceAll('; }', ' }'), note: readNote(checker, type) };
}

/**
 * The description of each call's `data`, by the name of the call; null where there is no data. Answers exist only as types, so the
 * TypeScript compiler describes them.
 */
export function describeAnswers(): ReadonlyMap<string, AnswerDescription | null> {
  const program = ts.createProgram([callsFile], readCompilerOptions());
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(callsFile);
  const module = file && checker.getSymbolAtLocation(file);
  const calls = module?.exports?.get('Calls' as ts.__String);
  if (!calls) throw new Error(`${callsFile} does not export Calls.`);
  const answers = checker
    .getDeclaredTypeOfSymbol(calls)
    .getProperties()
    .map((call) => {
      const response = checker.getTypeOfSymbol(call).getProperty('response');
      if (!response) throw new Error(`${call.name} has no response type.`);
      return [call.name, describeAnswer(checker, checker.getTypeOfSymbol(response))] as const;
    });
  return new Map(answers);
}
