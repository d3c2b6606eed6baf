import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request as text. Returns undefined when it is larger than allowed, without reading the rest.
 *
 * @throws when the client disconnects before the end
 */
export async function readRequestBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<string | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return undefined;
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length;
    if (size > maxBytes) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}
