import { createHash } from 'node:crypto';

/**
 * Returns the checksum by which a browser verifies that a file is the one the page was built with (W3C, Subresource
 * Integrity).
 *
 * @param content the bytes of the published file, before compression
 * @example integrity('') // 'sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb'
 */
export function integrity(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
