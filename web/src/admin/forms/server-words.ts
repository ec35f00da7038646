import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { codeText } from '../calls/error-text';

/** Gives a rule of a form, which the server has too, the words of the server's refusal. */
export function serverWords(code: ErrorCode): () => string {
  return () => codeText(code);
}
