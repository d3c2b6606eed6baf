/**
 * The browser features to disable; the site uses none of them (MDN, Permissions-Policy). Only names that browsers
 * support: Chromium logs a warning for others on every page, on Linux also for `web-share`.
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
 * Returns the headers of all responses on every host. The policy allows only the site's own files and forbids creating
 * markup from strings (MDN, Content-Security-Policy). The local server, the files for hosts and the tests use them.
 *
 * @param connect other origins that pages may connect to, such as the mail service
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
 * The HSTS header, only for hosts with TLS: browsers use only TLS for two years (RFC 6797). It must not be sent over
 * plain HTTP. The owner of a site decides about `preload`, which adds the site to a list in browsers.
 */
export const strictTransport = {
  name: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains',
} as const;
