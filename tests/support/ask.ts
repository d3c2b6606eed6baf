import { request as plainRequest, Agent as PlainAgent } from 'node:http';
import { Agent, request as tlsRequest } from 'node:https';

/** The response of a server, without decoding. */
export interface Answer {
  status: number;
  /** The values of each header, by its name in lower case. */
  headers: Record<string, string[]>;
  body: Buffer;
}

const agents = {
  'http:': new PlainAgent({ keepAlive: true, maxSockets: 16 }),
  'https:': new Agent({ keepAlive: true, maxSockets: 16, rejectUnauthorized: false }),
};

/**
 * Returns the response to a request. Unlike `fetch`, it adds no headers, decodes no body and follows no redirect.
 *
 * @param address the address of the server, with its port
 * @param path the path, which is sent unchanged
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

/** Returns the values of each header, by its name in lower case, from a list of names and values. */
function headersOf(raw: readonly string[]): Record<string, string[]> {
  const headers: Record<string, string[]> = {};
  for (let place = 0; place < raw.length; place += 2)
    (headers[(raw[place] ?? '').toLowerCase()] ??= []).push(raw[place + 1] ?? '');
  return headers;
}
