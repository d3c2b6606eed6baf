import { describe, expect, it } from 'vitest';
import { hostName } from '../../src/lib/text/host-name';
import { loadSite } from '../../src/config/load-site';
import { problemLine } from '../../src/config/source/problem';
import { reservedTargets } from '../../src/site/parts/target';
import type { SiteConfig } from '../../src/site/types.generated';
import { SampleSite } from '../support/sample-site';

/** Returns the errors after a change of the config, one line each. */
function errors(edit: (config: SiteConfig) => unknown): string[] {
  using copy = new SampleSite();
  copy.change(edit);
  return loadSite(copy.folder)
    .problems.filter(({ severity }) => severity === 'error')
    .map((problem) => problemLine(problem, 'en'));
}

const link = (to: string) => (config: SiteConfig) =>
  Object.assign(config.pages[0]!.blocks[0]!, { actions: [{ label: 't:frame.skip', to }] });
const pageOf = ({ pages }: SiteConfig, id: string) => pages.find((page) => page.id === id)!;

describe.each(reservedTargets)('%s leads to the company', (name) => {
  it('so no page has it as its id', () => {
    expect(errors((config) => (pageOf(config, 'repair').id = name))).toContainEqual(
      expect.stringMatching(`LINK-003 .*A page cannot have the id "${name}"`),
    );
  });

  it('so no redirect and no menu leads there', () => {
    const message: unknown = expect.stringMatching(`LINK-001 .*"${name}" is no page`);
    expect(errors((config) => (config.redirects = [{ from: '/old', to: name }]))).toEqual([message]);
    expect(errors((config) => config.menus.company.push(name))).toEqual([message]);
  });
});

it.each(['emial', 'telephone', 'whatsapp', 'chatt'])(
  'a redirect to %s gets no advice that a redirect cannot follow',
  (to) => {
    const [line, ...others] = errors((config) => (config.redirects = [{ from: '/old', to }]));
    expect(others).toEqual([]);
    expect(line).toContain(`LINK-001  redirect /old › to: There is no page "${to}".`);
    expect(line).not.toMatch(/Did you mean "(?:phone|email|chat)"/);
  },
);

it('a part of the page with the form cannot have the name of a page, which chooses the subject', () => {
  const named = (config: SiteConfig) => Object.assign(pageOf(config, 'contact').blocks[1]!, { id: 'repair' });
  expect(errors(named)).toEqual([expect.stringContaining('On this page, #repair chooses the page "repair"')]);
});

it.each(['con', 'nul', 'api'])(
  'no language has the code %s, with which its addresses would start',
  (code) => {
    using copy = new SampleSite();
    copy.change(({ languages }) => void languages.push({ code, name: 'X', label: 'x', locale: 'es-ES' }));
    copy.add(`locales/${code}.json`, copy.text('locales/en.json'));
    const lines = loadSite(copy.folder).problems.map((problem) => problemLine(problem, 'en'));
    expect(lines).toContainEqual(expect.stringMatching(`LINK-003 .*cannot start with "/${code}"`));
  },
);

it.each<[string, (config: SiteConfig, path: string) => unknown]>([
  ['page', (config, path) => (pageOf(config, 'repair').path = path)],
  ['redirect', (config, from) => (config.redirects = [{ from, to: 'repair' }])],
])('a file system can write the address of a %s', (_, edit) => {
  expect(errors((config) => edit(config, `/${'x'.repeat(250)}`))).toEqual([
    expect.stringContaining('SCHEMA-007'),
  ]);
});

describe('a host that cannot exist is reported', () => {
  it.each([
    'https://xn--a',
    'https://www.example.com.',
    'https://www..example',
    'https://localhost',
    'https://a.xn--a',
    'https://a.example.1',
  ])('as the address of the site: %s', (url) => {
    expect(errors((config) => (config.url = url))).toEqual([
      expect.stringContaining('DATA-013  url: There can be no host as in'),
    ]);
  });

  it.each([
    ['https://www.tracé.example', 'https://www.xn--trac-epa.example'],
    ['https://www.Trace.example', 'https://www.trace.example'],
    ['https://ａ.example', 'https://a.example'],
  ])('with the form that works: %s', (url, right) => {
    expect(errors((config) => (config.url = url))).toEqual([
      expect.stringMatching(new RegExp(`DATA-013  url: .*Did you mean "${right}"\\?$`)),
    ]);
  });

  it.each<[string, (config: SiteConfig) => unknown]>([
    ['hosting.reports', (config) => (config.hosting = { reports: 'https://xn--a/csp' })],
    ['hosting.reports', (config) => (config.hosting = { reports: 'https://a.example:99999/csp' })],
    ['analytics.vitalsEndpoint', (config) => (config.analytics = { vitalsEndpoint: 'https://a.xn--a/x' })],
    ['organization.email', ({ organization }) => (organization.email = 'a@xn--a.xn--a')],
    ['organization.recipients[0]', ({ organization }) => (organization.recipients = ['a@b.1'])],
    [
      'organization.social[0].url',
      ({ organization }) => (organization.social = [{ network: 'x', url: 'https://a.xn--a' }]),
    ],
    ['actions[0].to', link('https://a.xn--a/b')],
    ['actions[0].to', link('mailto:a@xn--a.xn--a')],
  ])('at %s', (place, edit) => {
    const lines = errors(edit);
    expect(lines).toEqual([expect.stringContaining('DATA-013')]);
    expect(lines[0]).toContain(`${place}: `);
  });

  it.each([
    'https://www.trace.example',
    'https://tracé.example:8080/a',
    'a@tracé.example',
    'https://1.2.3.4',
  ])('and no other, however often it is asked: %s', (address) => {
    const answers = new Set(Array.from({ length: 20_000 }, () => hostName(address)));
    expect([...answers]).toEqual([expect.stringMatching(/\./)]);
  });
});

describe('a company without', () => {
  it('a chat has no link to one: each is reported at its line', () => {
    const withoutChat = (config: SiteConfig) => {
      delete config.organization.chatNumber;
      link('chat')(config);
      config.menus.header.push({ to: 'chat', label: 't:frame.skip' });
    };
    const message: unknown = expect.stringMatching(/LINK-001 .*"organization" has no "chatNumber"/);
    expect(errors(withoutChat)).toEqual([message, message]);
  });

  it('opening hours has no text that names them: it is reported at its line', () => {
    const named = (config: SiteConfig) => {
      delete config.organization.hours;
      pageOf(config, 'home').title = { fr: '{organization.hours}', en: 'Hours', ar: 'الأوقات' };
    };
    expect(errors(named)).toContainEqual(
      expect.stringMatching(
        /WORDS-004 .*title.* contains \{organization\.hours\}, which this site does not have/,
      ),
    );
  });
});
