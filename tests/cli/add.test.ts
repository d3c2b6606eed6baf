import { afterEach, describe, expect, it } from 'vitest';
import { setEnvironment } from '../../src/lib/environment';
import add from '../../src/cli/add';
import remove from '../../src/cli/remove';
import rename from '../../src/cli/rename';
import { saidLines } from '../support/said';
import { SiteCopy } from '../support/site-copy';

const said = saidLines();
afterEach(() => void setEnvironment({}));

describe('npm run add', () => {
  it('says where each part is, what is to be written and how it is published', async () => {
    using copy = new SiteCopy();
    const words = ['service', '--section', 'consulting', '--slug=essai', '--title', 'Service en test'];
    expect(await add.execute(words, copy.folder)).toBe(0);
    const answer = said.join('\n');
    expect(answer).toMatch(/^Added:\n {2}site\.config\.json:\d+ {2}/);
    expect(answer).toContain('Rewrite each text that says "(à réécrire)".');
    expect(answer).toMatch(/or delete "status": "draft": site\.config\.json:\d+\.$/m);
  });

  it('writes a title on one line, without the line separators of the document that it was copied from', async () => {
    using copy = new SiteCopy();
    const words = ['service', '--section', 'consulting', '--title', ' Service\u2028en\u000btest\u0085'];
    expect(await add.execute(words, copy.folder)).toBe(0);
    expect(copy.text()).toContain('"Service en test"');
  });
});

it.each([
  [remove, ['page', 'seo'], 0, 'Rien n’a encore changé. Pour retirer : npm run remove -- page seo --write'],
  [remove, ['page', 'seoo'], 1, 'Vouliez-vous dire « seo »'],
  [rename, ['seo', 'x', '--path=/x'], 0, 'Pour renommer : npm run rename -- seo x --path /x --write'],
  [rename, ['seo', 'faq'], 1, 'Une autre page s’appelle « faq ».'],
  [add, ['service', '--title', 'Un'], 1, 'Rien n’a été ajouté. Choisissez la section'],
] as const)('$0.name $1 speaks French where the computer does', async (command, words, exit, answer) => {
  setEnvironment({ language: 'fr' });
  using copy = new SiteCopy();
  expect(await command.execute(words, copy.folder)).toBe(exit);
  expect(said.join(' ').replaceAll(/\s/g, ' ')).toContain(answer);
});
