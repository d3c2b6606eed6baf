import { defaults } from './defaults.generated';
import type { ContactRules } from './page-data.types';
import type { SiteConfig } from './types.generated';

/** Returns the rules of the contact form: the values of the config, or the defaults of the schema. */
export function contactRules(contact: Partial<SiteConfig['contact']>): ContactRules {
  const { privacyPage: _, lengths = {}, ...own } = contact;
  const { lengths: usual, ...rules } = defaults.contact;
  return {
    ...rules,
    ...own,
    lengths: {
      name: { ...usual.name, ...lengths.name },
      email: { ...usual.email, ...lengths.email },
      subject: { ...usual.subject, ...lengths.subject },
      message: { ...usual.message, ...lengths.message },
    },
  };
}
