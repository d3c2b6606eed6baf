/*
 * The header `Cache-Control`, on every host and on the local server. Netlify and Cloudflare Pages keep their own, which
 * revalidates everything: they would apply a rule to missing files too (headers-file.ts).
 */

/** The folder of the files with a hash in their names: they never change. A response without the file must not be kept. */
export const HASHED_ASSETS = '/assets/';
/** What browsers are told of these files: keep them for a year, and never ask again. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What they are told of all other responses: ask again, which is usually answered with “304 Not Modified”. */
export const REVALIDATE = 'no-cache';
