/** The URL path of the files with a content hash in their names. */
export const HASHED_ASSETS = '/assets/';

/** The Cache-Control of hashed assets, which never change. It must not be sent with a 404 response. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The Cache-Control of all other files: revalidated on each request, usually answered with “304 Not Modified”. */
export const REVALIDATE = 'no-cache';
