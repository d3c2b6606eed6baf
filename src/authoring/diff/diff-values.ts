import { isObject } from '../../lib/json';
import { languages, type Language } from '../../site/languages';
import { matchEntries, textField } from './match-items';
import { ResolvedText } from './resolve-texts';
import { summary } from './summary';

/** A difference in one field. */
export interface ValueDifference {
  /** The path of the field, such as `actions[0].to`; empty for the value itself. */
  field: string;
  /** The language whose texts differ; null for a value without languages. */
  language: Language | null;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The old and the new value; null for none. For a moved entry: its positions, counted from 1. */
  before: string | null;
  after: string | null;
  /** The key whose text has changed: other places may use it too. */
  key?: string | undefined;
}

/**
 * Returns the differences between two values, field by field and language by language.
 *
 * @param before as `resolveTexts()` returns it
 * @param field the path of the values
 * @returns an empty list when the values are equal
 */
export function valueDifferences(before: unknown, after: unknown, field = ''): ValueDifference[] {
  if (before === undefined && after === undefined) return [];
  if (before instanceof ResolvedText && after instanceof ResolvedText)
    return textDifferences(before, after, field);
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, field);
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      valueDifferences(
        ownField(before, name),
        ownField(after, name),
        field === '' ? name : `${field}.${name}`,
      ),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ field, language: null, kind, before: summary(before), after: summary(after) }];
}

function textDifferences(before: ResolvedText, after: ResolvedText, field: string): ValueDifference[] {
  return languages.flatMap((language) => {
    const [old = null, now = null] = [before.words[language], after.words[language]];
    if (old === now) return [];
    const kind = old === null ? 'added' : now === null ? 'removed' : 'changed';
    const key = before.key === after.key ? before.key : undefined;
    return [{ field, language, kind, before: old, after: now, key }];
  });
}

function listDifferences(before: unknown[], after: unknown[], field: string): ValueDifference[] {
  const { pairs, removed, added } = matchEntries(before, after);
  const path = (list: unknown[], index: number) => `${field}[${textField(list[index], 'id') ?? index}]`;
  const base = { language: null, before: null, after: null };
  return [
    ...pairs.flatMap((pair): ValueDifference[] => {
      const name = path(after, pair.after);
      const move = { before: `${pair.before + 1}`, after: `${pair.after + 1}` };
      return [
        ...(pair.moved ? [{ ...base, ...move, field: name, kind: 'moved' as const }] : []),
        ...valueDifferences(before[pair.before], after[pair.after], name),
      ];
    }),
    ...removed.map((index) => ({
      ...base,
      field: path(before, index),
      kind: 'removed' as const,
      before: summary(before[index]),
    })),
    ...added.map((index) => ({
      ...base,
      field: path(after, index),
      kind: 'added' as const,
      after: summary(after[index]),
    })),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !(value instanceof ResolvedText);
}

function ownField(value: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
