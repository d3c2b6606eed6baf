import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { contentProblem } from '../../contact/content/content-problem';
import { isValidField } from '../../contact/field-problem';
import { command } from '../../lib/command/command';
import { defaults } from '../../site/defaults.generated';

/**
 * `npm run bench -- corpus FOLDER`: tries the rules of the contact form on the lines of the .txt files in a folder. The
 * name of a file decides what is expected (`goals`). Exits with 1 when a goal is missed, with 2 when the folder cannot
 * be read.
 */
export default command({
  name: 'bench corpus',
  isForDevelopers: true,
  summary: 'Tries the rules of the form on files of real messages.',
  docs: 'docs/contact-form.md',
  arguments: [
    { name: 'FOLDER', description: 'the folder of the .txt files, one message per line', isRequired: true },
  ],
  options: {},
  examples: ['messages'],
  async run(_values, [name], root) {
    const folder = resolve(process.env.INIT_CWD ?? root, name);
    const files = textFiles(folder);
    if (files.length === 0) {
      console.error(`${folder} does not exist or has no .txt file.`);
      return 2;
    }
    const keywords = siteKeywords(root);
    let missed = 0;
    for (const file of files) {
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.replace(/\r$/, ''))
        .filter((line) => line.trim() !== '');
      for (const goal of goalsOf(basename(file))) {
        if (!isReached(basename(file), lines, goal, keywords)) missed += 1;
      }
    }
    console.log(missed === 0 ? 'All goals are reached.' : `Goals missed: ${missed}.`);
    return missed === 0 ? 0 : 1;
  },
});

interface Goal {
  /** The variant that is tested, where a file is tested in several ways. */
  way?: string;
  /** Selects the lines of the goal; all by default. */
  about?: (line: string) => boolean;
  /** Returns why a line is refused. */
  refusal: (line: string, keywords: readonly string[]) => string | undefined;
  /** The expected result of a line; undefined when the lines are only counted. */
  expected?: 'refused' | 'accepted';
  /** The share of lines that must have the expected result. */
  share?: number;
}

const asMessage: Goal['refusal'] = (line, keywords) => refusal('message', longEnough(line), keywords);
const asAddress: Goal['refusal'] = (line) =>
  isValidField('email', line, defaults.contact.lengths.email) ? undefined : 'email';

const goals: readonly (readonly [prefix: string, goals: readonly Goal[]])[] = [
  ['attacks_xss', [{ refusal: asMessage, expected: 'refused', share: 1 }]],
  [
    'attacks_sql',
    [
      { about: isAttack, refusal: asMessage, expected: 'refused', share: 0.975 },
      {
        way: 'embedded',
        about: isAttack,
        refusal: (line, keywords) => refusal('message', embedded(line), keywords),
        expected: 'refused',
        share: 0.95,
      },
    ],
  ],
  [
    'spam',
    [
      { refusal: asMessage },
      { way: 'named keyword', about: isNamed, refusal: asSpam, expected: 'refused', share: 1 },
    ],
  ],
  [
    'legit',
    [
      { refusal: asMessage, expected: 'accepted', share: 0.99 },
      {
        way: 'as subject',
        about: (line) => line.length <= defaults.contact.lengths.subject.maximum,
        refusal: (line, keywords) => refusal('subject', line, keywords),
        expected: 'accepted',
        share: 0.99,
      },
    ],
  ],
  ['emails_valid', [{ refusal: asAddress, expected: 'accepted', share: 1 }]],
  ['emails_invalid', [{ refusal: asAddress, expected: 'refused', share: 1 }]],
];

function goalsOf(file: string): readonly Goal[] {
  return goals.find(([prefix]) => file.startsWith(prefix))?.[1] ?? [{ refusal: asMessage }];
}

/** Prints the result of a file, with every unexpected line. */
function isReached(file: string, all: string[], goal: Goal, keywords: readonly string[]): boolean {
  const { way, about = () => true, expected, share = 0 } = goal;
  const results = all.filter(about).map((line) => ({ line, why: goal.refusal(line, keywords) }));
  const refused = results.filter(({ why }) => why !== undefined).length;
  const accepted = results.length - refused;
  const right = expected === 'accepted' ? accepted : expected === 'refused' ? refused : results.length;
  const isGood = right >= results.length * share;
  const verdict = expected ? `; expected: ${percent(share, 1)} ${expected}${isGood ? '' : ': MISSED'}` : '';
  console.log(
    `${file}${way ? ` (${way})` : ''}: ${results.length} lines, ${refused} refused (${percent(refused, results.length)}), ` +
      `${accepted} accepted (${percent(accepted, results.length)})${verdict}`,
  );
  for (const { line, why } of results) {
    if (expected && (why === undefined) === (expected === 'refused'))
      console.log(`    ${why ?? 'accepted'}: ${line.slice(0, 160)}`);
  }
  return isGood;
}

const percent = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10} %`;

/** Returns why a line is refused as one field of an otherwise plain message. */
function refusal(
  field: 'message' | 'subject',
  line: string,
  keywords: readonly string[],
): string | undefined {
  const plain = { name: 'Salma', email: 'salma@atlas.example', subject: 'Devis', message: 'Bonjour à tous' };
  return contentProblem({ ...plain, [field]: line }, keywords)?.error;
}

function asSpam(line: string, keywords: readonly string[]): string | undefined {
  return asMessage(line, keywords) === 'spam' ? 'spam' : undefined;
}

/** Returns whether a line is an attack: not a comment of the list, and not a clause without other SQL. */
function isAttack(line: string): boolean {
  return !/^#\s|^order by \d+$/i.test(line.trim());
}

/** Returns whether a line contains a keyword of the specification, in any of its spellings. */
function isNamed(line: string): boolean {
  return /viagra|casino|lottery|bitcoin|click[\s-]{1,3}here|click\.here|buy[\s-]{1,3}now|b-u-y\s{1,3}n-o-w/i.test(
    line,
  );
}

const embedded = (line: string) => `Bonjour, ${line} merci d'avance`;

function longEnough(line: string): string {
  return line.trim().length < defaults.contact.lengths.message.minimum ? embedded(line) : line;
}

function textFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .toSorted()
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile());
  } catch {
    return [];
  }
}

/** Returns the keywords of the config, or else the default. `npm run validate` reports an unreadable config. */
function siteKeywords(root: string): readonly string[] {
  try {
    const { contact } = JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')) as {
      contact?: { keywords?: unknown };
    };
    const own = contact?.keywords;
    return Array.isArray(own) && own.every((word) => typeof word === 'string')
      ? own
      : defaults.contact.keywords;
  } catch {
    return defaults.contact.keywords;
  }
}
