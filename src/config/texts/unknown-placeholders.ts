import { onlyOne } from '../../lib/lists/only-one';
import { groupBy } from '../../lib/lists/group-by';
import { oncePerText } from '../../lib/once';
import type { Language } from '../../site/languages';
import { isOrganizationFact, placeholdersOf } from '../../site/placeholders';
import type { Context } from '../context';
import { closestName, MOST_LISTED } from '../schema/closest-name';
import type { SourceText } from './all-texts';

/** A placeholder that nothing fills: the languages of the first text with it, and the number of the other texts. */
export interface Unknown {
  languages: Language[];
  found: string;
  others: number;
}

/** Returns the names in braces that are no placeholders of the site, one for each cause, with what is most likely meant. */
export function unknownPlaceholders({ config, defaultLanguage, languages, allTexts: texts }: Context) {
  const placeholders = placeholdersOf(config);
  const uses = texts.flatMap((text) =>
    languages.flatMap((language) =>
      [...new Set(namesIn(text, language))].map((name) => ({ text, language, name })),
    ),
  );
  const used = new Set(uses.map(({ name }) => name));
  const unknown = uses.filter(({ text, name }) => !placeholders.includes(name) && !isVariable(text, name));
  const hasAmounts = placeholders.some(isAmount);
  // Without "values", every amount is unknown for one cause.
  const causes = groupBy(unknown, ({ name }) => (isAmount(name) && !hasAmounts ? AMOUNT : name));
  return [...causes].map(([cause, found]) => {
    const [{ text, language, name }] = found as [(typeof found)[number]];
    const same = found.filter((use) => use.text === text && use.name === name);
    const others = new Set(found.map((use) => use.text)).size - 1;
    const data = { languages: same.map((use) => use.language), found: name, others };
    const place = { text, language };
    if (isOrganizationFact(name)) return { ...place, message: 'absent', data } as const;
    if (cause === AMOUNT) return { ...place, message: 'noValues', data } as const;
    const alike = placeholders.filter((placeholder) => isAmount(placeholder) === isAmount(name));
    const meant =
      isAmount(name) && others > 0
        ? onlyOne(alike.filter((placeholder) => !used.has(placeholder)))
        : closestPlaceholder(name, placeholders);
    const suggestion = onlyOne(lackedBy(text, language, defaultLanguage)) ?? meant;
    const known = suggestion === null ? alike.slice(0, MOST_LISTED).join(', ') : '';
    const message = known !== '' && isAmount(name) ? 'amount' : 'placeholder';
    return { ...place, message, data: { ...data, known }, suggestion } as const;
  });
}

/** Names in braces, and what is left of one that has lost a brace. */
export const bracesIn = oncePerText((words) => ({
  names: [...(words.match(BRACES) ?? [])],
  torn: TORN.exec(words.replaceAll(BRACES, ' '))?.[0],
}));

function namesIn({ texts }: SourceText, language: Language): readonly string[] {
  return bracesIn(texts[language] ?? '').names;
}

const BRACES = /\{+[^{}]*\}+/g;
const TORN = /\{+\s*[\w.]*|[\w.]*\s*\}+/;

/** Returns whether a name in braces is a variable: texts of the layout have them, such as `{{count}}`. */
function isVariable({ key = '' }: SourceText, name: string): boolean {
  return key.startsWith('frame.') && /^\{\{[^{}]*\}\}$/.test(name);
}

const AMOUNT = '{values.';

function isAmount(placeholder: string): boolean {
  return placeholder.startsWith(AMOUNT);
}

/** Returns the names in braces of a text in the first language that its translation lacks. */
function lackedBy(text: SourceText, language: Language, first: Language): string[] {
  const own = namesIn(text, language);
  return namesIn(text, first).filter((name) => !own.includes(name));
}

/** Returns the placeholder that an unknown one is meant to be: `{organization.tel}` and `{phone}` are `{organization.phone}`. */
function closestPlaceholder(found: string, placeholders: readonly string[]): string | null {
  // The words of a name may be in another order: `site-web` is `website`.
  const nameOf = (placeholder: string) => /([\w-]+)\W*$/.exec(placeholder)?.[1]?.replaceAll('-', '') ?? '';
  const meant = closestName(
    nameOf(found),
    placeholders.map((placeholder) => [nameOf(placeholder)]),
  );
  return placeholders.find((placeholder) => nameOf(placeholder) === meant) ?? null;
}
