import { groupBy } from '../../lib/lists/group-by';
import { excerpt, excerpts, plainLine } from '../../lib/text/excerpt';
import { withFrenchSpaces } from '../../lib/text/french-spaces';
import type { Language } from '../../site/languages';
import type { Difference, ConfigLocation } from './compare';

/**
 * Returns the differences since a moment in French, by page and block.
 *
 * @param moment such as `le commit 1a2b3c4`
 * @param first the first language of the site, whose words stand for a value
 */
export function reportDifferences(moment: string, found: readonly Difference[], first: Language): string {
  // Words that several places show are listed at the first one.
  const listed = [...groupBy(found, identity).values()].flatMap((same) =>
    same.slice(0, 1).map((difference) => ({ ...difference, places: same.length })),
  );
  const count = `${listed.length} changement${listed.length > 1 ? 's' : ''}`;
  const lines = [`Depuis ${moment} : ${listed.length === 0 ? 'rien n’a changé' : count}.`];
  for (const [page = 'Hors des pages', onPage] of groupBy(listed, (difference) => difference.page)) {
    lines.push('', plainLine(page));
    for (const [block, inBlock] of groupBy(onPage, (difference) => difference.block)) {
      if (block !== undefined) lines.push(`  ${plainLine(block)}`);
      const indent = block === undefined ? '  ' : '    ';
      for (const difference of inBlock) lines.push(indent + describe(difference, difference.places, first));
    }
  }
  return withFrenchSpaces(lines.join('\n'));
}

function identity({ kind, language, before, after, ...place }: Difference): unknown {
  return language === undefined ? place : JSON.stringify([kind, language, before, after]);
}

function describe({ block, field, language, ...rest }: Difference, places: number, first: Language): string {
  const name = field === '' ? (block === undefined ? 'page' : 'bloc') : plainLine(field);
  const subject = language === undefined ? name : `${name} [${language}]`;
  return `${subject} : ${whatDiffers(rest, language, first)}${places > 1 ? ` (${places} endroits)` : ''}`;
}

function whatDiffers(
  { kind, before, after }: Omit<Difference, keyof ConfigLocation>,
  language: string | undefined,
  first: Language,
): string {
  if (kind === 'reordered') return 'autre ordre';
  if (kind === 'changed')
    return excerpts(summary(before, first), summary(after, first))
      .map((words) => `« ${words} »`)
      .join(' → ');
  const words = `« ${excerpt(summary(before ?? after, first))} »`;
  const draft = Reflect.get(Object(after), 'status') === 'draft' ? ' en brouillon' : '';
  if (kind === 'added') return `ajout${draft} de ${words}`;
  return language === undefined ? `suppression de ${words}` : `sans traduction (avant : ${words})`;
}

/** Returns the words by which a reader recognizes a value: the title inside it, or else its first text. */
function summary(value: unknown, first: Language): string {
  return firstWords(value, first) ?? (typeof value === 'string' ? value : JSON.stringify(value));
}

function firstWords(value: unknown, first: Language): string | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const { title, [first]: words } = value as Record<string, unknown>;
  if (typeof words === 'string') return words;
  return [title, ...Object.values(value)]
    .map((part) => firstWords(part, first))
    .find((found) => found !== undefined);
}
