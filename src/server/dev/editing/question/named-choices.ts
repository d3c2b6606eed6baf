import type { Context } from '../../../../config/context';
import { valueAt, type Path } from '../../../../lib/json';
import { escapeRegExp } from '../../../../lib/text/escape-reg-exp';
import { choicesIn } from '../choices';
import type { TypedField } from '../field-data';
import { textsWhere } from './figures';

/**
 * Returns the texts that name a choice which a field of several choices gains or loses, such as « du lundi au vendredi » when
 * Monday goes. The names are those of the schema, so only a site in French has such texts.
 */
export function textsNamingChoices(context: Context, fields: readonly TypedField[]): Path[] {
  const names = fields.flatMap((field) => changedNames(context, field));
  if (context.defaultLanguage !== 'fr' || names.length === 0) return [];
  const name = new RegExp(`(?<!\\p{L})(?:${names.map(escapeRegExp).join('|')})s?(?!\\p{L})`, 'iu');
  return textsWhere(context, (words) => name.test(words));
}

/** Returns the names of the choices that a field gains or loses; a short name, or one of several words, may mean something else. */
function changedNames({ config }: Context, { path, keywords, typed }: TypedField): string[] {
  if (!keywords?.items) return [];
  const { frenchEnumNames = [] } = keywords.items.node;
  const [before, now] = [String(valueAt(config, path) ?? ''), typed].map((values) => values.split(','));
  const isChanged = (choice: string) => before!.includes(choice) !== now!.includes(choice);
  const choices = choicesIn(keywords.items.node).map(String);
  return frenchEnumNames.filter((name, index) => isChanged(choices[index]!) && /^\p{L}{5,}$/u.test(name));
}
