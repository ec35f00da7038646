import { parseArgs } from 'node:util';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { loadFirestoreService } from '../firestore-service';
import { Databases } from './database';
import { createFirestoreService } from './service';

/** Firestore's own limit for a request. */
const MAX_REQUEST_BYTES = 10 * 1024 * 1024;

const { values } = parseArgs({ options: { host: { type: 'string' }, port: { type: 'string' } } });
const address = `${values.host ?? '127.0.0.1'}:${values.port ?? '8080'}`;

const server = new Server({ 'grpc.max_receive_message_length': MAX_REQUEST_BYTES });
const { service } = loadFirestoreService();
server.addService(service, createFirestoreService(service, new Databases()));
server.bindAsync(address, ServerCredentials.createInsecure(), (error) => {
  if (!error) return;
  process.stderr.write(`Firestore cannot listen at ${address}: ${error.message}\n`);
  process.exit(1);
});
