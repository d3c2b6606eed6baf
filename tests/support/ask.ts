import { request as plainRequest, Agent as PlainAgent } from 'node:http';
import { Agent, request as tlsRequest } from 'node:https';

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  /** Each header with every value it was sent with; names in small letters. */
  headers: Record<string, string[]>;
  body: Buffer;
}

const agents = {
  'http:': new PlainAgent({ keepAlive: true, maxSockets: 16 }),
  'https:': new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false }),
};

/**
 * Asks a server without what `fetch` adds, undoes or follows.
 *
 * @param address the server's, with its port
 * @param path exactly as it stands in the request
 */
export function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { protocol, hostname, port } = new URL(address);
  const isTls = protocol === 'https:';
  const { Host: host } = headers;
  return new Promise((resolve, reject) => {
    (isTls ? tlsRequest : plainRequest)(
      {
        hostname,
        port,
        path,
        method,
        headers,
        agent: isTls ? agents['https:'] : agents['http:'],
        ...(isTls && host && { servername: host }),
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: headersOf(answer.rawHeaders),
            body: Buffer.concat(parts),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

/** The headers of an answer that is read as it came, such as that to a request that is none. */
export function headersOf(raw: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let place = 0; place < raw.length; place += 2)
    (headers[(raw[place] ?? '').toLowerCase()] ??= []).push(raw[place + 1] ?? '');
  return headers;
}
