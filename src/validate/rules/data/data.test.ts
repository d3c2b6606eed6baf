import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { SiteConfig } from '../../../site/types.generated';
import { emailAddress } from './email-address';
import { futureYear } from './future-year';
import { kindOfPage } from './kind-of-page';
import { openingHours } from './opening-hours';
import { pathOfSection } from './path-of-section';
import { phoneNumber } from './phone-number';
import { repeatedQuestion } from './repeated-question';
import { socialAddress } from './social-address';
import { swappedNumbers } from './swapped-numbers';
import type { Rule } from '../../rule';

/** Returns what a rule finds after a change. */
function reported(rule: Rule, edit: (config: SiteConfig) => unknown) {
  const config = agencyConfig();
  edit(config);
  return checkRule(rule, config);
}

it.each([
  ['+2120522000000', '+212522000000'],
  ['+212212522000000', '+212522000000'],
  ['+21252200000', null],
])('the phone number %s is reported, and meant as %s', (phone, suggestion) => {
  expect(reported(phoneNumber, ({ organization }) => (organization.phone = phone))).toMatchObject([
    { suggestion },
  ]);
});

it.each(['+212522000000', '+4930123456', '+33123456789'])('the phone number %s is right', (phone) => {
  expect(reported(phoneNumber, ({ organization }) => (organization.phone = phone))).toEqual([]);
});

it.each([
  ['réception@trace.example', 'reception@trace.example'],
  ['trace@gmial.com', 'trace@gmail.com'],
  ['trace@gmal.com', 'trace@gmail.com'],
  ['trace@hotmial.com', 'trace@hotmail.com'],
  ['contact@trace.con', 'contact@trace.com'],
])('the e-mail address %s is reported, and meant as %s', (email, suggestion) => {
  expect(reported(emailAddress, ({ organization }) => (organization.email = email))).toMatchObject([
    { suggestion },
  ]);
});

it.each(['trace@mail.com', 'trace@gmail.com', 'contact@clair.com'])(
  'the e-mail address %s is right',
  (email) => {
    expect(reported(emailAddress, ({ organization }) => (organization.email = email))).toEqual([]);
  },
);

it('opening and closing at the same time is reported', () => {
  expect(
    reported(openingHours, ({ organization }) => (organization.hours.closes = organization.hours.opens)),
  ).toHaveLength(1);
});

it.each([
  ['Casablanca', 'Africa/Casablanca'],
  ['africa/casablanca', undefined],
  ['GMT+1', null],
])('the time zone %s is meant as %s', (timeZone, suggestion) => {
  expect(
    reported(openingHours, ({ organization }) => (organization.hours.timeZone = timeZone)),
  ).toMatchObject(suggestion === undefined ? [] : [{ suggestion }]);
});

it('the address of a social network without the page of the company is reported', () => {
  const url = (address: string) =>
    reported(socialAddress, ({ organization }) =>
      Reflect.set(organization, 'social', [{ network: 'facebook', url: address }]),
    );
  expect(url('https://www.facebook.com/')).toHaveLength(1);
  expect(url('https://www.facebook.com/trace')).toEqual([]);
});

it('the kind of a page fits its address and its blocks', () => {
  const page = ({ pages }: SiteConfig, id: string) => pages.find((one) => one.id === id)!;
  expect(reported(kindOfPage, () => {})).toEqual([]);
  expect(reported(kindOfPage, (config) => (page(config, 'accueil').kind = 'page'))).toMatchObject([
    { suggestion: 'home' },
  ]);
  expect(reported(kindOfPage, (config) => (page(config, 'faq').kind = 'home'))).toHaveLength(1);
  expect(
    reported(kindOfPage, (config) => (page(config, 'faq').blocks = [page(config, 'faq').blocks[0]!])),
  ).toMatchObject([{ data: { kind: 'questions', block: 'faq' } }]);
});

it('a page in the folder of a section, without the field for it, is reported', () => {
  const found = reported(pathOfSection, ({ pages }) => delete pages.find(({ id }) => id === 'seo')!.section);
  expect(found).toMatchObject([{ data: { address: '/services-web/seo', section: 'web' } }]);
});

it('a project of next year may be announced, a later one is a typing error', () => {
  const withYear = (year: number) => (config: SiteConfig) => {
    const block = config.pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'cases');
    if (block?.type === 'cases') block.items[0]!.year = year;
  };
  expect(reported(futureYear, withYear(2027))).toEqual([]);
  expect(reported(futureYear, withYear(2052))).toMatchObject([{ data: { year: 2052 } }]);
});

it('a question is reported when it is repeated on its page, and may be on two pages', () => {
  const found = reported(repeatedQuestion, ({ pages }) => {
    const page = pages.find(({ blocks }) => blocks.some(({ type }) => type === 'faq'))!;
    const block = page.blocks.find(({ type }) => type === 'faq');
    if (block?.type !== 'faq') return;
    block.items.push(structuredClone(block.items[0]!));
    pages
      .find(({ id }) => id !== page.id)!
      .blocks.push({ ...structuredClone(block), items: [block.items[0]!] });
  });
  expect(found).toHaveLength(1);
});

it('the address of a page outside its section is reported when all others of the section follow it', () => {
  const move =
    (...ids: string[]) =>
    (config: SiteConfig) => {
      for (const page of config.pages) if (ids.includes(page.id)) page.section = 'accompagnements';
    };
  expect(reported(pathOfSection, move())).toEqual([]);
  expect(reported(pathOfSection, move('comptabilite'))).toMatchObject([
    { data: { address: '/consulting/comptabilite', start: '/accompagnements' } },
  ]);
  expect(reported(pathOfSection, move('comptabilite', 'seo'))).toEqual([]);
});

it.each([
  [{ type: { sizes: { h1: [64, 36], h2: [30, 54] } } }, '/theme/type/sizes/h1'],
  [{ space: { gutter: [40, 22], card: [24, 24] } }, '/theme/space/gutter'],
])('a size that is larger on a phone is reported: %j', (part, pointer) => {
  const problems = reported(swappedNumbers, ({ theme }) => Object.assign(theme, part));
  expect(problems).toMatchObject([{ pointer }]);
});
