import { repeated } from '../../../lib/lists/repeated';
import { rule } from '../../rule';

export const duplicateRecipient = rule({
  code: 'DATA-003',
  severity: 'warning',
  summary: {
    en: 'A recipient of the form is listed twice.',
    fr: 'Un destinataire du formulaire figure deux fois dans la liste.',
  },
  docs: {
    en: 'Each message of the form would reach this person twice.\n\nRemove one of the two entries.',
    fr: 'Cette personne recevrait deux fois chaque message du formulaire.\n\nSupprimez l’une des deux entrées.',
  },
  examples: {
    invalid: [
      {
        file: 'site.config.json',
        pointer: '/organization/recipients',
        value: ['hello@clair.example', 'Hello@clair.example'],
      },
    ],
    reports: 'is already in the list',
    valid: [
      {
        file: 'site.config.json',
        pointer: '/organization/recipients',
        value: ['hello@clair.example', 'office@clair.example'],
      },
    ],
  },

  messages: {
    twice: ({ address }: { address: string }) => ({
      en: `The recipient ${address} is already in the list. Remove one of the two.`,
      fr: `Le destinataire ${address} est déjà dans la liste. Supprimez l’un des deux.`,
    }),
  },
  *check({ config: { organization } }) {
    const recipients = organization.recipients.entries();
    for (const { entry } of repeated(recipients, ([, address]) => address.toLowerCase())) {
      const [index, address] = entry;
      yield { path: ['organization', 'recipients', index], message: 'twice', data: { address } };
    }
  },
});
