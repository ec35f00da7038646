import { status } from '@grpc/grpc-js';

/** An answer of Firestore's that is a refusal. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly code: status,
    message: string,
  ) {
    super(message);
  }
}

export function invalidArgument(message: string): ServiceError {
  return new ServiceError(status.INVALID_ARGUMENT, message);
}

/** What goes over the wire: the code, and the text without the code that firebase-bridge puts before it. */
export function toStatus(error: unknown): { code: status; details: string } {
  if (!(error instanceof Error)) return { code: status.INTERNAL, details: String(error) };
  const code = 'code' in error && typeof error.code === 'number' ? error.code : status.INTERNAL;
  return { code, details: error.message.replace(/^\d+ [A-Z_]+: /, '') };
}
