import { rule } from '../../rule';

export const companyNumber = rule({
  code: 'DATA-008',
  severity: 'warning',
  summary: { en: 'The company number (ICE) does not have 15 digits.', fr: 'L’ICE n’a pas 15 chiffres.' },
  docs: {
    en: 'The legal notice shows the number with which customers and the tax office identify a Moroccan company.\n\nCopy the 15 digits from the certificate of registration.',
    fr: 'Les mentions légales affichent ce numéro, par lequel les clients et l’administration fiscale identifient une entreprise marocaine.\n\nRecopiez les 15 chiffres de l’attestation d’inscription.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/organization/legal/ice', value: '00000000000000' }],
    reports: 'has 14 digits, but an ICE has 15',
    valid: [{ file: 'site.config.json', pointer: '/organization/legal/ice', value: '001234567000089' }],
  },

  messages: {
    digits: ({ count }: { count: number }) => ({
      en: `This number has ${count} digits, but an ICE has 15. Check it.`,
      fr: `Ce numéro a ${count} chiffres, alors qu’un ICE en a 15. Vérifiez-le.`,
    }),
  },
  *check({ config: { organization } }) {
    const count = organization.legal.ice?.replaceAll(/\D/g, '').length ?? 0;
    // An empty number is not shown.
    if (organization.legal.ice && count !== 15)
      yield { path: ['organization', 'legal', 'ice'], message: 'digits', data: { count } };
  },
});
