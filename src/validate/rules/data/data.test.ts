import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { SiteConfig } from '../../../site/types.generated';
import { emailAddress } from './email-address';
import { kindOfPage } from './kind-of-page';
import { openingHours } from './opening-hours';
import { phoneNumber } from './phone-number';
import { swappedSize } from './swapped-size';
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

it('a size of type that is larger on a phone is reported', () => {
  const type = { sizes: { h1: [64, 36], h2: [30, 54] } };
  const problems = reported(swappedSize, ({ theme }) => Object.assign(theme, { type }));
  expect(problems).toMatchObject([{ pointer: '/theme/type/sizes/h1' }]);
});

it('a range whose end is not above its start is reported', () => {
  const currency = 'MAD' as const;
  const values = { one: { amount: 3, upTo: 2, currency }, two: { amount: 2, upTo: 3, currency } };
  const problems = reported(swappedSize, (config) => (config.values = values));
  expect(problems).toMatchObject([{ pointer: '/values/one/upTo' }]);
});
