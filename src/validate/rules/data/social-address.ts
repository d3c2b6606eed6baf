import { rule } from '../../rule';

export const socialAddress = rule({
  code: 'DATA-006',
  severity: 'warning',
  summary: {
    en: 'An address leads to another social network.',
    fr: 'Une adresse mène à un autre réseau social.',
  },
  docs: {
    en: 'The footer shows the icon of the network, and a click would lead elsewhere.\n\nCorrect the network or the address.',
    fr: 'Le pied de page affiche l’icône du réseau, et un clic mènerait ailleurs.\n\nCorrigez le réseau ou l’adresse.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/organization/social',
        value: [{ network: 'linkedin', url: 'https://www.facebook.com/clair' }],
      },
    ],
    reports: 'leads to facebook, not to linkedin',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/organization/social',
        value: [{ network: 'facebook', url: 'https://www.facebook.com/clair' }],
      },
    ],
  },

  messages: {
    home: ({ network }: { network: string }) => ({
      en: `This address leads to the home page of ${network}. Add the name of the company’s page there.`,
      fr: `Cette adresse mène à l’accueil de ${network}. Ajoutez-y le nom de la page de l’entreprise.`,
    }),
    other: ({ network, found }: { network: string; found: string }) => ({
      en: `This address leads to ${found}, not to ${network}. Correct one of the two.`,
      fr: `Cette adresse mène à ${found} et non à ${network}. Corrigez l’un des deux.`,
    }),
  },
  *check({ config: { organization } }) {
    for (const [index, { network, url }] of organization.social.entries()) {
      const { hostname: host, pathname } = new URL(url);
      const [found] =
        Object.entries(HOSTS).find(([, own]) => own.some((name) => `.${host}`.endsWith(`.${name}`))) ?? [];
      if (found !== undefined && found !== network)
        yield { path: ['organization', 'social', index, 'url'], message: 'other', data: { network, found } };
      else if (found !== undefined && pathname === '/')
        yield { path: ['organization', 'social', index, 'url'], message: 'home', data: { network } };
    }
  },
});

const HOSTS: Record<string, readonly string[]> = {
  linkedin: ['linkedin.com'],
  facebook: ['facebook.com', 'fb.com'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com', 'youtu.be'],
  x: ['x.com', 'twitter.com'],
};
