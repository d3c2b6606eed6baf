import type { IncomingMessage, ServerResponse } from 'node:http';
import { relayLimits, SEND_PATH } from '../contact/relay-limits';
import type { ContactRules } from '../site/page-data.types';
import type { Answer, Deliver } from './delivery';
import type { RelayLog } from './log';
import { parseMessage } from './parse-message';

interface SendHandlerOptions {
  /** Returns the rules of the form. */
  rules: () => ContactRules;
  /** The origins whose pages may send; by default those that the server in front lets through. */
  origins?: readonly string[];
  deliver: Deliver;
  log: RelayLog;
}

/**
 * Returns a handler for the messages of the form, with the interface of the mail service (POST /api/v1.0/email/send,
 * specification, section 7). It returns false for any other request.
 */
export function sendHandler(options: SendHandlerOptions) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if ((request.url ?? '').split('?')[0] !== SEND_PATH) return false;
    void answer(request, response, options)
      .catch((error: unknown) => {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        // A client that hangs up is no error.
        options.log('failed', { level: request.complete ? 'error' : 'warning', code });
        return { status: 503, text: 'The message was not taken' };
      })
      .then(({ status, text }) => {
        if (status >= 400 && status < 500) options.log('rejected', { status });
        // The rest of a large body is not read.
        if (status === 413) response.setHeader('Connection', 'close');
        response.writeHead(status, {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
        });
        response.end(text);
      });
    return true;
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { rules, origins, deliver }: SendHandlerOptions,
): Promise<Answer> {
  const { origin = '', 'content-type': type = '' } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (origins && !origins.includes(origin)) return { status: 403, text: 'The origin is not allowed' };
  if (origins) response.setHeader('Access-Control-Allow-Origin', origin);
  if (request.method === 'OPTIONS') {
    response.setHeader('Access-Control-Allow-Methods', 'POST');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    response.setHeader('Access-Control-Max-Age', '86400');
    return { status: 204, text: '' };
  }
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST, OPTIONS');
    return { status: 405, text: 'Only POST is allowed' };
  }
  // A form of another site can send any other type without a preflight request.
  if (!/^application\/json\b/i.test(type)) return { status: 415, text: 'Only JSON is allowed' };
  const limits = relayLimits(rules());
  const body = await readBody(request, limits.bytes);
  if (body === undefined) return { status: 413, text: 'The request is too large' };
  const message = parseMessage(body, rules());
  return 'status' in message ? message : deliver(message, AbortSignal.timeout(limits.relay));
}

/**
 * Returns the body of a request; undefined when it is too large, without reading the rest.
 *
 * @throws when the client disconnects before the end
 */
async function readBody(request: IncomingMessage, maximum: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size > maximum) return undefined;
  }
  return Buffer.concat(parts).toString('utf8');
}
