import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { readEnvironment } from '../../src/lib/environment';
import { contentProblem } from '../../src/client/contact/content/content-problem';
import { isValidField } from '../../src/client/contact/fields';
import { contactRules } from '../../src/site/contact-settings';
import type { SiteConfig } from '../../src/site/types.generated';
import { aMessage } from '../support/a-message';

/** What is expected of every line of a file, by the beginning of its name; other files are only counted. */
const expectations: readonly (readonly [prefix: string, expected: 'accepted' | 'refused'])[] = [
  ['legit', 'accepted'],
  ['emails_valid', 'accepted'],
  ['attacks', 'refused'],
  ['spam', 'refused'],
  ['emails_invalid', 'refused'],
];

/**
 * `npm run bench -- corpus FILE ...`: tries the rules of the contact form on each line of text files, as a message, or
 * as an address in files named `emails…`. Prints every line with another result than its file's name makes expect.
 */
export default function corpus(files: string[], root: string): number {
  if (files.length === 0) {
    console.error('Name the text files, with one message a line: npm run bench -- corpus messages/legit.txt');
    return 2;
  }
  const { contact } = JSON.parse(readFileSync(join(root, 'site.config.json'), 'utf8')) as SiteConfig;
  const { keywords, lengths } = contactRules(contact);
  const { folder } = readEnvironment({ folder: root, variables: process.env }, root);
  const missing = files.find((file) => !existsSync(resolve(folder, file)));
  if (missing !== undefined) {
    console.error(`There is no file ${missing}.`);
    return 2;
  }
  for (const file of files) {
    const name = basename(file);
    const lines = readFileSync(resolve(folder, file), 'utf8')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '');
    const reasons = lines.map((line) => {
      if (name.startsWith('emails')) return isValidField('email', line, lengths.email) ? undefined : 'email';
      return contentProblem(aMessage({ message: line }), keywords)?.error;
    });
    const [, expected] = expectations.find(([prefix]) => name.startsWith(prefix)) ?? [];
    const refused = reasons.filter((reason) => reason !== undefined).length;
    console.log(`${name}: ${lines.length} lines, ${refused} refused, ${lines.length - refused} accepted`);
    for (const [at, line] of lines.entries())
      if (expected && (reasons[at] === undefined ? 'accepted' : 'refused') !== expected)
        console.log(`    ${reasons[at] ?? 'accepted'}: ${line.slice(0, 160)}`);
  }
  return 0;
}
