import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** A pattern that must not occur in a public file. */
export interface Leak {
  what: string;
  pattern: RegExp | string;
}

/** The formats of keys, as documented by their providers for secret scanning. */
const KEYS: Leak[] = [
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
const SECRET = /SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY|SMTP_URL/i;

/** Shorter values can occur in any text by chance. */
const SHORTEST = 12;

/**
 * Returns the patterns that must not occur in the built site: formats of keys, values of secret variables, and local
 * paths.
 *
 * @param root the folder of the project, whose `.env` files are read
 * @param variables the environment variables
 */
export function secretPatterns(root: string, variables: NodeJS.ProcessEnv = process.env): Leak[] {
  const set = [...Object.entries(variables), ...writtenVariables(root)];
  const secrets = set.filter(([name, value]) => SECRET.test(name) && (value ?? '').length >= SHORTEST);
  const folders = [root, homedir()].filter((folder) => folder.length > 1);
  return [
    ...KEYS,
    ...secrets.map(([name, value = '']) => ({ what: `the value of ${name}`, pattern: value })),
    ...folders.map((folder) => ({
      what: 'a folder of the machine that built it',
      pattern: `${folder.replace(/[\\/]$/, '')}/`,
    })),
  ];
}

/** Returns which patterns occur in a text. */
export function leaksIn(text: string, leaks: readonly Leak[]): string[] {
  const found = leaks.filter(({ pattern }) =>
    typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text),
  );
  return [...new Set(found.map(({ what }) => what))];
}

function writtenVariables(root: string): [string, string | undefined][] {
  if (!existsSync(root)) return [];
  const files = readdirSync(root).filter(
    (name) => /^\.env(?:\.[\w.]+)?$/.test(name) && name !== '.env.example',
  );
  return files.flatMap((name) => Object.entries(parseEnv(readFileSync(join(root, name), 'utf8'))));
}
