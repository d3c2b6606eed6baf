import type { ContactRules, FieldLengths } from './page-data.types';
import type { SiteConfig } from './types.generated';

/** Returns the rules of the contact form: the values of the config, with those of the specification as defaults (sections 5 and 9). */
export function contactRules(contact: Partial<SiteConfig['contact']>): ContactRules {
  const { name, email, subject, message } = contact.lengths ?? {};
  return {
    minimumFillTime: contact.minimumFillTime ?? 3000,
    attempts: contact.attempts ?? 3,
    window: contact.window ?? 60_000,
    blockedFor: contact.blockedFor ?? 300_000,
    lengths: {
      name: { ...specifiedLengths.name, ...name },
      email: { ...specifiedLengths.email, ...email },
      subject: { ...specifiedLengths.subject, ...subject },
      message: { ...specifiedLengths.message, ...message },
    },
    keywords: contact.keywords ?? specifiedKeywords,
    sentLength: contact.sentLength ?? 1000,
    timeout: contact.timeout ?? 15_000,
    toastDuration: contact.toastDuration ?? 5000,
    blockHeadless: contact.blockHeadless ?? false,
    blockList: contact.blockList ?? [],
    limitRate: contact.limitRate ?? 0,
  };
}

/** The length of each field (specification, section 5). */
export const specifiedLengths: FieldLengths = {
  name: { minimum: 2, maximum: 100 },
  email: { minimum: 0, maximum: 100 },
  subject: { minimum: 3, maximum: 200 },
  message: { minimum: 10, maximum: 5000 },
};

/** The spam keywords of the specification (section 5). */
export const specifiedKeywords: readonly string[] = [
  'viagra',
  'casino',
  'lottery',
  'bitcoin',
  'click here',
  'buy now',
];
