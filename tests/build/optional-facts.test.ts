import { expect, it } from 'vitest';
import { isObject } from '../../src/lib/json';
import { problemLine } from '../../src/config/source/problem';
import type { SiteConfig } from '../../src/site/types.generated';
import { drawnSite } from '../support/drawn-site';
import { SampleSite } from '../support/sample-site';

type Organization = SiteConfig['organization'];

/** What a company may lack: how it is left out, and what pages then do not have. */
const optional = {
  chat: {
    leaveOut: (organization: Organization) => {
      delete organization.chatNumber;
      delete organization.chatGreeting;
    },
    trace: /wa\.me|WhatsApp|واتساب/,
  },
  coordinates: {
    leaveOut: ({ address }: Organization) => {
      delete address.latitude;
      delete address.longitude;
    },
    trace: /GeoCoordinates|latitude/,
  },
  hours: {
    leaveOut: (organization: Organization) => void delete organization.hours,
    trace: /openingHours|<dt>(?:Horaires|Opening hours|أوقات العمل)|Du lundi au|Friday, 9am/,
  },
};

type Fact = keyof typeof optional;
const facts = Object.keys(optional) as Fact[];

/** What an element without words or parts would be: a hole in the page. */
const HOLES = 'li:empty, dt:empty, dd:empty, p:empty, ul:empty, aside:not(:has(a, p)), address > :empty';

/** Returns what is wrong with the pages of a company without some of its facts. */
async function faultsWithout(...missing: Fact[]): Promise<string[]> {
  using copy = new SampleSite();
  copy.change(({ organization }) => missing.forEach((fact) => optional[fact].leaveOut(organization)));
  for (const { code } of copy.languages())
    if (missing.includes('chat')) copy.edit(`locales/${code}.json`, withoutGreeting);
  const site = await drawnSite(copy.folder);
  const html = site.pages.map(({ document }) => document.documentElement.outerHTML).join('\n');
  const graphs = site.pages.map(
    ({ document }) => document.querySelector('[type="application/ld+json"]')?.textContent ?? '{}',
  );
  return [
    ...site.problems.map((problem) => problemLine(problem)),
    ...site.faults(),
    ...facts.filter((fact) => optional[fact].trace.test(html) === missing.includes(fact)),
    ...(html.match(/.*(?:undefined|\[object).*/g) ?? []),
    ...site.pages.flatMap(({ url, document }) =>
      [...document.querySelectorAll(HOLES)].map(({ outerHTML }) => `${url}: ${outerHTML}`),
    ),
    ...graphs.filter((graph) => !isObject(JSON.parse(graph)) || /:(?:""|null|\[\]|\{\})/.test(graph)),
  ];
}

it.each([...facts, facts.join(', ')])(
  'every page of a company without its %s keeps its promises and has no hole',
  { tags: ['nightly'] },
  async (lacking) => {
    expect(await faultsWithout(...facts.filter((fact) => lacking.includes(fact)))).toEqual([]);
  },
);

/** Returns a locale file without the text that starts a chat. */
function withoutGreeting(text: string): string {
  return text.replace(/ *"chatGreeting": .*\n/, '');
}
