import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadPackageDefinition, type ServiceClientConstructor } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

const protoRoot = join(
  dirname(createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json')),
  'build',
  'protos',
);

/** Firestore's gRPC service as Google publishes it inside its client library. */
export function loadFirestoreService(): ServiceClientConstructor {
  const definition = loadSync('google/firestore/v1/firestore.proto', {
    includeDirs: [protoRoot],
    longs: String,
    enums: String,
    oneofs: true,
  });
  const { google } = loadPackageDefinition(definition) as unknown as FirestorePackage;
  return google.firestore.v1.Firestore;
}

interface FirestorePackage {
  google: { firestore: { v1: { Firestore: ServiceClientConstructor } } };
}
