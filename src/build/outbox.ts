import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { Handler } from './serve';

/** A message that reached the local outbox. */
interface StoredMessage {
  received: string;
  template_params: Record<string, unknown>;
}

const SEND = '/api/v1.0/email/send';
const LARGEST = 50_000;

/**
 * Stands in for the mail service on a developer's machine: takes the very same request
 * (specification, section 7), keeps each message in a file, and lists them at `/__outbox`.
 *
 * @param file where the messages are kept, one JSON a line; it survives a restart
 */
export function outbox(file: string): Handler {
  return (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path === SEND && request.method === 'POST') {
      // A client that hangs up, or a disk that is full, must not take the server down.
      store(request, response, file).catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
      return true;
    }
    if (path === '/__outbox' && request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(listing(messages(file)));
      return true;
    }
    return false;
  };
}

async function store(request: IncomingMessage, response: ServerResponse, file: string) {
  const answer = (status: number, text: string) =>
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text);
  let body = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    body += chunk;
    if (body.length > LARGEST) return answer(413, 'The message is too large');
  }
  const message = parsed(body);
  const missing = ['user_id', 'service_id', 'template_id'].find(
    (name) => typeof message?.[name] !== 'string' || message[name] === '',
  );
  if (!message) return answer(400, 'The request is not JSON');
  if (missing) return answer(400, missingTexts[missing] ?? 'Bad request');
  const stored: StoredMessage = {
    received: new Date().toISOString(),
    template_params: isObject(message.template_params) ? message.template_params : {},
  };
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, JSON.stringify(stored) + '\n');
  return answer(200, 'OK');
}

/** The texts of the service for an id that is missing. */
const missingTexts: Record<string, string> = {
  user_id: 'The Public Key is invalid',
  service_id: 'The service ID is not found',
  template_id: 'The template ID is not found',
};

function parsed(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function messages(file: string): StoredMessage[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      // A line that was cut off, by a crash say, is no message.
      const stored = parsed(line);
      return isObject(stored?.template_params) ? [stored as unknown as StoredMessage] : [];
    })
    .toReversed();
}

function listing(stored: StoredMessage[]): string {
  const rows = stored.map(
    ({ received, template_params }) =>
      `<article><h2>${escaped(template_params.subject ?? '')}</h2><p>${escaped(received)}</p><dl>${Object.entries(
        template_params,
      )
        .map(([name, value]) => `<dt>${escaped(name)}</dt><dd dir="auto">${escaped(value)}</dd>`)
        .join('')}</dl></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox: ${stored.length} messages</h1>${rows.join('<hr>') || '<p>No message yet.</p>'}</html>`;
}

function escaped(text: unknown): string {
  return String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
