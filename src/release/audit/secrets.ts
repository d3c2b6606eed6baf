import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/** Something that must not stand in a file that everybody can read. */
export interface Leak {
  what: string;
  pattern: RegExp | string;
}

/** Keys as their makers shape them; each is named in the maker's own pages on scanning for secrets. */
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

/** Names of what nobody else shall know; the ids of the mail account are public by their nature. */
const SECRET = /SECRET|TOKEN|PASSWORD|PASSWD|PRIVATE|CREDENTIAL|API_?KEY|ACCESS_?KEY|SMTP_URL/i;

/** A shorter value may stand in any text by chance. */
const SHORTEST = 12;

/**
 * What must not stand in the built site: keys by their shape, the values of secret variables, and where on this
 * machine it was built.
 *
 * @param root the folder of the project
 * @param variables those of the system; the ones of the `.env` files are read here
 */
export function possibleLeaks(root: string, variables: NodeJS.ProcessEnv = process.env): Leak[] {
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

/** What of it stands in a text. */
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
