import { MAX_BODY_BYTES } from '@futsal-cup/domain/contracts/contract';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { FailureAnswer } from '@futsal-cup/domain/cup/result';
import type { RequestHandler } from 'express';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { apiError } from '../platform/api-error';
import { SECURITY_HEADERS } from './security-headers';

/**
 * Node publishes a message on this channel for every request, before the request event and so before functions-framework parses the body.
 */
const REQUEST_START = 'http.server.request.start';

/** The requests whose bodies are not read, each with the error that the app answers. */
const refused = new WeakMap<IncomingMessage, ErrorCode>();

function problemOf({ headers }: IncomingMessage): ErrorCode | null {
  const encoding = headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding !== 'identity') return 'content_encoding_not_supported';
  return Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES ? 'request_too_large' : null;
}

/** Removes the headers that announce a body, so that no parser reads it; Node discards the bytes as they come. */
function hideBody({ headers }: IncomingMessage): void {
  delete headers['content-encoding'];
  delete headers['content-length'];
  delete headers['transfer-encoding'];
}

function answerTooLarge(response: ServerResponse): void {
  const body: FailureAnswer = { success: false, errors: [{ msg: 'request_too_large' }] };
  response.writeHead(413, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify(body));
}

/** A chunked body has no declared length, so its bytes are counted as they arrive, and the request is refused once it is too long. */
function limitStream(request: IncomingMessage, response: ServerResponse): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES || response.headersSent) return;
    // The listeners of the body parser are removed too, so that it neither stores the rest of the body nor answers a second time. The rest
    // is discarded.
    request.removeAllListeners();
    answerTooLarge(response);
  });
}

/**
 * A body that arrives very slowly holds a request open before the app gets it, and Node alone would give up only after five minutes. So
 * this gives up earlier, with the answer that Node would send.
 */
function limitTime(request: IncomingMessage, response: ServerResponse, milliseconds: number): void {
  const timer = setTimeout(() => {
    if (request.complete || response.headersSent) return;
    request.removeAllListeners();
    response.writeHead(408, { Connection: 'close', 'Cache-Control': 'no-store' }).end();
  }, milliseconds);
  response.once('close', () => clearTimeout(timer));
}

/**
 * By default Node closes a connection that was idle for five seconds. A process that was busy or suspended at that moment closes the
 * connection before it reads the next call, which has arrived already, and the caller gets no answer. Eleven minutes are longer than any
 * client that we know of holds an idle connection (undici: ten at most), so the client closes it first.
 */
const IDLE_CONNECTION_MS = 11 * 60_000;

interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly server: Server;
}

function handleRequestStart(message: unknown, bodyWithinMs: number): void {
  const { request, response, server } = message as RequestStart;
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
  const problem = problemOf(request);
  if (problem !== null) {
    refused.set(request, problem);
    hideBody(request);
    return;
  }
  if (request.headers['transfer-encoding'] !== undefined) limitStream(request, response);
  limitTime(request, response, bodyWithinMs);
}

/** Within this time a body of 100 kB arrives even over the slowest network on which the site can be used at all. */
const BODY_WITHIN_MS = 20_000;

/**
 * Checks each request of this process before any other code (docs/decisions/0034-before-the-body-parser.md): sets the security headers of
 * its answer, bounds its body, and keeps idle connections open. Returns a function that ends these checks.
 */
export function watchIncoming(bodyWithinMs = BODY_WITHIN_MS): () => void {
  const handleStart = (message: unknown) => handleRequestStart(message, bodyWithinMs);
  subscribe(REQUEST_START, handleStart);
  return () => void unsubscribe(REQUEST_START, handleStart);
}

/**
 * Answers the requests whose body was refused, and those whose body is no JSON: a page of another origin can send a form,
 * but no JSON.
 */
export const checkBody: RequestHandler = (request, _response, next) => {
  const problem = refused.get(request);
  if (problem !== undefined) throw apiError(problem);
  const isEmpty = request.headers['content-length'] === '0';
  if (!isEmpty && request.is('application/json') === false) throw apiError('content_type_must_be_json');
  next();
};
