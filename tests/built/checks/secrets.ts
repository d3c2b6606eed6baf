import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import type { Check } from '../built-site';

/**
 * Returns the check for what nobody may learn from the site: keys, secret values, and paths of the machine.
 *
 * @param root the folder of the site's config, whose `.env` files may hold secrets
 * @param variables the environment, which may hold others
 */
export function secretChecks(
  root: string = resolve(process.env.BUILT_SITE_ROOT ?? '.'),
  variables: NodeJS.ProcessEnv = process.env,
): Record<string, Check> {
  const leaks = secretPatterns(root, variables);
  return {
    'no file holds a secret or a folder of the machine that built it': (site) =>
      site.textFiles.flatMap((path) =>
        leaksIn(site.text(path), leaks).map((what) => `${path}: holds ${what}`),
      ),
  };
}

/** A pattern that must not occur in a public file. */
interface Leak {
  what: string;
  pattern: RegExp | string;
}

/** The formats of keys, as documented by their providers for secret scanning. */
const keys: Leak[] = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/ },
  { what: 'a key of Amazon', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { what: 'a key of GitHub', pattern: /\b(?:gh[pousr]_\w{36,}|github_pat_\w{22,})/ },
  { what: 'a key of npm', pattern: /\bnpm_[A-Za-z0-9]{36}\b/ },
  { what: 'a key of Slack', pattern: /\bxox[abprs]-[\w-]{10,}/ },
  { what: 'a key of Stripe', pattern: /\b[rs]k_live_\w{16,}/ },
  {
    what: 'a password in an address',
    pattern: /\b(?:smtps?|https?|postgres|mysql|redis):\/\/[^\s"'<>/:@]*:[^\s"'<>/:@]+@/,
  },
  { what: 'a private key of the mail service', pattern: /\baccessToken["'`]?\s*[:=]\s*["'`][\w-]{8,}["'`]/ },
  { what: 'a map to the sources', pattern: /\/[/*][#@]\s*sourceMappingURL=/ },
  { what: 'a file of the machine that built it', pattern: /\bfile:\/\/\/|\/node_modules\// },
];

/** The names of secret variables; the ids of the mail account are public by design. */
const secret = /SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY|SMTP_URL/i;

/** Shorter values can occur in any text by chance. */
const SHORTEST = 12;

/** Returns what must not occur in a built site: formats of keys, values of secret variables, and local paths. */
function secretPatterns(root: string, variables: NodeJS.ProcessEnv): Leak[] {
  const written = existsSync(root)
    ? readdirSync(root)
        .filter((name) => /^\.env(?:\.[\w.]+)?$/.test(name) && name !== '.env.example')
        .flatMap((name) => Object.entries(parseEnv(readFileSync(join(root, name), 'utf8'))))
    : [];
  const secrets = [...Object.entries(variables), ...written].filter(
    ([name, value = '']) => secret.test(name) && value.length >= SHORTEST,
  );
  const folders = [root, process.cwd(), homedir()].filter((folder) => folder.length > 1);
  return [
    ...keys,
    ...secrets.map(([name, value = '']) => ({ what: `the value of ${name}`, pattern: value })),
    ...folders.map((folder) => ({
      what: 'a folder of the machine that built it',
      pattern: `${folder.replace(/[\\/]$/, '')}/`,
    })),
  ];
}

/** Returns which patterns occur in a text. */
function leaksIn(text: string, leaks: readonly Leak[]): string[] {
  const found = leaks.filter(({ pattern }) =>
    typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
  );
  return [...new Set(found.map(({ what }) => what))];
}
