import { expect, it } from 'vitest';
import { checkRule } from '../../../../tests/support/check-rule';
import { agencyConfig } from '../../../../tests/support/sites';
import type { OpeningHours, SiteConfig, Weekday } from '../../../site/types.generated';
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

const period = (days: Weekday[], opens: string, closes: string) => ({ days, opens, closes });

/** Returns the place and the message of what is found in some periods. */
const reportedIn = (...periods: OpeningHours['periods']) =>
  reported(openingHours, ({ organization }) => (organization.hours!.periods = periods)).map(
    ({ pointer, message }) => [pointer.replace('/organization/hours/periods/', ''), message.en] as const,
  );

it.each([
  ['a lunch break', [period(['monday'], '09:00', '12:00'), period(['monday'], '12:00', '18:00')]],
  ['midnight', [period(['friday', 'saturday'], '22:00', '02:00'), period(['saturday'], '02:00', '03:00')]],
  ['the end of the week', [period(['sunday'], '22:00', '02:00'), period(['monday'], '02:00', '03:00')]],
  ['a whole day', [period(['monday', 'tuesday'], '00:00', '23:59')]],
])('opening hours may have %s between two periods', (_, periods) => {
  expect(reportedIn(...periods)).toEqual([]);
});

it.each([
  ['on the same day', period(['monday', 'friday'], '09:00', '12:01'), period(['friday'], '12:00', '18:00')],
  ['across midnight', period(['friday'], '22:00', '02:00'), period(['saturday'], '01:59', '03:00')],
  [
    'written the other way round',
    period(['saturday'], '01:59', '03:00'),
    period(['friday'], '22:00', '02:00'),
  ],
  ['from Sunday into Monday', period(['monday'], '01:00', '03:00'), period(['sunday'], '22:00', '02:00')],
])('opening hours that overlap %s are reported at the second period', (_, one, other) => {
  expect(reportedIn(one, other)).toEqual([['1', expect.stringContaining('This period overlaps period 1.')]]);
});

it('a period without a length is reported, with what to write for a whole day', () => {
  expect(reportedIn(period(['monday'], '00:00', '00:00'))).toEqual([
    ['0/closes', expect.stringMatching('opens and closes at 00:00.*"00:00" and "23:59"')],
  ]);
});
