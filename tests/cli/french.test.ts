import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../src/lib/environment';
import type { MessageLanguage } from '../../src/lib/text/message-language';
import { summaries } from '../../scripts/lib/summaries.mjs';
import help from '../../src/cli/help';
import lock from '../../src/cli/lock';
import validate from '../../src/cli/validate';
import type { Command } from '../../src/lib/command/command';
import { englishIn } from '../support/english';
import { saidLines } from '../support/said';
import { SampleSite } from '../support/sample-site';
import { agency, root } from '../support/sites';
import { sourceNodes, wordsOf, type Node } from '../support/source-texts';

/** The rooms whose messages a maintainer reads. */
const rooms = ['lib', 'config', 'edit', 'publish', 'server', 'cli'];
/** Files with words for developers and for who runs a server. */
const forOthers = ['src/cli/generate.ts', 'src/server/relay/main.ts', 'src/publish/release/live-site.ts'];
/** Texts that are the same in both languages. */
const same = ['page'];

const sources = rooms
  .flatMap((room) =>
    readdirSync(join('src', room), { recursive: true, encoding: 'utf8' }).map((file) =>
      join('src', room, file),
    ),
  )
  .filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !file.endsWith('.d.ts') &&
      !forOthers.includes(file),
  )
  .map((file) => ({ file, nodes: sourceNodes(file) }));

/** The texts in both languages of a file. */
function translatedTexts(nodes: readonly Node[]) {
  return nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const properties = node['properties'] as { key?: { name?: string }; value?: Node }[];
    const [en, fr] = ['en', 'fr'].map((name) =>
      wordsOf(properties.find(({ key }) => key?.name === name)?.value),
    );
    return en === undefined || fr === undefined ? [] : [{ en, fr }];
  });
}

describe('each text in two languages', () => {
  it.each(sources.filter(({ nodes }) => translatedTexts(nodes).length > 0))(
    'of $file is French in French',
    ({ nodes }) => {
      const texts = translatedTexts(nodes);
      expect(texts.filter(({ fr }) => englishIn(fr).length > 0)).toEqual([]);
      expect(texts.filter(({ en, fr }) => fr === en && /\p{L}/u.test(en) && !same.includes(en))).toEqual([]);
    },
  );

  it('of the scripts is French in French', () => {
    for (const { en, fr } of Object.values(summaries))
      expect([fr === en, ...englishIn(fr)], fr).toEqual([false]);
  });
});

it.each(sources)('$file prints no words in one language only', ({ nodes }) => {
  const printed = nodes.flatMap((node) => {
    const { callee } = node as { callee?: { name?: string; object?: { name?: string } } };
    const isPrinted =
      (node.type === 'CallExpression' && callee?.object?.name === 'console') ||
      (node.type === 'NewExpression' && callee?.name === 'UserError');
    return isPrinted ? (node['arguments'] as Node[]).map((argument) => wordsOf(argument) ?? '') : [];
  });
  expect(printed.filter((words) => englishIn(words).length > 0)).toEqual([]);
});

/** The commands, and those of each kind. */
const commands = readdirSync('src/cli')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
const output = saidLines();
beforeEach(() => void setEnvironment({ language: 'fr' }));
afterEach(() => void setEnvironment({}));

/** Words for values, such as `PAGE`, that are French, too. */
const values =
  /^(?:PAGE|SECTION|OPTIONS|ID|COMMIT|URL|CODE|ANNONCE|DOSSIER|FICHIER|SORTE|LANGUE|NOM|ADRESSE|TEXTE|HEAD|LINK|FIREFOX|WEBKIT)$/;

describe.each(commands)('%s, for who reads French', (name) => {
  it('has its help and its refusals in French, and so have its kinds', async () => {
    const { default: command } = (await import(`../../src/cli/${name}.ts`)) as { default: Command };
    const said = async (language: MessageLanguage, args: string[]) => {
      setEnvironment({ language });
      output.length = 0;
      const status = await command.execute(args, agency);
      return { status, text: output.join('\n'), lines: output.join('\n').split('\n') };
    };
    const main = await said('fr', ['--help']);
    const kinds = command.usage.endsWith('KIND')
      ? main.lines.flatMap((line) => /^ {2}([a-z]+) {2}/.exec(line)?.[1] ?? [])
      : [];
    for (const kind of [[], ...kinds.map((known) => [known])]) {
      const french = await said('fr', [...kind, '--help']);
      const english = await said('en', [...kind, '--help']);
      expect(englishIn(french.text), french.text).toEqual([]);
      expect(french.text.match(/\b[A-Z]{2,}\b/g)?.filter((word) => !values.test(word)) ?? []).toEqual([]);
      const isProse = (line: string) => line !== '' && !line.includes('npm ');
      const untranslated = french.lines.filter((line) => isProse(line) && english.lines.includes(line));
      expect(untranslated).toEqual([]);

      const options = french.lines.flatMap((line) => /^ {2}(--[\w-]+)(?: \S+)? {2}/.exec(line)?.[1] ?? []);
      const wrong = [
        ['--hlep'],
        ...options.slice(0, -1).flatMap((option) => [[`${option}=`], [option, '--x']]),
      ];
      if (!french.text.includes(' ...]')) wrong.push(['a', 'b', 'c', 'd']);
      if (/^npm .* -- (?:[a-z]+ )?[A-Z]/.test(french.text)) wrong.push([]);
      for (const args of kind.length === 0 && kinds.length > 0 ? [['--hlep'], ['kidn']] : wrong) {
        const refused = await said('fr', [...kind, ...args]);
        expect(refused.status, args.join(' ')).toBe(2);
        expect(refused.text).toMatch(/^La commande «\u00a0[a-z ]+\u00a0» ne peut pas s’exécuter\u00a0: /);
        expect(englishIn(refused.text), refused.text).toEqual([]);
        expect((await said('en', [...kind, ...args])).text).toMatch(/^The command "[a-z ]+" cannot run: /);
      }
    }
  });
});

it('the list of the commands is French', async () => {
  await help.execute([], root);
  expect(englishIn(output.join('\n')), output.join('\n')).toEqual([]);
});

it('a report is French: places, severities, corrections and counts', async () => {
  using site = new SampleSite();
  site.set('site.config.json', '/pages/0/blocks/0/unheard', true);
  site.set('site.config.json', '/ads/0/untold', true);
  await validate.execute(['--fix'], site.folder);
  await lock.execute([], site.folder);
  const text = output.join('\n');
  expect(text).toMatch(/ {2}erreur SCHEMA-001 {2}page \S+ › bloc 1 «\u00a0[\w-]+\u00a0» › unheard\u00a0: /);
  expect(text).toMatch(/ {2}erreur SCHEMA-001 {2}annonce \S+ › untold\u00a0: /);
  expect(text).toMatch(/^Pour en savoir plus\u00a0: .*^2 erreurs, 0 avertissement\./ms);
  expect(text).toMatch(/^site\.lock\.json inchangé\u00a0: 2 erreurs/m);
});
