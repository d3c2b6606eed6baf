import { defaults } from '../../site/defaults.generated';
import type { Hosting, SiteConfig } from '../../site/types.generated';

/** The headers of all responses, by name. */
export type HostHeaders = Record<string, string>;

/**
 * The browser features to disable; the site uses none of them (MDN, Permissions-Policy). Only names that browsers
 * support: Chromium logs a warning for others on every page, on Linux also for `web-share`.
 */
const features = `
  accelerometer autoplay camera display-capture encrypted-media fullscreen geolocation gyroscope
  magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock
  usb xr-spatial-tracking
`;

/**
 * Returns the headers of all responses on every host. The policy allows only the site's own files and forbids creating
 * markup from strings (MDN, Content-Security-Policy). The local server, the files for hosts and the tests use them.
 *
 * @param connect other origins that pages may connect to, such as the mail service
 * @param reports the address that receives violations of the policy, `hosting.reports` of the config
 * @param isHidden whether search engines must keep away, as from a preview
 */
export function securityHeaders(
  connect: readonly string[] = [],
  { reports, isHidden = false }: { reports?: string | undefined; isHidden?: boolean | undefined } = {},
): HostHeaders {
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
    // Chromium reads the first, the other browsers the second.
    ...(reports ? [`report-to ${ENDPOINT}`, `report-uri ${reports}`] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    ...(reports && { 'Reporting-Endpoints': `${ENDPOINT}="${reports}"` }),
    ...(isHidden && { 'X-Robots-Tag': 'noindex' }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': features
      .trim()
      .split(/\s+/)
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
}

/** The name of the place for reports in the headers. The endpoint `default` would also get crashes and deprecations. */
const ENDPOINT = 'policy';

/** The name of the HSTS header. It must not be sent over plain HTTP. */
export const STRICT_TRANSPORT = 'Strict-Transport-Security';

/**
 * Returns the value of the HSTS header (RFC 6797). Browsers cannot forget it before its time is over, so it lasts five
 * minutes unless the config says otherwise. The owner of a site decides about `preload`, a list in browsers.
 */
export function strictTransport({ hsts }: Hosting = {}): string {
  const { maxAge, includeSubDomains } = { ...defaults.hosting.hsts, ...hsts };
  return `max-age=${maxAge}${includeSubDomains ? '; includeSubDomains' : ''}`;
}

/** Returns the headers of all responses on a host with TLS: those of `securityHeaders`, and HSTS. */
export function hostHeaders(
  { hosting }: Pick<SiteConfig, 'hosting'>,
  connect: readonly string[],
  isHidden = false,
): HostHeaders {
  return {
    ...securityHeaders(connect, { reports: hosting?.reports, isHidden }),
    [STRICT_TRANSPORT]: strictTransport(hosting),
  };
}
