import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Message } from '../../contact/field-problem';
import type { ContactRules } from '../../site/page-data.types';
import type { RelayLog } from '../log';
import type { RelayMetrics } from '../metrics';
import { QueueFull, type MessageQueue } from '../queue/queue';
import type { RelaySettings } from '../settings';
import { clientAddress } from './client-address';
import { parseMailRequest } from './parse-request';
import { readRequestBody } from './request-body';

/** The path that the EmailJS SDK sends to. */
export const SEND = '/api/v1.0/email/send';

interface ServerOptions {
  settings: Pick<RelaySettings, 'origins' | 'proxies' | 'largestRequest'>;
  rules: ContactRules;
  queue: MessageQueue;
  /** Counts a request of a client address; returns whether it is still allowed. */
  countAttempt: (address: string) => boolean;
  /** Called with the id of each accepted message. */
  offer: (id: string) => void;
  metrics: RelayMetrics;
  log: RelayLog;
}

/**
 * Returns the HTTP server of the relay. It responds like the mail service, only to pages of the site, and has `/health`
 * and `/metrics`. The response “OK” means that the message is on the disk.
 */
export function relayServer(options: ServerOptions): Server {
  const server = createServer(
    {
      requestTimeout: 10_000,
      headersTimeout: 5000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 5000,
    },
    (request, response) => {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      const [path] = (request.url ?? '').split('?');
      if (path === SEND) {
        answerSend(request, response, options).catch(() => {
          // Only clients that are still connected get a response.
          if (!response.headersSent) refuse(response, options, 'internal', 500, 'The message was not taken');
        });
      } else if (path === '/health' && isReading(request)) health(response, options.queue);
      else if (path === '/metrics' && isReading(request)) {
        const [seconds, text] = [oldestSeconds(options.queue), 'text/plain; version=0.0.4; charset=utf-8'];
        response.writeHead(200, { 'Content-Type': text });
        response.end(options.metrics.text(options.queue.waiting.size, seconds));
      } else respond(response, 404, 'There is nothing here');
    },
  );
  server.maxConnections = 500;
  return server;
}

async function answerSend(request: IncomingMessage, response: ServerResponse, options: ServerOptions) {
  const { settings, rules, countAttempt } = options;
  const { origin = '' } = request.headers;
  response.setHeader('Vary', 'Origin');
  if (!settings.origins.includes(origin))
    return refuse(response, options, 'origin', 403, 'The origin is not allowed');
  response.setHeader('Access-Control-Allow-Origin', origin);
  if (request.method === 'OPTIONS') return preflight(response);
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST, OPTIONS');
    return refuse(response, options, 'method', 405, 'Only POST is understood');
  }
  // A form of another site can send any other type without a preflight request.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    return refuse(response, options, 'type', 415, 'Only JSON is understood');
  const body = await readRequestBody(request, settings.largestRequest);
  if (body === undefined) return refuse(response, options, 'size', 413, 'The request is too large');
  const address = clientAddress(request.socket.remoteAddress ?? '', forwardedFor(request), settings.proxies);
  const parsed = parseMailRequest(body, rules, () => countAttempt(address));
  if ('message' in parsed) return enqueue(parsed.message, response, options);
  const { reason, status, text } = parsed.refusal;
  return refuse(response, options, reason, status, text);
}

async function enqueue(message: Message, response: ServerResponse, options: ServerOptions) {
  const { queue, offer, metrics, log } = options;
  try {
    const { id, isRepeat } = await queue.enqueue(message);
    metrics.count(isRepeat ? 'relay_repeats_total' : 'relay_messages_queued_total');
    log(isRepeat ? 'repeat' : 'queued', { id });
    respond(response, 200, 'OK');
    if (!isRepeat) offer(id);
  } catch (error) {
    const reason = error instanceof QueueFull ? 'full' : 'disk';
    log(reason, { code: (error as NodeJS.ErrnoException).code ?? 'none' });
    response.setHeader('Retry-After', '60');
    refuse(response, options, reason, 503, 'The message cannot be kept now');
  }
}

function preflight(response: ServerResponse) {
  response.writeHead(204, {
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}

function refuse(
  response: ServerResponse,
  { metrics, log }: ServerOptions,
  reason: string,
  status: number,
  text: string,
) {
  metrics.refused(reason);
  log('refused', { reason, status });
  respond(response, status, text);
}

function health(response: ServerResponse, queue: MessageQueue) {
  const isHealthy = queue.isWritable();
  response.writeHead(isHealthy ? 200 : 503, { 'Content-Type': 'application/json' });
  response.end(
    JSON.stringify({
      status: isHealthy ? 'ok' : 'disk',
      waiting: queue.waiting.size,
      oldestSeconds: Math.round(oldestSeconds(queue)),
    }),
  );
}

/** Returns the age of the oldest queued message in seconds; the first entry of the map is the oldest. */
function oldestSeconds({ waiting }: MessageQueue): number {
  const [oldest] = waiting.values();
  return oldest ? Math.max(0, Date.now() - oldest.received) / 1000 : 0;
}

function forwardedFor({ headers }: IncomingMessage): string {
  return [headers['x-forwarded-for'] ?? []].flat().join(',');
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function respond(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}
