import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailBody } from '../../../tests/support/tried-relay';
import { toFields } from '../../client/contact/message/message-fields';
import { messageProblem } from '../../client/contact/message-problem';
import { sanitize } from '../../client/contact/sanitize';
import { contactRules } from '../../site/contact-settings';
import { parseMessage } from './parse-message';

const rules = contactRules({});
const submit = { honeypot: '', elapsed: Infinity, countAttempt: () => true };

it('what the form lets pass, the relay does not refuse, whatever was typed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 3, maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...`<>'"%0aAé س\n\r\t\u2028\u0007;-=`), minLength: 3, maxLength: 60 }),
  );
  const email = fc.oneof(fc.emailAddress(), text).map((address) => address.replace(/\s/g, ''));
  const message = fc.array(text, { maxLength: 90 }).map((words) => `Bonjour à tous, ${words.join(' ')}`);
  fc.assert(
    fc.property(fc.record({ name: text, email, subject: text, message }), (typed) => {
      fc.pre(!messageProblem(typed, submit, rules));
      const sent = sanitize(typed);
      const { name, email: from_email, subject, message: body } = sent;
      const request = mailBody({ from_name: name, from_email, subject, ...toFields(body) });
      expect(parseMessage(request, rules)).toEqual(sent);
    }),
    { numRuns: 300 },
  );
});
