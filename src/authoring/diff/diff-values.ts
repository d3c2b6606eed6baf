import { languages, type Language } from '../../site/languages';
import { matchedEntries, textField } from './match-items';
import { ResolvedText } from './resolve-texts';
import { summary } from './summary';

/** What has become of a field. */
export interface ValueDifference {
  /** The way to the field, such as `actions[0].to`; empty for the whole. */
  field: string;
  /** The language whose words differ; null for what is the same in all. */
  language: Language | null;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** What stood there, and what stands there; null for nothing. Of what has moved: its places, counted from 1. */
  before: string | null;
  after: string | null;
  /** The key whose words have changed: they may be used in many places. */
  key?: string | undefined;
}

/**
 * What has changed between two values, field by field and language by language.
 *
 * @param before as `resolvedValues()` gives it
 * @param field the way to the values
 * @returns nothing when both say the same
 */
export function valueDifferences(before: unknown, after: unknown, field = ''): ValueDifference[] {
  if (before === undefined && after === undefined) return [];
  if (before instanceof ResolvedText && after instanceof ResolvedText)
    return textDifferences(before, after, field);
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, field);
  if (isRecord(before) && isRecord(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) =>
      valueDifferences(own(before, name), own(after, name), field === '' ? name : `${field}.${name}`),
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
  const { pairs, removed, added } = matchedEntries(before, after);
  const place = (list: unknown[], index: number) => `${field}[${textField(list[index], 'id') ?? index}]`;
  const whole = { language: null, before: null, after: null };
  return [
    ...pairs.flatMap((pair): ValueDifference[] => {
      const name = place(after, pair.after);
      const move = { before: `${pair.before + 1}`, after: `${pair.after + 1}` };
      return [
        ...(pair.moved ? [{ ...whole, ...move, field: name, kind: 'moved' as const }] : []),
        ...valueDifferences(before[pair.before], after[pair.after], name),
      ];
    }),
    ...removed.map((index) => ({
      ...whole,
      field: place(before, index),
      kind: 'removed' as const,
      before: summary(before[index]),
    })),
    ...added.map((index) => ({
      ...whole,
      field: place(after, index),
      kind: 'added' as const,
      after: summary(after[index]),
    })),
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return (
    value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof ResolvedText)
  );
}

function own(value: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}
