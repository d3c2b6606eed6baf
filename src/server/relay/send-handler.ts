import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Message } from '../../client/contact/fields';
import { relayLimits, SEND_PATH } from '../../publish/hosting/relay-limits';
import type { ContactRules } from '../../site/page-data.types';
import { parseMessage, type Answer } from './parse-message';

/** Takes a valid message over. The deadline aborts when an answer would come too late for the form. */
export type Deliver = (message: Message, deadline: AbortSignal) => Promise<Answer>;

/** Writes an event to the log. Its details are ids, numbers and codes, never the input of a visitor. */
export type RelayLog = (event: string, details?: Record<string, string | number>) => void;

/**
 * Returns a handler for the messages of the form, with the interface of the mail service (POST /api/v1.0/email/send,
 * specification, section 7). It returns false for any other request.
 *
 * @param origins those whose pages may send; by default those that the server in front lets through
 */
export function sendHandler(
  rules: () => ContactRules,
  deliver: Deliver,
  log: RelayLog = () => {},
  origins?: readonly string[],
) {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
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
    const { bytes, relay } = relayLimits(rules());
    const deadline = AbortSignal.timeout(relay);
    let body = '';
    request.setEncoding('utf8');
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      body += part;
      if (body.length > bytes) return { status: 413, text: 'The request is too large' };
    }
    const message = parseMessage(body, rules());
    return 'status' in message ? message : deliver(message, deadline);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.url?.split('?')[0] !== SEND_PATH) return false;
    void answer(request, response)
      .catch(({ code = 'unknown' }: NodeJS.ErrnoException) => {
        // A client that hangs up is no error.
        log('failed', { level: request.complete ? 'error' : 'warning', code });
        return { status: 503, text: 'The message was not taken' };
      })
      .then(({ status, text }) => {
        if (status >= 400 && status < 500) log('rejected', { status });
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
        // The rest of a large body is not read.
        response.writeHead(status, { ...headers, ...(status === 413 && { Connection: 'close' }) }).end(text);
      });
    return true;
  };
}
