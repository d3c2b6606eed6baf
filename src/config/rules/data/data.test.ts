import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { SiteConfig } from '../../../site/types.generated';
import { emailAddress } from './email-address';
import { openingHours } from './opening-hours';
import { phoneNumber } from './phone-number';
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

it.each([
  ['Casablanca', 'Africa/Casablanca'],
  ['africa/casablanca', undefined],
  ['GMT+1', null],
])('the time zone %s is meant as %s', (timeZone, suggestion) => {
  expect(
    reported(openingHours, ({ organization }) => (organization.hours.timeZone = timeZone)),
  ).toMatchObject(suggestion === undefined ? [] : [{ suggestion }]);
});
