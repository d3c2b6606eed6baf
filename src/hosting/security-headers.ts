/**
 * What a browser may ask the visitor for or do on its own; the site needs none of it (MDN, Permissions-Policy).
 * Only names that browsers know: Chromium complains about others on every page, `web-share` on Linux too.
 */
const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers of every answer, on every host: nothing runs or loads but the site's own files, and no markup is
 * ever made from text (docs: MDN, Content-Security-Policy). The local server, the files for hosts and the tests
 * have them from here.
 *
 * @param connect further addresses the pages may talk to, such as the mail service's
 */
export function securityHeaders(connect: readonly string[] = []): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}

/**
 * For hosts only, which speak TLS: browsers ask for the site over TLS alone for two years (RFC 6797). Over plain
 * HTTP it must not be sent. A site that wants to be on the browsers' own list adds `preload` by its own choice.
 */
export const strictTransport = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
} as const;

/** The folder of the files that have a hash of their content in their name. */
export const HASHED_ASSETS = '/assets/';

/** What stands there never changes; but an answer that there is nothing must not be kept. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Everything else is asked for anew each time, and mostly answered with « not modified ». */
export const REVALIDATE = 'no-cache';
