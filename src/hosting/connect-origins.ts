import type { SiteConfig } from '../site/types.generated';
import { mailAccount } from './emailjs-account';

/**
 * The addresses the pages talk to beside their own: the mail service's, and that of the reports on how the pages
 * feel, when the config names one. The mail service's is there without an account too: what a host was told once
 * must hold when the account comes.
 *
 * @param mode `production`, or `preview` for `npm start`, for the files of the environment
 * @throws when `VITE_EMAILJS_ORIGIN` is no address of a server, for it goes into the security policy
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

/** As it may stand in a security policy: a host may hold signs there that would end the rule. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/;

function origin(name: string, address: string): string {
  const { origin: found } = URL.canParse(address) ? new URL(address) : { origin: '' };
  if (ORIGIN.test(found)) return found;
  throw new Error(
    `${name} is "${address}", which is no address of a server. Write it such as https://api.emailjs.com.`,
  );
}
