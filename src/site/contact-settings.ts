import { defaults } from './defaults.generated';
import type { SiteConfig } from './types.generated';

/** Returns the rules of the contact form: the values of the config, or the defaults of the schema. */
export function contactRules(contact: Partial<SiteConfig['contact']>) {
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

/** The rules of the contact form; times in milliseconds. */
export type ContactRules = ReturnType<typeof contactRules>;

/** The minimum and maximum length of each field, in characters. */
export type FieldLengths = ContactRules['lengths'];
