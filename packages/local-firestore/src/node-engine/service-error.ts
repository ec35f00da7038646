import { status } from '@grpc/grpc-js';

/** A refusal, with the gRPC code that Firestore gives for it. */
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

/** `what` is a plural: "The Node Firestore has no listeners". */
export function unimplemented(what: string): ServiceError {
  return new ServiceError(
    status.UNIMPLEMENTED,
    `The Node Firestore has no ${what}, because nothing here uses them. The official emulator has: see packages/local-firestore/README.md.`,
  );
}

/** The status that is sent: the code, and the text without the code that firebase-bridge puts before it. */
export function toStatus(error: unknown): { code: status; details: string } {
  if (!(error instanceof Error)) return { code: status.INTERNAL, details: String(error) };
  const code = 'code' in error && typeof error.code === 'number' ? error.code : status.INTERNAL;
  return { code, details: error.message.replace(/^\d+ [A-Z_]+: /, '') };
}
