import leven from 'leven';
import { withoutAccents } from '../../../lib/text/slug';
import { rule } from '../../rule';

export const emailAddress = rule({
  code: 'DATA-002',
  severity: 'warning',
  summary: {
    en: 'An e-mail address is probably misspelt.',
    fr: 'Une adresse e-mail est sans doute mal écrite.',
  },
  docs: {
    en: 'Mail to an address with an accent, or to a host such as gmial.com, does not arrive, and the sender is not always informed.\n\nWrite the address as suggested.',
    fr: 'Un message envoyé à une adresse accentuée, ou à un domaine tel que gmial.com, n’arrive pas, et l’expéditeur n’en est pas toujours averti.\n\nÉcrivez l’adresse comme le message le propose.',
  },
  examples: {
    invalid: [{ pointer: '/organization/email', value: 'clair@gmial.com' }],
    reports: 'Did you mean "clair@gmail.com"?',
    valid: [{ pointer: '/organization/email', value: 'clair@gmail.com' }],
  },
  messages: {
    accent: ({ address }: { address: string }) => ({
      en: `The address ${address} has an accent, and most mail servers refuse it. Write it without.`,
      fr: `L’adresse ${address} contient un accent, que la plupart des serveurs de messagerie refusent. Écrivez-la sans accent.`,
    }),
    host: ({ address, host }: { address: string; host: string }) => ({
      en: `The address ${address} ends with ${host}, which is probably misspelt. Check it.`,
      fr: `L’adresse ${address} se termine par ${host}, qui est sans doute mal écrit. Vérifiez-la.`,
    }),
  },
  *check({ config: { organization } }) {
    const { email, recipients } = organization;
    const addresses = [
      { address: email, path: ['organization', 'email'] },
      ...recipients.map((address, index) => ({ address, path: ['organization', 'recipients', index] })),
    ];
    for (const { address, path } of addresses) {
      const plain = withoutAccents(address);
      const [name = '', host = ''] = plain.split('@');
      const known =
        HOSTS.find((other) => isSlip(host.toLowerCase(), other)) ??
        (ENDING.test(host) ? host.replace(ENDING, '.com') : undefined);
      if (plain !== address) yield { path, message: 'accent', data: { address }, suggestion: plain };
      else if (known !== undefined)
        yield { path, message: 'host', data: { address, host }, suggestion: `${name}@${known}` };
    }
  },
});

/** Slips for “.com”; no address ends so. */
const ENDING = /\.(?:con|cmo|ocm|comm|vom|xom|cim)$/i;

const HOSTS = 'gmail.com hotmail.com hotmail.fr outlook.com outlook.fr yahoo.com yahoo.fr icloud.com'.split(
  ' ',
);

/** Hosts that exist although they are similar to a well-known one. */
const OTHERS = new Set(['mail.com', 'email.com', 'ymail.com']);

/** Returns whether a host differs from a well-known one by one letter, or by two letters that are swapped. */
function isSlip(host: string, known: string): boolean {
  if (HOSTS.includes(host) || OTHERS.has(host)) return false;
  const isSwapped =
    host.length === known.length && [...host].toSorted().join() === [...known].toSorted().join();
  return leven(host, known, { maxDistance: 3 }) <= (isSwapped ? 2 : 1);
}
