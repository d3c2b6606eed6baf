import { defaults } from './defaults.generated';
import type { FieldLength, SiteConfig } from './types.generated';

/** Returns the rules of the contact form: the values of the config, or the defaults of the schema. */
export function contactRules(contact: Partial<SiteConfig['contact']>) {
  const { privacyPage: _, lengths = {}, ...own } = contact;
  const { lengths: usual, ...rules } = defaults.contact;
  return {
    ...rules,
    ...own,
    lengths: Object.fromEntries(
      Object.entries(usual).map(([name, length]) => [
        name,
        { ...length, ...lengths[name as keyof FieldLengths] },
      ]),
    ) as FieldLengths,
  };
}

/** The rules of the contact form; times in milliseconds. */
export type ContactRules = ReturnType<typeof contactRules>;

/** The minimum and maximum length of each field, in characters. */
export type FieldLengths = Record<keyof typeof defaults.contact.lengths, Required<FieldLength>>;
