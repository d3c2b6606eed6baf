import { languages, type Language } from '../../site/languages';
import { valueDifferences } from './diff-values';
import { matchEntries, pagePathOf, textField } from './match-items';
import { ResolvedText } from './resolve-texts';
import { summary } from './summary';
import type { FoundDifference } from './types';

/**
 * Returns the differences in the pages. Pages are matched by id, by path, or by their texts; the blocks of a page by
 * id, or by their type and texts.
 *
 * @param before the pages, as `resolveTexts()` returns them
 * @returns the differences page by page in the new order, then the removed pages
 */
export function pagesDifferences(before: unknown[], after: unknown[]): FoundDifference[] {
  const { pairs, added, removed } = matchEntries(before, after, false);
  const base = { field: '', block: null, language: null, before: null, after: null };
  const byIndex = new Map(
    added.map((index): [number, FoundDifference[]] => {
      const missing = missingLanguages(after[index]);
      const page = pageName(after[index], index);
      return [
        index,
        [
          {
            ...base,
            page,
            kind: 'added',
            after: summary(after[index]),
            missing,
            dates: scheduleOf(after[index]),
          },
        ],
      ];
    }),
  );
  for (const { before: from, after: to, moved } of pairs) {
    const page = pageName(after[to], to);
    const move = { before: `${from + 1}`, after: `${to + 1}` };
    byIndex.set(to, [
      ...(moved ? [{ ...base, ...move, page, kind: 'moved' as const }] : []),
      ...pageDifferences(before[from], after[to]).map((difference) => ({ ...difference, page })),
    ]);
  }
  return [
    ...after.flatMap((_, index) => byIndex.get(index) ?? []),
    ...removed.map((index) => ({
      ...base,
      page: pageName(before[index], index),
      kind: 'removed' as const,
      before: summary(before[index]),
    })),
  ];
}

/** Returns why a page is not always published, in words. */
function scheduleOf(page: unknown): string[] {
  const [from, until] = [textField(page, 'publishAt'), textField(page, 'expireAt')];
  return [
    ...(textField(page, 'status') === 'draft' ? ['a draft'] : []),
    ...(from === undefined ? [] : [`published from ${from}`]),
    ...(until === undefined ? [] : [`published until ${until}`]),
  ];
}

function pageDifferences(before: unknown, after: unknown): Omit<FoundDifference, 'page'>[] {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  if (!old || !now)
    return valueDifferences(before, after).map((difference) => ({ ...difference, block: null }));
  const withoutBlocks = (page: unknown) => ({ ...(page as object), blocks: undefined });
  const { pairs, added, removed } = matchEntries(old, now);
  const base = { field: '', language: null, before: null, after: null };
  return [
    ...valueDifferences(withoutBlocks(before), withoutBlocks(after)).map((difference) => ({
      ...difference,
      block: null,
    })),
    ...pairs.flatMap((pair): Omit<FoundDifference, 'page'>[] => {
      const block = blockName(now, pair.after);
      const move = { before: `${pair.before + 1}`, after: `${pair.after + 1}` };
      return [
        ...(pair.moved ? [{ ...base, ...move, block, kind: 'moved' as const }] : []),
        ...valueDifferences(old[pair.before], now[pair.after]).map((difference) => ({
          ...difference,
          block,
        })),
      ];
    }),
    ...removed.map((index) => ({
      ...base,
      block: blockName(old, index),
      kind: 'removed' as const,
      before: summary(old[index]),
    })),
    ...added.map((index) => ({
      ...base,
      block: blockName(now, index),
      kind: 'added' as const,
      after: summary(now[index]),
    })),
  ];
}

function pageName(page: unknown, index: number): string {
  return pagePathOf(page) ?? textField(page, 'id') ?? `page ${index + 1}`;
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

/** Returns the languages in which one of the texts of a value is missing. */
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
