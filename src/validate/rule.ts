import type { FindingOptions, MessageOf, Messages, RuleInfo } from '../config/rule';
import type { Source } from '../config/source/json-source';
import type { SourceText } from '../config/texts/all-texts';
import type { Path } from '../lib/json';
import type { Language } from '../site/languages';
import type { Context } from './context';

/**
 * The parts of a site on which a rule relies. While one of them has an error, the rule is not run: it would draw wrong
 * conclusions, such as a link to nowhere because the page it leads to could not be read.
 *
 * - `organization`, `theme`, `menus`, `contact`: the part of the config; `theme` is usable while only values of colors are
 *   invalid, `colors` is not.
 * - `page ids`, `page paths`, `ad ids`: the names of all pages and ads.
 * - `pages`, `blocks`, `redirects`: all of them, with their content.
 * - `texts`: the locale files.
 * - `config`: all of the config.
 */
export type Part =
  | 'organization'
  | 'theme'
  | 'colors'
  | 'menus'
  | 'contact'
  | 'page ids'
  | 'page paths'
  | 'ad ids'
  | 'pages'
  | 'blocks'
  | 'redirects'
  | 'texts'
  | 'config';

/**
 * When a rule runs. Each stage skips the parts in which an earlier stage found errors.
 *
 * - `config`: on the config.
 * - `site`: on the texts that visitors read.
 */
export const stages = ['config', 'site'] as const;
export type Stage = (typeof stages)[number];

/** Where a finding is: at a path of the config or of another file, or in a text. */
export interface Place {
  path?: Path;
  /** The file of the path, when it is not the config. */
  source?: Source;
  /** Whether the name of the field at the path is meant, not its value. */
  isName?: boolean;
  text?: SourceText;
  /** The language of the text. */
  language?: Language;
}

/** What a rule finds: where, which of its messages, and the data of the message. */
export type Finding<M extends Messages> = Place & MessageOf<M> & FindingOptions;

/** A finding whose rule is not known. */
export type AnyFinding = Place & FindingOptions & { message: string; data?: unknown };

/** A rule that `validate` runs. */
export interface Rule extends RuleInfo {
  reads: readonly Part[];
  stage: Stage;
  check: (context: Context) => Iterable<AnyFinding>;
}

/**
 * Defines a rule: its description, its messages and its check in one place. The list in `rules/index.ts` names it.
 *
 * @example
 * export const selfLink = rule({
 *   code: 'PAGE-001', …
 *   messages: { self: ({ page }: { page: string }) => ({ en: `…${page}`, fr: `…${page}` }) },
 *   *check({ targets }) { … yield { path, message: 'self', data: { page } }; },
 * });
 */
export function rule<M extends Messages>({
  reads = [],
  stage = 'config',
  ...definition
}: RuleInfo<M> & {
  reads?: readonly Part[];
  stage?: Stage;
  check: (context: Context) => Iterable<Finding<M>>;
}): Rule {
  const needed: readonly Part[] = stage === 'site' ? ['organization', 'theme', 'texts', ...reads] : reads;
  return { ...definition, reads: needed, stage };
}
