import { parseUrl } from '../../lib/text/host-name';
import type { SiteConfig } from '../../site/types.generated';
import { mailAccount } from './emailjs-account';

/**
 * Returns the other origins that pages connect to: the mail service, and the endpoint for performance reports when
 * the config has one. The mail service is included even without an account, so that the headers of a host stay valid
 * when the account is added.
 *
 * @param mode `production`, or `preview` for `npm start`; selects the `.env` files
 * @throws when an origin is invalid, because it becomes part of the security policy
 */
export async function connectOrigins(
  root: string,
  mode: string,
  { analytics }: Pick<SiteConfig, 'analytics'>,
): Promise<string[]> {
  const mail = origin('VITE_EMAILJS_ORIGIN', (await mailAccount(root, mode)).origin);
  const endpoint = analytics?.vitalsEndpoint;
  const reports = endpoint ? [origin('analytics.vitalsEndpoint', endpoint)] : [];
  return [...new Set([mail, ...reports])];
}

/** The origins that are safe in a security policy: other characters could end the directive. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

function origin(name: string, address: string): string {
  const parsed = parseUrl(address)?.origin ?? '';
  if (ORIGIN.test(parsed)) return parsed;
  throw new Error(
    `${name} is not a valid origin: "${address}". Use an address such as https://api.emailjs.com.`,
  );
}
