import { languages, type Language } from '../../site/languages';
import type { FoundDifference } from './types';
import { matchedEntries, textField } from './match-items';
import { ResolvedText } from './resolve-texts';
import { summary } from './summary';
import { valueDifferences } from './diff-values';

/**
 * What has changed in the pages: found again by id, by path, or by what they say; in each its blocks, by id or by
 * their type and what they say.
 *
 * @param before the pages, as `resolvedValues()` gives them
 * @returns page by page in their order of now, then those that are gone
 */
export function pagesDifferences(before: unknown[], after: unknown[]): FoundDifference[] {
  const { pairs, added, removed } = matchedEntries(before, after, false);
  const whole = { field: '', block: null, language: null, before: null, after: null };
  const news = new Map(
    added.map((index): [number, FoundDifference[]] => {
      const missing = missingLanguages(after[index]);
      const page = pageName(after[index], index);
      return [
        index,
        [
          {
            ...whole,
            page,
            kind: 'added',
            after: summary(after[index]),
            missing,
            dates: datesOf(after[index]),
          },
        ],
      ];
    }),
  );
  for (const { before: from, after: to, moved } of pairs) {
    const page = pageName(after[to], to);
    const move = { before: `${from + 1}`, after: `${to + 1}` };
    news.set(to, [
      ...(moved ? [{ ...whole, ...move, page, kind: 'moved' as const }] : []),
      ...pageDifferences(before[from], after[to]).map((found) => ({ ...found, page })),
    ]);
  }
  return [
    ...after.flatMap((_, index) => news.get(index) ?? []),
    ...removed.map((index) => ({
      ...whole,
      page: pageName(before[index], index),
      kind: 'removed' as const,
      before: summary(before[index]),
    })),
  ];
}

/** Why a page is not published at every moment, in words. */
function datesOf(page: unknown): string[] {
  const [from, until] = [textField(page, 'publishAt'), textField(page, 'expireAt')];
  return [
    ...(textField(page, 'status') === 'draft' ? ['a draft'] : []),
    ...(from === undefined ? [] : [`published from ${from}`]),
    ...(until === undefined ? [] : [`published until ${until}`]),
  ];
}

function pageDifferences(before: unknown, after: unknown): Omit<FoundDifference, 'page'>[] {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  if (!old || !now) return valueDifferences(before, after).map((found) => ({ ...found, block: null }));
  const withoutBlocks = (page: unknown) => ({ ...(page as object), blocks: undefined });
  const { pairs, added, removed } = matchedEntries(old, now);
  const whole = { field: '', language: null, before: null, after: null };
  return [
    ...valueDifferences(withoutBlocks(before), withoutBlocks(after)).map((found) => ({
      ...found,
      block: null,
    })),
    ...pairs.flatMap((pair): Omit<FoundDifference, 'page'>[] => {
      const block = blockName(now, pair.after);
      const move = { before: `${pair.before + 1}`, after: `${pair.after + 1}` };
      return [
        ...(pair.moved ? [{ ...whole, ...move, block, kind: 'moved' as const }] : []),
        ...valueDifferences(old[pair.before], now[pair.after]).map((found) => ({ ...found, block })),
      ];
    }),
    ...removed.map((index) => ({
      ...whole,
      block: blockName(old, index),
      kind: 'removed' as const,
      before: summary(old[index]),
    })),
    ...added.map((index) => ({
      ...whole,
      block: blockName(now, index),
      kind: 'added' as const,
      after: summary(now[index]),
    })),
  ];
}

function pageName(page: unknown, index: number): string {
  return textField(page, 'path') ?? textField(page, 'id') ?? `page ${index + 1}`;
}

function blockName(blocks: unknown[], index: number): string {
  const type = textField(blocks[index], 'type') ?? 'block';
  const isOnly = blocks.filter((block) => (textField(block, 'type') ?? 'block') === type).length === 1;
  return isOnly ? type : `${type} (block ${index + 1})`;
}

function blocksOf(page: unknown): unknown[] | undefined {
  const blocks: unknown = page !== null && typeof page === 'object' ? Reflect.get(page, 'blocks') : undefined;
  return Array.isArray(blocks) ? blocks : undefined;
}

/** The languages in which one of the texts of a value has no words. */
function missingLanguages(value: unknown): Language[] {
  const missing = new Set<Language>();
  const walk = (inner: unknown): void => {
    if (inner instanceof ResolvedText) {
      for (const language of languages) if (inner.words[language] === undefined) missing.add(language);
    } else if (inner !== null && typeof inner === 'object') Object.values(inner).forEach(walk);
  };
  walk(value);
  return languages.filter((language) => missing.has(language));
}
