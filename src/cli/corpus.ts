import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { commandOptions, sortedOptions } from '../lib/args';
import { contentProblem } from '../contact/content/content-problem';
import { keepsRule } from '../contact/field-problem';
import { specifiedKeywords, specifiedLengths } from '../site/contact-settings';

export const usage = `npm run corpus -- FOLDER

Tries the rules of the contact form on the lines of the .txt files in a folder.

  --help   this text`;

/**
 * `npm run corpus -- FOLDER`: tries the rules of the contact form on real lines, one a line, in the .txt files
 * of a folder. What is expected follows from a file's name (`goals`).
 *
 * @returns the exit code: 0 all goals reached, 1 a goal missed, 2 the folder cannot be read
 * @throws when an option is not known
 */
export async function run(given: string[], root: string): Promise<number> {
  const { words, options } = sortedOptions(given, {});
  commandOptions(options, []);
  const [name] = words;
  if (!name) {
    console.error('Which folder? npm run corpus -- FOLDER');
    return 2;
  }
  const folder = resolve(process.env.INIT_CWD ?? root, name);
  const files = textFiles(folder);
  if (files.length === 0) {
    console.error(`${folder}: there is no such folder, or no .txt file in it.`);
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
      if (!reached(basename(file), lines, goal, keywords)) missed += 1;
    }
  }
  console.log(missed === 0 ? 'All goals are reached.' : `Goals missed: ${missed}.`);
  return missed === 0 ? 0 : 1;
}

interface Goal {
  /** What is tried, where a file is tried in several ways. */
  way?: string;
  /** Which lines the goal is about; all of them when it is left out. */
  about?: (line: string) => boolean;
  /** Why a line is refused. */
  refusal: (line: string, keywords: readonly string[]) => string | undefined;
  /** What is expected of a line; nothing when the file only counts. */
  expected?: 'refused' | 'accepted';
  /** The share of lines that have to be as expected. */
  share?: number;
}

const asMessage: Goal['refusal'] = (line, keywords) => refusal('message', longEnough(line), keywords);
const asAddress: Goal['refusal'] = (line) =>
  keepsRule('email', line, specifiedLengths.email) ? undefined : 'email';

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
        about: (line) => line.length <= specifiedLengths.subject.maximum,
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

/** Prints how a file fared, with every line that is a surprise. */
function reached(file: string, all: string[], goal: Goal, keywords: readonly string[]): boolean {
  const { way, about = () => true, expected, share = 0 } = goal;
  const judged = all.filter(about).map((line) => ({ line, why: goal.refusal(line, keywords) }));
  const refused = judged.filter(({ why }) => why !== undefined).length;
  const accepted = judged.length - refused;
  const right = expected === 'accepted' ? accepted : expected === 'refused' ? refused : judged.length;
  const good = right >= judged.length * share;
  const verdict = expected ? `; ${percent(share, 1)} ${expected} wanted${good ? '' : ': MISSED'}` : '';
  console.log(
    `${file}${way ? ` (${way})` : ''}: ${judged.length} lines, ${refused} refused (${percent(refused, judged.length)}), ` +
      `${accepted} accepted (${percent(accepted, judged.length)})${verdict}`,
  );
  for (const { line, why } of judged) {
    if (expected && (why === undefined) === (expected === 'refused'))
      console.log(`    ${why ?? 'accepted'}: ${line.slice(0, 160)}`);
  }
  return good;
}

const percent = (part: number, whole: number) =>
  `${whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10} %`;

/** What a line that stands in one field of an otherwise plain message is refused for. */
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

/** Whether a line is more than a comment of a list, or the beginning of a clause without a trace of SQL around it. */
function isAttack(line: string): boolean {
  return !/^#\s|^order by \d+$/i.test(line.trim());
}

/** Whether a line holds a word that the specification names, spelled out or not. */
function isNamed(line: string): boolean {
  return /viagra|casino|lottery|bitcoin|click[\s-]{1,3}here|click\.here|buy[\s-]{1,3}now|b-u-y\s{1,3}n-o-w/i.test(
    line,
  );
}

const embedded = (line: string) => `Bonjour, ${line} merci d'avance`;

function longEnough(line: string): string {
  return line.trim().length < specifiedLengths.message.minimum ? embedded(line) : line;
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

/** The config's own list, else the default; a config that cannot be read is for `npm run validate` to tell. */
function siteKeywords(root: string): readonly string[] {
  try {
    const { contact } = JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')) as {
      contact?: { keywords?: unknown };
    };
    const own = contact?.keywords;
    return Array.isArray(own) && own.every((word) => typeof word === 'string') ? own : specifiedKeywords;
  } catch {
    return specifiedKeywords;
  }
}
