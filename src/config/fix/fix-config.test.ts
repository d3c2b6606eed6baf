import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../site/types.generated';
import { SiteCopy } from '../../../tests/support/site-copy';
import { loadSite } from '../load-site';
import { fixConfig } from './fix-config';

const fix = ({ folder }: SiteCopy) => fixConfig(folder);

describe('a misspelt field', () => {
  it('is renamed, and every other byte stays', () => {
    using copy = new SiteCopy();
    const good = copy.text();
    copy.replace('"privacyPage"', '"privacyPgae"').replace('"timeZone"', '"timezone"');
    const changes = fix(copy);
    expect(copy.text()).toBe(good);
    expect(changes).toHaveLength(2);
    expect(changes.join('\n')).toContain('"privacyPgae" is now "privacyPage".');
    expect(changes[0]).toMatch(/^site\.config\.json:\d+:\d+ {2}/);
    expect(loadSite(copy.folder).problems).toEqual([]);
  });

  it('stays in a block that stands among the entries of another', () => {
    using copy = new SiteCopy();
    copy.change(({ pages }) => {
      for (const { blocks } of pages)
        for (const block of blocks) if (block.type === 'faq') block.items.push(blocks.at(-1) as never);
    });
    expect(fix(copy)).toEqual([]);
  });

  it.each([
    ['the field is there already', '"privacyPage": "contact", "privacyPages"', '"privacyPages"'],
    ['two are similar to one name', '"privacyPagee": "contact", "privacyPag"', '"privacyPagee"'],
  ])('stays when %s', (_, written, kept) => {
    using copy = new SiteCopy();
    copy.replace('"privacyPage"', written);
    expect(fix(copy).filter((change) => change.includes('privacyPag'))).toEqual([]);
    expect(copy.text()).toContain(kept);
  });
});

describe('the fields of an earlier version', () => {
  const leftovers: [string, (config: SiteConfig) => readonly object[], object][] = [
    [
      'dates',
      ({ pages, ads }) => [...pages, ...ads],
      { publishAt: '2026-12-01T08:00:00+01:00', expireAt: 'x' },
    ],
    ['directions', ({ languages }) => languages, { direction: 'ltr' }],
  ];

  it.each(leftovers)('%s are reported once, and removed wherever they are', (_, partsOf, former) => {
    using copy = new SiteCopy();
    const good = copy.text();
    copy.change((config) => partsOf(config).forEach((part) => Object.assign(part, former)));
    expect(loadSite(copy.folder).problems).toMatchObject([
      { code: 'SCHEMA-001', message: { fr: expect.stringContaining('Supprimez ce champ') as string } },
    ]);
    expect(fix(copy).length).toBeGreaterThan(1);
    expect(copy.text()).toBe(good);
    expect(fix(copy)).toEqual([]);
  });

  it('become the periods of the opening hours, and the message shows them', () => {
    using copy = new SiteCopy();
    const good = JSON.parse(copy.text()) as SiteConfig;
    const { periods, ...hours } = good.organization.hours!;
    const [{ days, ...times }] = periods as [(typeof periods)[number]];
    Object.assign(hours, { $comment: 'In summer, too.' });
    copy.change(({ organization }) => Object.assign(organization, { hours: { ...hours, days, ...times } }));
    expect(loadSite(copy.folder).problems).toMatchObject([
      {
        message: {
          en: expect.stringMatching(
            '"periods": \\[ \\{ "days": .*"opens": "09:00", "closes": "18:00" \\} \\]',
          ) as string,
        },
      },
    ]);
    expect(fix(copy)).toHaveLength(1);
    expect((JSON.parse(copy.text()) as SiteConfig).organization.hours).toEqual({ ...hours, periods });
  });

  it('keep no other mistake from being fixed', () => {
    using copy = new SiteCopy();
    const good = copy.text();
    copy.replace('"label":', '"direction": "ltr", "lable":');
    expect(fix(copy)).toContainEqual(expect.stringContaining('"lable" is now "label"'));
    expect(copy.text()).toBe(good);
  });
});

describe('the formatting', () => {
  it('is fixed without a change of order or values, and does not change again', () => {
    using copy = new SiteCopy();
    const good = copy.text();
    copy.write(JSON.stringify(JSON.parse(good)));
    expect(loadSite(copy.folder).problems, 'another form is no problem').toEqual([]);
    expect(fix(copy)).toEqual(['site.config.json  is now formatted.']);
    const once = copy.text();
    expect(JSON.stringify(JSON.parse(once))).toBe(JSON.stringify(JSON.parse(good)));
    expect(fix(copy)).toEqual([]);
    expect(copy.text()).toBe(once);
  });
});

it('a file that is not there is not written', () => {
  using copy = new SiteCopy();
  rmSync(join(copy.folder, 'site.config.json'));
  expect(fix(copy)).toEqual([]);
  expect(existsSync(join(copy.folder, 'site.config.json'))).toBe(false);
});

it.each([
  ['no JSON', (text: string) => text.replace('"privacyPage"', '"privacyPgae')],
  ['a field twice', (text: string) => text.replace('"url":', '"url": "https://a.example", "url":')],
])('a file with %s stays unchanged', (_, broken) => {
  using copy = new SiteCopy();
  const text = broken(copy.text());
  copy.write(text);
  expect(fix(copy)).toEqual([]);
  expect(copy.text()).toBe(text);
});
