import type { IncomingMessage } from 'node:http';

/**
 * What a request holds, as text; undefined when it is larger than allowed, of which no more than that is read.
 *
 * @throws when the client hangs up before the end
 */
export async function requestBody(request: IncomingMessage, largest: number): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > largest) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length;
    if (size > largest) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}
