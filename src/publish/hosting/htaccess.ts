import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import { pageFile, pageUrl } from '../../site/page-url';
import type { Site } from '../../site/site';
import { HASHED_ASSETS, IMMUTABLE, REVALIDATE } from './cache-headers';
import { pathHeaders } from './path-headers';
import type { RedirectRule } from './redirect-rules';
import { type HostHeaders, STRICT_TRANSPORT } from './security-headers';

/** Returns the `.htaccess` file for Apache: `deploy/apache.htaccess` with what depends on the site. */
export function htaccess(site: Site, headers: HostHeaders, rules: readonly RedirectRule[]): string {
  const parts: Record<string, string[]> = {
    'missing pages': site.languages.map((language) => missingPage(site, language)),
    headers: [
      ...Object.entries(headers).map(([name, value]) =>
        header(name, value, name === STRICT_TRANSPORT ? "%{HTTPS} == 'on'" : ''),
      ),
      ...pathHeaders.map(({ source, name, value }) =>
        header(name, value, `%{REQUEST_URI} =~ m#^${source}(?:\\.br|\\.gz)?$#`),
      ),
    ],
    cache: [
      header('Cache-Control', REVALIDATE, ''),
      header('Cache-Control', IMMUTABLE, `%{REQUEST_URI} =~ m#^${HASHED_ASSETS}#`),
    ],
    redirects: rules.map(redirect),
  };
  const file = readFileSync(join(projectRoot, 'deploy/apache.htaccess'), 'utf8');
  return file.replaceAll(/# \{(.+)\}/g, (_line, part: string) => (parts[part] ?? []).join('\n'));
}

function missingPage(site: Site, language: string): string {
  const rule = `ErrorDocument 404 /${pageFile(site, '/404', language)}`;
  if (language === site.defaultLanguage) return rule;
  return `<If "%{REQUEST_URI} =~ m#^${pageUrl(site, '/', language)}(?:/|$)#">\n  ${rule}\n</If>`;
}

function header(name: string, value: string, condition: string): string {
  // A percent sign starts a variable.
  const quoted = value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll('%', '%%');
  return `Header always set ${name} "${quoted}"${condition && ` "expr=${condition}"`}`;
}

/** Apache would add the question of an address behind an anchor, so it is left out there. */
function redirect({ from, to, permanent }: RedirectRule): string {
  const flags = `R=${permanent ? 301 : 302},L,NE${to.includes('#') ? ',QSD' : ''}`;
  return `RewriteRule ^${from.slice(1).replaceAll('.', String.raw`\.`)}$ ${to} [${flags}]`;
}
