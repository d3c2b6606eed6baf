import { REVALIDATE } from './cache-control';
import { missingPages } from './missing-pages';
import { pathHeaders, patternSource } from './path-headers';
import type { RedirectRule } from './redirect-rules';

/**
 * Returns a vercel.json with headers, canonical URLs, redirects and the "not found" page of each language. Redirects and
 * headers are applied before Vercel looks for a file, rewrites only where there is none: assets are therefore not cached
 * for long, because a missing one would be too. The later of two rules for a header wins. Permanent redirects have the
 * status 308, others 307 (vercel.com/docs/project-configuration/vercel-json; `statusCode`: openapi.vercel.sh/vercel.json).
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
      ...pathHeaders.map(({ pattern, name, value }) =>
        rule(patternSource(pattern, '(.*)'), { [name]: value }),
      ),
    ],
    redirects: rules.map(({ from, to, permanent }) => ({
      source: from.replace(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`),
      destination: to,
      permanent,
    })),
    rewrites: missingPages().map(({ prefix, page }) => ({
      source: `${prefix}(.*)`,
      destination: page,
      statusCode: 404,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
