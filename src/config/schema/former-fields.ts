import type { Translated } from '../../lib/text/message-language';
import type { SchemaError } from './schema-rule';

/** Fields of an earlier version of the config. They are reported once, however many places have them, and `--fix` removes them. */
interface FormerFields {
  /** The JSON pointers of the objects that had them. */
  place: RegExp;
  names: readonly string[];
  /** Why they are gone. */
  reason: Translated;
}

const formerFields: readonly FormerFields[] = [
  {
    place: /^\/(pages|ads|redirects)\/\d+$/,
    names: ['publishAt', 'expireAt'],
    reason: {
      en: 'Nothing is published or removed at a date any more.',
      fr: 'Plus rien n’est publié ni retiré à une date.',
    },
  },
  {
    place: /^\/languages\/\d+$/,
    names: ['direction'],
    reason: {
      en: 'The direction of writing follows from the language.',
      fr: 'Le sens d’écriture découle de la langue.',
    },
  },
];

/** Returns the former fields that an unknown field of the config is one of. */
export function formerFieldsOf({ keyword, instancePath, params }: SchemaError): FormerFields | undefined {
  if (keyword !== 'additionalProperties') return undefined;
  const name = String(params.additionalProperty);
  return formerFields.find(({ place, names }) => place.test(instancePath) && names.includes(name));
}

/** Returns an object without former fields. */
export function withoutFormer({ names }: FormerFields, object: unknown): object {
  return Object.fromEntries(Object.entries(Object(object)).filter(([name]) => !names.includes(name)));
}
