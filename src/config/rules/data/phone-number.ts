import { rule } from '../../rule';

export const phoneNumber = rule({
  code: 'DATA-001',
  severity: 'warning',
  summary: {
    en: 'A phone number has too many or too few digits.',
    fr: 'Un numéro de téléphone a trop de chiffres ou pas assez.',
  },
  docs: {
    en: 'A number with a missing or extra digit reaches another person or no one. After the country code, the 0 of the local number is omitted.\n\nWrite the number as one dials it from abroad.',
    fr: 'Un numéro auquel il manque un chiffre, ou qui en a un de trop, n’aboutit pas. Après l’indicatif du pays, le 0 du numéro local ne s’écrit pas.\n\nÉcrivez le numéro comme on le compose depuis l’étranger.',
  },
  examples: {
    invalid: [{ pointer: '/organization/phone', value: '+2120522111111' }],
    reports: 'has 10 digits after +212',
    valid: [{ pointer: '/organization/phone', value: '+212522111111' }],
  },
  messages: {
    digits: (data: { phone: string; code: string; count: number; right: number }) => ({
      en: `The number ${data.phone} has ${data.count} digits after +${data.code}, which takes ${data.right}. Check it with the company.`,
      fr: `Le numéro ${data.phone} a ${data.count} chiffres après +${data.code}, alors qu’il en faut ${data.right}. Vérifiez-le auprès de l’entreprise.`,
    }),
  },
  *check({ config: { organization } }) {
    for (const field of ['phone', 'chatNumber'] as const) {
      const phone = organization[field] ?? '';
      const code = Object.keys(DIGITS).find((start) => phone.startsWith(`+${start}`));
      const right = DIGITS[code ?? ''];
      if (code === undefined || right === undefined) continue;
      const local = phone.slice(code.length + 1);
      if (local.length === right) continue;
      // The code written twice, or the 0 with which a local number begins.
      const repaired = local.replace(new RegExp(`^(?:00)?${code}`), '').replace(/^0/, '');
      const suggestion = repaired.length === right ? `+${code}${repaired}` : null;
      const data = { phone, code, count: local.length, right };
      yield { path: ['organization', field], message: 'digits', data, suggestion };
    }
  },
});

/** The number of digits after the country code, where all numbers have the same. */
const DIGITS: Record<string, number> = { 212: 9, 213: 9, 216: 8, 221: 9, 33: 9, 34: 9 };
