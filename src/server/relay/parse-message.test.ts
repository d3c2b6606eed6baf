import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailBody } from '../../../tests/support/tried-relay';
import { mapFields } from '../../client/contact/fields';
import { toFields } from '../../client/contact/message/message-fields';
import { messageProblem } from '../../client/contact/message-problem';
import { sanitize } from '../../client/contact/sanitize';
import { contactRules } from '../../site/contact-settings';
import { composeMail } from './compose-mail';
import { parseMessage } from './parse-message';

const rules = contactRules({});
const submit = { honeypot: '', elapsed: Infinity, countAttempt: () => true };

it('what the form lets pass, the relay takes, with a Reply-To or a first line that says there is none', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 3, maxLength: 60 }),
    fc.string({ unit: fc.constantFrom(...`<>'"%0aAé س\n\r\t\u2028\u0007;-=`), minLength: 3, maxLength: 60 }),
  );
  const slip = fc.constantFrom('', ...' ,<>é"%.\u200f', 'mailto:', 'x@', '.société.example');
  const email = fc
    .tuple(slip, fc.oneof(fc.emailAddress(), fc.string({ maxLength: 20 })), slip, slip)
    .map((parts) => parts.join(''));
  const message = fc.array(text, { maxLength: 90 }).map((words) => `Bonjour à tous, ${words.join(' ')}`);
  fc.assert(
    fc.property(fc.record({ ...mapFields(() => text), email, message }), (typed) => {
      fc.pre(!messageProblem(typed, submit, rules));
      const sent = sanitize(typed);
      expect(parseMessage(mailBody(toFields(sent)), rules)).toEqual(sent);
      const { replyTo, text: mailed } = composeMail(sent, 'Tracé', {
        from: 'site@trace.example',
        recipients: [],
      });
      // A name without quotes, spaces and list separators, at an ASCII domain.
      expect(replyTo?.address ?? mailed.split('\n')[0]).toMatch(
        /^«\sRépondre\s» |^[^\s",:;<>()[\]\\\u007f-\uffff]+@[a-z\d.-]+$/,
      );
    }),
    { numRuns: 300 },
  );
});
