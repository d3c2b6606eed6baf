import type { Translated } from '../../lib/text/message-language';
import type { SchemaError } from './schema-rule';

/** Fields of an earlier version of the config. They are reported once, however many places have them, and `--fix` corrects them. */
interface FormerFields {
  /** The JSON pointers of the objects that had them. */
  place: RegExp;
  names: readonly string[];
  reason: Translated;
  /** Returns the fields in their place. */
  become?: (former: Record<string, unknown>) => object;
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
  {
    place: /^\/organization\/hours$/,
    names: ['days', 'opens', 'closes'],
    reason: {
      en: 'The opening hours are a list of periods.',
      fr: 'Les horaires sont une liste de plages d’ouverture.',
    },
    become: ({ days, opens, closes, periods = [{ days, opens, closes }] }) => ({ periods }),
  },
];

/** Returns the former fields that an unknown field of the config is one of. */
export function formerFieldsOf({ keyword, instancePath, params }: SchemaError): FormerFields | undefined {
  if (keyword !== 'additionalProperties') return undefined;
  const name = String(params.additionalProperty);
  return formerFields.find(({ place, names }) => place.test(instancePath) && names.includes(name));
}

/** Returns an object without former fields, and what stands in their place. */
export function withoutFormer(
  { names, become = () => ({}) }: FormerFields,
  object: unknown,
): { value: object; added: object } {
  const former = Object(object) as Record<string, unknown>;
  const rest = Object.entries(former).filter(([name]) => !names.includes(name));
  const added = become(former);
  return { value: { ...Object.fromEntries(rest), ...added }, added };
}
