import { describe, expect, it } from 'vitest';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { Editor } from '../support/editor';
import { SiteCopy } from '../support/site-copy';

const editor = new Editor();

/** The config with the cursor where a text stood, or in place of it. */
function at(from: string, to: string): string {
  using copy = new SiteCopy();
  return copy.replace(from, to).text();
}

interface Offer {
  label: string;
  help: string;
  text: string;
}

/** What Ctrl+Space offers there. */
async function offers(text: string): Promise<Offer[]> {
  const items = await editor.completions(text);
  return items.map(({ label, documentation, textEdit }) => ({
    label,
    help: typeof documentation === 'string' ? documentation : (documentation?.value ?? ''),
    text: textEdit?.newText ?? '',
  }));
}

async function labels(text: string): Promise<string[]> {
  return (await offers(text)).map(({ label }) => label);
}

function sortedBy({ sortText, label }: { sortText?: string; label: string }): string {
  return sortText ?? label;
}

const blockTypes = readSchemaFiles()
  .files.filter(({ name }) => name.startsWith('blocks/'))
  .map(({ name }) => name.slice('blocks/'.length, -'.schema.json'.length));

describe('Ctrl+Space offers', () => {
  it('at the top, the parts of the site that are not there yet', async () => {
    using copy = new SiteCopy();
    copy.change((config) => Reflect.deleteProperty(config, 'carousel'));
    copy.replace('"url":', '¦ "url":');
    const offered = await offers(copy.text());
    expect(offered.find(({ label }) => label === 'carousel')?.help).toContain('Les offres qui défilent.');
    expect(offered.map(({ label }) => label)).not.toContain('pages');
  });

  it('in a new page, all fields of a page, the note last', async () => {
    const items = await editor.completions(at('"pages": [', '"pages": [ {¦},'));
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['id', 'path', 'kind', 'section', 'name', 'title', 'description', 'blocks']),
    );
    // The editor sorts by this, or by the name: a tilde comes after every letter.
    const [last] = items.toSorted((first, second) => (sortedBy(first) < sortedBy(second) ? 1 : -1));
    expect(last?.label).toBe('$comment');
  });

  it('in a new block, its type, and lets choose which', async () => {
    const offered = await offers(at('"blocks": [', '"blocks": [ {¦},'));
    expect(offered).toEqual([expect.objectContaining({ label: 'type', text: '"type": $1' })]);
  });

  it.each(blockTypes)(
    'in a block of the type "%s", the fields that every block has, each explained',
    async (type) => {
      const offered = await offers(
        `{ "$schema": "./schema/editor.schema.json", "pages": [{ "blocks": [{ "type": "${type}", ¦ }] }] }`,
      );
      const help = (name: string) => offered.find(({ label }) => label === name)?.help;
      expect(help('id')).toContain('L’ancre du bloc');
      expect(help('section')).toContain('dont le bloc prend les couleurs');
      expect(help('column')).toContain('Place le bloc dans une colonne');
      expect(help('$comment')).toContain('Une note');
    },
  );

  it.each(['¦', '"¦"'])('for the type of a block, every type with what it is: "type": %s', async (cursor) => {
    const offered = await offers(at('"type": "hero"', `"type": ${cursor}`));
    expect(offered.map(({ label }) => label).toSorted()).toEqual(
      blockTypes.map((type) => `"${type}"`).toSorted(),
    );
    expect(offered.find(({ label }) => label === '"hero"')?.help).toContain('Le début d’une page');
  });

  it('for a text, its words, a key or the text in three languages', async () => {
    const offered = await offers(at('"title": "t:accueil.hero.title"', '"title": ¦'));
    expect(offered.map(({ label }) => label)).toEqual([
      'texte',
      't: texte partagé',
      'texte en trois langues',
    ]);
    expect(JSON.parse(offered[2]?.text ?? '')).toHaveProperty('ar');
  });

  it('for a link, the ways to lead somewhere', async () => {
    expect(await labels(at('"to": "contact"', '"to": ¦'))).toEqual(
      expect.arrayContaining(['"contact"', '"contact#seo"', '"phone"', '"email"', '"chat"']),
    );
  });
});

describe('the mouse over a field shows', () => {
  it('what a field is, and an example of its value', async () => {
    expect(await editor.hover(at('"to": "contact"', '"t¦o": "contact"'))).toMatch(
      /L’endroit où mène.*Exemple/s,
    );
  });

  it('what a block is, over its type', async () => {
    expect(await editor.hover(at('"type": "hero"', '"type": "he¦ro"'))).toContain('Le début d’une page');
  });
});
