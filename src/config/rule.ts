import type { AnyFinding, FindingOptions, MessageOf, Messages, RuleInfo } from './rule-info';
import type { Source } from './source/json-source';
import type { SourceText } from './texts/all-texts';
import type { Path } from '../lib/json';
import type { Language } from '../site/languages';
import type { Context } from './context';
import type { SchemaError, SchemaFinding, SchemaRule } from './schema/schema-rule';

/** Where a finding is: at a path of the config or of another file, or in a text. */
export interface FindingLocation {
  path?: Path;
  /** The file of the path, when it is not the config. */
  source?: Source;
  /** Whether the name of the field at the path is meant, not its value. */
  isName?: boolean;
  text?: SourceText;
  /** The language of the text. */
  language?: Language;
  /** Whether an error is the cause of whatever else is found, as when a file is another one. */
  isOnlyFinding?: boolean;
}

/** What a rule finds: where, which of its messages, and the data of the message. */
type Finding<M extends Messages> = FindingLocation & MessageOf<M> & FindingOptions;

/** A rule that `validate` runs. */
export interface Rule extends RuleInfo {
  /**
   * What a rule above it in the table may report as the cause of what it finds, which is then not reported: an error, anything
   * at all, or anything in the same text in the first language.
   */
  mayFollow?: 'error' | 'any' | 'text';
  check: (context: Context) => Iterable<FindingLocation & AnyFinding>;
}

/**
 * Defines a rule: its description, its messages and its check in one place. The list in `rules/index.ts` names it.
 *
 * @example
 * export const orphanPage = rule({
 *   code: 'LINK-009', …
 *   messages: { orphan: ({ page }: { page: string }) => ({ en: `…${page}`, fr: `…${page}` }) },
 *   *check({ config }) { … yield { path, message: 'orphan', data: { page } }; },
 * });
 */
export function rule<M extends Messages>(
  definition: RuleInfo<M> & Pick<Rule, 'mayFollow'> & { check: (context: Context) => Iterable<Finding<M>> },
): Rule;
/** Defines a rule that the schema enforces: its description, its messages and the keywords that it explains. */
export function rule<M extends Messages>(
  definition: RuleInfo<M> &
    Pick<SchemaRule, 'keywords'> & { explain: (error: SchemaError, config: unknown) => SchemaFinding<M> },
): SchemaRule;
export function rule(definition: Rule | SchemaRule) {
  return definition;
}
