import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { isObject } from '../../lib/json';
import type { Handler } from '../preview/preview-server';
import { outboxPage, OUTBOX_STYLESHEET, type StoredMessage } from './outbox-page';
import stylesheet from './outbox-page.css?raw';

const SEND = '/api/v1.0/email/send';
const MAX_BODY = 50_000;

/**
 * Replaces the mail service on a developer's machine: accepts the same request (specification, section 7), stores each
 * message in a file, and lists them at `/__outbox`.
 *
 * @param file the file of the messages, one JSON value per line; it survives a restart
 */
export function outbox(file: string): Handler {
  return (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path === SEND && request.method === 'POST') {
      // A client that disconnects, or a full disk, must not stop the server.
      store(request, response, file).catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
      return true;
    }
    if (path === '/__outbox' && request.method === 'GET') {
      respond(response, 'text/html', outboxPage(messages(file), request.headers['accept-language']));
      return true;
    }
    if (path === OUTBOX_STYLESHEET && request.method === 'GET') {
      respond(response, 'text/css', stylesheet);
      return true;
    }
    return false;
  };
}

function respond(response: ServerResponse, type: string, text: string) {
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(text);
}

async function store(request: IncomingMessage, response: ServerResponse, file: string) {
  const answer = (status: number, text: string) =>
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    body += chunk;
    if (body.length > MAX_BODY) return answer(413, 'The message is too large');
  }
  const message = parseObject(body);
  const missing = ['user_id', 'service_id', 'template_id'].find(
    (name) => typeof message?.[name] !== 'string' || message[name] === '',
  );
  if (!message) return answer(400, 'The request is not JSON');
  if (missing) return answer(400, missingTexts[missing] ?? 'Bad request');
  const parameters = isObject(message.template_params) ? message.template_params : {};
  const simulated = simulatedAnswer(parameters['from_email']);
  if (simulated === 'never') return;
  if (simulated === 'page') return answer(200, '<title>Wi-Fi</title>');
  if (simulated) return answer(simulated, simulatedTexts[simulated] ?? 'Error');
  const stored: StoredMessage = {
    received: new Date().toISOString(),
    template_params: parameters,
  };
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, JSON.stringify(stored) + '\n');
  return answer(200, 'OK');
}

/** The answers of the service when an id is missing. */
const missingTexts: Record<string, string> = {
  user_id: 'The Public Key is invalid',
  service_id: 'The service ID is not found',
  template_id: 'The template ID is not found',
};

/**
 * Returns the answer that the sender's address asks for, so that every failure can be tried: `answer-429@…` gets that
 * status, `answer-never@…` never gets an answer, and `answer-page@…` gets a page, like the login page of a hotel's
 * network.
 */
function simulatedAnswer(address: unknown): number | 'never' | 'page' | undefined {
  const [, answer] = /^answer-(never|page|[45]\d\d)@/.exec(typeof address === 'string' ? address : '') ?? [];
  if (answer === 'never' || answer === 'page') return answer;
  return answer ? Number(answer) : undefined;
}

/** The texts of the service for a status, as far as they are documented. */
const simulatedTexts: Record<number, string> = {
  403: 'The origin is not allowed',
  413: 'The request is too large',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
};

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Returns the messages of the file, newest first. */
function messages(file: string): StoredMessage[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      // Ignores a truncated line, for example after a crash.
      const stored = parseObject(line);
      return isObject(stored?.template_params) ? [stored as unknown as StoredMessage] : [];
    })
    .toReversed();
}
