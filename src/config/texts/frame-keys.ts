import type { FailureCause } from '../../client/contact/failure-cause';
import { fieldNames } from '../../client/contact/fields';
import { submitErrors } from '../../client/contact/message-problem';
import type { FigureName } from '../../site/parts/types';
import type { SiteConfig } from '../../site/types.generated';
import { countedInSources, keysInSources } from './frame-keys.generated';
import { withoutForm } from '../../site/plural-forms';

/** The keys with a variable part (`*`), and the values of that part. */
const families = {
  'frame.cases.*': named<FigureName>({
    views: true,
    users: true,
    rating: true,
    clients: true,
    satisfaction: true,
    years: true,
    projects: true,
    duration: true,
  }),
  'frame.legal.*': named<'name' | 'address' | Exclude<keyof SiteConfig['organization']['legal'], 'numbers'>>({
    name: true,
    address: true,
    form: true,
    capital: true,
    ice: true,
    rc: true,
    if: true,
    cnss: true,
    patente: true,
    cndp: true,
    publisher: true,
    host: true,
  }),
  'frame.contact.*': fieldNames,
  'frame.contact.*Hint': fieldNames,
  'frame.contact.errors.*': [...fieldNames, ...submitErrors],
  'frame.contact.help.*': named<FailureCause>({
    offline: true,
    network: true,
    timeout: true,
    tooManyRequests: true,
    blocked: true,
    unavailable: true,
    tooLong: true,
    service: true,
  }),
} satisfies Record<Extract<(typeof keysInSources)[number], `${string}*${string}`>, readonly string[]>;

/** The keys of texts with a number: each may have plural forms, as `frame.cases.months_one`, `frame.cases.months_other`. */
export const countedKeys: ReadonlySet<string> = new Set(withFamilies(countedInSources));

/** The keys of all texts that the layout itself shows. A site without one of them would show the key. */
export const frameKeys: readonly string[] = withFamilies(keysInSources);

/** Returns keys with those of a family in place of its name. */
function withFamilies(keys: readonly string[]): string[] {
  return keys.flatMap((key) =>
    key in families ? families[key as keyof typeof families].map((name) => key.replace('*', name)) : [key],
  );
}

/** Returns all names of a type. A missing or misspelt name does not compile. */
function named<Name extends string>(names: Record<Name, true>): readonly string[] {
  return Object.keys(names);
}

/**
 * Returns the parts of a key: that of the text, and the plural form.
 *
 * @example splitForm('frame.cases.months_few') // { key: 'frame.cases.months', form: 'few' }
 */
export function splitForm(key: string): { key: string; form?: string } {
  const text = withoutForm(key);
  return text !== key && countedKeys.has(text) ? { key: text, form: key.slice(text.length + 1) } : { key };
}
