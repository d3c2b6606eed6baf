import type { RedirectRule } from './redirect-rules';
import { REVALIDATE, IMMUTABLE, HASHED_ASSETS, strictTransport } from './security-headers';

/**
 * A whole vercel.json: headers, one spelling of every address, redirects. Of two rules for one header the later
 * one holds; a permanent redirect is 308, another 307 (vercel.com/docs/project-configuration).
 *
 * @param headers by their name, those of every answer
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
      rule('/(.*)', {
        ...headers,
        [strictTransport.name]: strictTransport.value,
        'Cache-Control': REVALIDATE,
      }),
      rule(`${HASHED_ASSETS}(.*)`, { 'Cache-Control': IMMUTABLE }),
    ],
    redirects: rules.map(({ from, to, permanent }) => ({
      source: from.replace(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`),
      destination: to,
      permanent,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
