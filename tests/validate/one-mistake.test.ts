import { expect, it } from 'vitest';
import { messageLanguages } from '../../src/lib/text/message-language';
import { problemLine } from '../../src/config/source/problem';
import { loadSite } from '../../src/config/load-site';
import { SiteCopy } from '../support/site-copy';

/** A mistake may be seen from several sides: a copied page also repeats its title, its description and its texts. */
const MOST_REPORTED = 5;

/** Makes a mistake in the config of the test site. */
function mistaken(before: string, after: string) {
  using copy = new SiteCopy();
  const text = copy.text();
  const line = text.slice(0, text.indexOf(before)).split('\n').length;
  return { line, ...loadSite(copy.replace(before, after).folder) };
}

it.each([
  ['an unknown field', '"legal": {', '"legal": { "unheard-of": true,'],
  ['a missing field', '{\n      "id": "faq",\n      "path": "/faq",', '{\n      "id": "faq",'],
  ['a number for a text', '"Tracé"', '7'],
  ['an object for a list', '"recipients": [', '"recipients": {}, "terms": ['],
  ['a text for an object', '{\n    "vitalsEndpoint": ""\n  }', '"words"'],
  ['an empty list', '"services": [', '"services": [], "company": ['],
  ['a link to no place of a page', '"faq#prix"', '"faq#nowhere-at-all"'],
  ['an address without encryption', '"https://www.facebook.com/trace-example"', '"http://plain.example"'],
  ['an address that is a program', '"https://www.facebook.com/trace-example"', '"javascript:alert(1)"'],
  ['an address twice', '"/faq"', '"/contact"'],
  ['a name twice', '"id": "locaux"', '"id": "banque"'],
  ['a field twice', '"hours": {', '"hours": {}, "hours": {'],
  ['a comma missing', '"hours": {', '"hours" {'],
  ['a quotation mark missing', '"hours": {', '"hours: {'],
  ['a comma too many', '],\n    "social"', ',],\n    "social"'],
  ['a color that is none', '"#F5F7F2"', '"#12345"'],
  ['words without French', '"name": "Contact"', '"name": { "en": "Words" }'],
  ['words that are blank', '"name": "Contact"', '"name": { "fr": "  " }'],
])('%s is refused, reported in its line, and in few words', (_, before, after) => {
  const { line, site, problems } = mistaken(before, after);
  const report = problems.map((problem) => problemLine(problem)).join('\n');
  expect(site).toBeNull();
  expect(
    problems.filter(({ severity }) => severity === 'error').map((problem) => problem.line),
    report,
  ).toContain(line);
  expect(problems.length, report).toBeLessThanOrEqual(MOST_REPORTED);
  for (const { message } of problems) {
    expect(message.fr, report).not.toBe(message.en);
    for (const language of messageLanguages) expect(message[language], report).toMatch(/[.?]$/);
  }
});

it.each([
  ['the name of a field', '"recipients":', '"recipiants":', 'recipients'],
  ['a page', '"privacyPage": "confidentialite"', '"privacyPage": "confidentalite"', 'confidentialite'],
  ['an icon', '"icon": "octagon"', '"icon": "octogon"', 'octagon'],
  ['a type of block', '"type": "contact-details"', '"type": "contact-detials"', 'contact-details'],
  ['a variant', '"variant": "plain"', '"variant": "plian"', 'plain'],
  ['a social network', '"network": "linkedin"', '"network": "linkdin"', 'linkedin'],
  ['a color', '"light": "chaux"', '"light": "chauxx"', 'chaux'],
  ['a section', '"section": "consulting"', '"section": "consultin"', 'consulting'],
  ['a key of the words', '"t:places.morocco"', '"t:places.moroco"', 't:places.morocco'],
])('%s with a typo is reported in its line, with the right word', (_, before, after, meant) => {
  const { line, site, problems } = mistaken(before, after);
  expect(site).toBeNull();
  expect(problems).toContainEqual(expect.objectContaining({ severity: 'error', line, suggestion: meant }));
});
