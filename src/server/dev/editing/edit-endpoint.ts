import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { TOKEN_HEADER, type EditRequest } from '../../../client/app/dev-tools/edit-api';
import { MAX_PICTURE_BYTES } from '../../../client/app/dev-tools/edit-picture';
import { isObject } from '../../../lib/json';

/** Creates the secret that the pages of one run of the server know, from its socket. */
export function createToken(): string {
  return randomBytes(24).toString('base64url');
}

/**
 * Reads a request to edit the site. The values in it are checked where they are used: words with the whole site.
 *
 * @returns null when it does not come from a page of this run of the server
 */
export async function readEditRequest(request: IncomingMessage, token: string): Promise<EditRequest | null> {
  const { method, headers } = request;
  const [given, expected] = [String(headers[TOKEN_HEADER]), token].map((text) => Buffer.from(text));
  const isKnown = given?.length === expected?.length && timingSafeEqual(given!, expected!);
  const isJson = headers['content-type'] === 'application/json';
  if (method !== 'POST' || !isKnown || !isJson || !(Number(headers['content-length']) <= MAX_BYTES))
    return null;
  const body = await json(request).catch(() => null);
  return isObject(body) ? (body as EditRequest) : null;
}

/** Enough for two pictures in base64. */
const MAX_BYTES = 3 * MAX_PICTURE_BYTES;
