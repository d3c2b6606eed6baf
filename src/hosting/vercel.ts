import type { RedirectRule } from './redirect-rules';
import { HASHED_ASSETS, IMMUTABLE, REVALIDATE } from './cache-control';
import { pathHeaders } from './path-headers';

/**
 * Returns a vercel.json with headers, canonical URLs and redirects. The later of two rules for a header wins; permanent
 * redirects have the status 308, others 307 (vercel.com/docs/project-configuration).
 *
 * @param headers the headers of all responses, by name
 */
export function vercelConfig(headers: Record<string, string>, rules: readonly RedirectRule[]): string {
  const rule = (source: string, entries: Record<string, string>) => ({
    source,
    headers: Object.entries(entries).map(([key, value]) => ({ key, value })),
  });
  const config = {
    framework: null,
    installCommand: 'npm ci --ignore-scripts',
    buildCommand: 'npm run build -- --no-compression',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', { ...headers, 'Cache-Control': REVALIDATE }),
      rule(`${HASHED_ASSETS}(.*)`, { 'Cache-Control': IMMUTABLE }),
      ...pathHeaders.map(({ pattern, name, value }) =>
        rule(pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '(.*)'), { [name]: value }),
      ),
    ],
    redirects: rules.map(({ from, to, permanent }) => ({
      source: from.replace(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`),
      destination: to,
      permanent,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
