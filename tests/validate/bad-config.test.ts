import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSite } from '../../src/validate/load-site';
import { titleAndDescription } from '../../src/validate/rules/seo/title-and-description';
import { problemLine, problemMessage } from '../../src/config/source/problem';
import { languages } from '../../src/site/languages';
import { SiteCopy } from '../support/site-copy';

/** The lines a maintainer reads after a change of the config. */
function told(edit: (copy: SiteCopy) => unknown): string[] {
  using copy = new SiteCopy();
  edit(copy);
  const { site, problems } = loadSite(copy.folder);
  expect(site).toBeNull();
  // A copied page repeats its title, which is reported too.
  return problems
    .filter(({ code }) => code !== titleAndDescription.code)
    .map((problem) => problemLine(problem));
}

/** Where a text stands in the config, as messages have it. */
function placeOf(copy: SiteCopy, text: string): string {
  const before = copy.text().slice(0, copy.text().indexOf(text)).split('\n');
  return `site.config.json:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

describe('a config with a mistake is refused', () => {
  it('that is not JSON, at the place where it stops being JSON', () => {
    const lines = told((copy) =>
      copy.replace('"url": "https://www.trace.example",', '"url": "https://www.trace.example"'),
    );
    expect(lines).toEqual(['site.config.json:4:3  error JSON-001  A comma is missing before "languages".']);
  });

  it('with a field twice in one object', () => {
    const lines = told((copy) =>
      copy.replace('"languages":', '"url": "https://www.trace.example",\n  "languages":'),
    );
    expect(lines).toEqual([
      'site.config.json:4:3  error JSON-002  This object has the field "url" twice, and only the last one is used. Remove or rename one of them.',
    ]);
  });

  it('with a block type that does not exist', () => {
    let place = '';
    const lines = told((copy) => {
      copy.replace('"type": "hero"', '"type": "heros"');
      place = placeOf(copy, '"heros"');
    });
    expect(lines).toEqual([
      `${place}  error SCHEMA-003  page / › block 1 "heros" › type: There is no block type "heros". Did you mean "hero"?`,
    ]);
  });

  it('with a misspelt field', () => {
    let place = '';
    const lines = told((copy) => {
      copy.replace('"eyebrow":', '"eyebrwo":');
      place = placeOf(copy, '"eyebrwo"');
    });
    expect(lines).toEqual([
      `${place}  error SCHEMA-001  page / › block 1 "hero" › eyebrwo: There is no field "eyebrwo" here. Did you mean "eyebrow"?`,
    ]);
  });

  it('with words that no locale file has', () => {
    const lines = told((copy) => copy.replace('"t:accueil.hero.title"', '"t:accueil.hero.titel"'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      'error WORDS-001  page / › block 1 "hero" › title: locales/fr.json has no text "accueil.hero.titel".',
    );
    expect(lines[0]?.endsWith(' Did you mean "t:accueil.hero.title"?')).toBe(true);
  });

  it('with a link to a page that does not exist', () => {
    const lines = told((copy) =>
      copy.change((config) => {
        const block = config.pages[0]?.blocks[0];
        if (block?.type === 'hero' && block.actions?.[0]) block.actions[0].to = 'contct';
      }),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      'error LINK-001  page / › block 1 "hero" › actions[0].to: There is no page "contct". Did you mean "contact"?',
    );
  });

  it('with two pages at one address', () => {
    const lines = told((copy) => copy.change((config) => (config.pages[1]!.path = '/contact')));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(
      'error LINK-003  page /contact › path: Another page already has the address "/contact": the page "a-propos".',
    );
  });

  it('with two pages of one name, and says where the other is', () => {
    const lines = told((copy) => copy.change(({ pages }) => (pages[2]!.id = pages[1]!.id)));
    expect(lines.join('\n')).toContain(
      'error LINK-003  page /contact › id: Another page already has the id "a-propos": the page at /a-propos.',
    );
  });

  it.each([
    ['/en/offres', 'An address cannot start with "/en": it would be read as a language'],
    ['/fr', 'An address cannot start with "/fr": it would be read as a language'],
    ['/404', 'An address cannot start with "/404": that is the page for unknown addresses'],
    [
      '/assets/plan',
      'An address cannot start with "/assets": the pictures, fonts and styles of the site are there',
    ],
    ['/api', 'An address cannot start with "/api": the form sends its messages there'],
    ['/index', 'An address cannot contain the part "index", because web servers remove it'],
    ['/plan/index', 'An address cannot contain the part "index", because web servers remove it'],
  ])('with a page at %s', (path, message) => {
    const lines = told((copy) => copy.change((config) => (config.pages[1]!.path = path)));
    expect(lines).toEqual([expect.stringContaining(`error LINK-012  page ${path} › path: ${message}`)]);
  });

  it('without a page at "/"', () => {
    const lines = told((copy) => copy.change((config) => (config.pages[0]!.path = '/accueil')));
    expect(lines).toEqual([expect.stringContaining('error PATH-003  pages: No page has the address "/"')]);
  });

  it.each(['phone', 'email', 'chat'])('with a page called %s', (id) => {
    const lines = told((copy) =>
      copy.change(({ pages }) => pages.push({ ...pages[1]!, id, path: '/other', section: undefined })),
    );
    expect(lines).toEqual([
      expect.stringContaining(`error LINK-012  page /other › id: A page cannot have the id "${id}"`),
    ]);
  });

  it.each(['main', 'root', 'plan-web', 'editeur-title'])(
    'with the anchor %s, which the site has already',
    (id) => {
      const lines = told((copy) =>
        copy.change(({ pages }) => {
          const page = pages.find(({ path }) => path === '/mentions-legales')!;
          const prose = page.blocks.find((block) => block.type === 'prose');
          if (prose?.type === 'prose') prose.parts[0]!.id = 'editeur';
          page.blocks[0]!.id = id;
        }),
      );
      expect(lines).toEqual([expect.stringContaining(`› id: "${id}" cannot be an anchor`)]);
    },
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//other.example',
    'https://user@other.example',
    'https://a.example\\b',
    'http://plain.example',
  ])('with a link to %s', (target) => {
    const lines = told((copy) =>
      copy.change((config) => {
        const block = config.pages[0]?.blocks[0];
        if (block?.type === 'hero' && block.actions?.[0]) block.actions[0].to = target;
      }),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('error SCHEMA-005  page / › block 1 "hero" › actions[0].to:');
    expect(lines[0]).toContain('a link leads to a page');
  });

  it.each(['"t:Bienvenue"', '7', '["Bienvenue"]'])('with %s in place of a text, told once', (text) => {
    const lines = told((copy) => copy.replace('"t:accueil.hero.title"', text));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('is not a text. Write the French text in double quotes');
  });

  it('with a language misspelt in a text, told at the language', () => {
    const lines = told((copy) =>
      copy.replace('"t:accueil.hero.title"', '{ "fr": "Bonjour", "eng": "Hello" }'),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('› title.eng: There is no field "eng" here. Did you mean "en"?');
  });

  it.each([
    [
      'an object in place of a list',
      (config: object) => Reflect.set(config, 'pages', {}),
      'pages: This must be a list in [ ], not an object.',
    ],
    [
      'null',
      (config: object) => Reflect.set(config, 'pages', null),
      'pages: This must be a list in [ ], not null.',
    ],
    [
      'a number',
      (config: object) => Reflect.set(config, 'theme', 7),
      'theme: This must be an object in { }, not the number 7.',
    ],
  ])('with %s', (_, edit, message) => {
    const lines = told((copy) => copy.change(edit));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`error SCHEMA-004  ${message}`);
  });

  it('with a block without a type, told once', () => {
    const lines = told((copy) =>
      copy.change((config) => Reflect.deleteProperty(config.pages[0]!.blocks[1]!, 'type')),
    );
    expect(lines).toEqual([
      expect.stringMatching(/error SCHEMA-002 {2}page \/ › block 2: The field "type" is missing\. Add it\.$/),
    ]);
  });

  it('with a field misspelt that must be there, told once', () => {
    const lines = told((copy) => copy.replace('"keywords": [', '"keyowrds": [3, '));
    expect(lines).toEqual([
      expect.stringContaining('There is no field "keyowrds" here. Did you mean "keywords"?'),
    ]);
  });

  it('with a name that cannot be one, told once', () => {
    const lines = told((copy) => copy.change(({ theme }) => (theme.colors.Red2 = '#FF0000')));
    expect(lines).toEqual([expect.stringContaining('theme.colors.Red2: "Red2" cannot be a name')]);
  });

  it('without a role that the styles need', () => {
    const lines = told((copy) => copy.change(({ theme }) => Reflect.deleteProperty(theme.roles, 'band')));
    expect(lines).toEqual([expect.stringContaining('theme.roles: The field "band" is missing. Add it.')]);
  });

  it('with nothing where one of a few words stands, told once and with the words', () => {
    const lines = told((copy) => copy.replace('"kind": "home"', '"kind": null'));
    expect(lines).toEqual([
      expect.stringContaining('null is not allowed here. Choose one of: home, section,'),
    ]);
  });

  it('with four figures of a case, a note beside them or not', () => {
    const stats = { views: 1, users: 2, rating: 3, clients: 4 };
    for (const figures of [stats, { $comment: 'a note', ...stats }, { $comment: 'a note' }]) {
      const lines = told((copy) =>
        copy.change(({ pages }) => {
          const cases = pages.flatMap(({ blocks }) => blocks).find((block) => block.type === 'cases');
          if (cases?.type === 'cases') Reflect.set(cases.items[0]!, 'stats', figures);
        }),
      );
      expect(lines).toEqual([expect.stringContaining('error SCHEMA-007')]);
    }
  });

  it.each(['', '   '])('with the words "%s"', (words) => {
    const lines = told((copy) =>
      copy
        .replace('"t:accueil.hero.title"', `{ "fr": "${words}" }`)
        .replace('"name": "Tracé"', `"name": "${words}"`),
    );
    expect(lines).toEqual([
      expect.stringContaining('organization.name: This must not be empty. Write a text.'),
      expect.stringContaining('› title.fr: This must not be empty. Write a text.'),
    ]);
  });

  it('with a field missing, a wrong type and an empty list, all in one run', () => {
    const lines = told((copy) =>
      copy.change((config) => {
        Reflect.deleteProperty(config.pages[0]!, 'title');
        Reflect.set(config.pages[1]!, 'blocks', []);
        Reflect.set(config.pages[2]!, 'kind', 7);
      }),
    );
    expect(lines.map((line) => line.replace(/^\S+ +/, ''))).toEqual([
      'error SCHEMA-002  page /: The field "title" is missing. Add it.',
      'error SCHEMA-007  page /a-propos › blocks: There are too few entries here. Write at least 1.',
      expect.stringContaining('error SCHEMA-003  page /contact › kind: 7 is not allowed here.'),
    ]);
  });

  it('with a name that reaches into the program', () => {
    const lines = told((copy) => copy.replace('"url":', '"__proto__": {}, "url":'));
    expect(lines[0]).toContain('There is no field "__proto__" here');
  });

  it('with markup or a wrong token in the words', () => {
    using copy = new SiteCopy();
    const french = join(copy.folder, 'locales/fr.json');
    const words = JSON.parse(JSON.stringify(loadSite(copy.folder).site?.messages.fr));
    words.accueil.hero.title = 'Bonjour <b>vous</b>';
    words.accueil.hero.lead = 'Appelez le {organization.fone}.';
    writeFileSync(french, JSON.stringify(words, null, 2));
    const { site, problems } = loadSite(copy.folder);
    expect(site).toBeNull();
    expect(problems.map((problem) => `${problem.file} ${problemMessage(problem)}`)).toEqual([
      expect.stringContaining(
        'locales/fr.json page / › block 1 "hero" › title (accueil.hero.title): The French text contains "<b>"',
      ),
      expect.stringContaining(
        'lead (accueil.hero.lead): The French text contains the unknown placeholder {organization.fone}.',
      ),
    ]);
  });

  it.each(['"hello"', '["hello"]', 'null', '7'])('with %s in place of the words', (text) => {
    const lines = told((copy) => writeFileSync(join(copy.folder, 'locales/ar.json'), text));
    expect(lines).toEqual([
      'locales/ar.json:1:1  error WORDS-005  This file is not an object with keys. Write { "key": "text" }.',
    ]);
  });

  it('with blank words in a locale file', () => {
    const lines = told((copy) => {
      const file = join(copy.folder, 'locales/en.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/("skip": )"[^"]+"/, '$1"   "'));
    });
    expect(lines).toEqual([expect.stringContaining('WORDS-005  frame.skip: This text is empty.')]);
  });

  it('without words that the frame shows', () => {
    const lines = told((copy) => {
      for (const language of languages) {
        const file = join(copy.folder, `locales/${language}.json`);
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"skip": "[^"]+",/, ''));
      }
    });
    expect(lines).toEqual([
      expect.stringMatching(
        /^locales\/fr\.json:\d+:\d+ {2}error WORDS-001 {2}frame\.skip: locales\/fr\.json lacks the text "frame\.skip"/,
      ),
    ]);
  });

  it('but a missing translation is only a warning, for its block is shown in French', () => {
    using copy = new SiteCopy();
    copy.replace('"t:accueil.hero.title"', '{ "fr": "Bonjour", "en": "Hello" }');
    const { site, problems } = loadSite(copy.folder);
    expect(site).not.toBeNull();
    // The text that the key names is no longer used, which is also reported.
    const missing = problems.filter(({ code }) => code !== 'WORDS-006');
    expect(missing.map((problem) => `${problem.severity} ${problemMessage(problem)}`)).toEqual([
      'warning page / › block 1 "hero" › title: The text “Bonjour” is missing in Arabic. Add it: until then, its block is shown in French.',
    ]);
  });
});
