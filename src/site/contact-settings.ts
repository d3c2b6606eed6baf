import { withDefaults } from '../lib/json';
import { defaults } from './defaults.generated';
import type { SiteConfig } from './types.generated';

/** Returns the rules of the contact form: the values of the config, or the defaults of the schema. */
export function contactRules(contact: Partial<SiteConfig['contact']>) {
  const { privacyPage: _, ...own } = contact;
  return withDefaults(defaults.contact, own);
}

/** The rules of the contact form; times in milliseconds. */
export type ContactRules = ReturnType<typeof contactRules>;

/** The minimum and maximum length of each field, in characters. */
export type FieldLengths = ContactRules['lengths'];
