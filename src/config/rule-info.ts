import { withFrenchSpaces } from '../lib/text/french-spaces';
import type { Translated } from '../lib/text/message-language';
import type { Fix, Problem, Severity } from './source/problem';

/** The messages of a rule by name. Each is a function of the data of one problem, such as the name of a page. */
export type Messages = Record<string, (data: never) => Translated>;

/** The description of a rule, from which its documentation, its schema and its tests follow. */
export interface RuleInfo<M extends Messages = Messages> {
  /** Such as `LINK-001`; codes are never reused. */
  code: string;
  /** An error keeps the site from being published, and the config cannot lower it. */
  severity: Severity;
  /** One sentence: what is reported. */
  summary: Translated;
  /** Markdown: why it matters, and how to fix it. */
  docs: Translated;
  /** Changes of the sample site that are reported and that are not; or the reason why there are none. */
  examples: RuleExamples | { none: string };
  messages: M;
}

export interface RuleExamples {
  invalid: Example[];
  /** A part of the English message that the invalid examples cause. */
  reports: string;
  valid: Example[];
}

/**
 * A change of the sample site: a JSON value at a pointer of the config or of another file (`/-` adds it to a list), or the entire
 * content of a file.
 */
export type Example = { file?: string; pointer: string; value: unknown } | { file: string; content: string };

/** The message of one problem and its data, as the rule declares them. */
export type MessageOf<M extends Messages> = {
  [Id in keyof M & string]: Parameters<M[Id]> extends []
    ? { message: Id; data?: undefined }
    : { message: Id; data: Parameters<M[Id]>[0] };
}[keyof M & string];

/** What a finding may add to its message. */
export interface FindingOptions {
  /** The replacement value, when there is a likely one. */
  suggestion?: string | null | undefined;
  /** The correction that `validate --fix` writes. */
  fix?: Fix | undefined;
}

/** A finding of a rule that is not known. */
export type AnyFinding = FindingOptions & { message: string; data?: unknown };

/** Where a problem is: its file, and what is known of its place in it. */
export type ProblemPlace = Pick<Problem, 'file'> & Partial<Problem>;

/**
 * Creates the problem for a finding.
 *
 * @param rule the rule that reports it
 * @param finding the message and its data
 * @param place the file, and what is known of the place in it
 */
export function createProblem<M extends Messages>(
  rule: RuleInfo<M>,
  finding: MessageOf<M> & FindingOptions,
  place: ProblemPlace,
): Problem;
export function createProblem(rule: RuleInfo, finding: AnyFinding, place: ProblemPlace): Problem;
export function createProblem(
  { code, severity, messages }: RuleInfo,
  { message, data, suggestion = null, fix }: AnyFinding,
  place: ProblemPlace,
): Problem {
  const text = messages[message];
  if (!text) throw new Error(`The rule ${code} has no message "${message}".`);
  return {
    line: 1,
    column: 1,
    location: { en: '', fr: '' },
    pointer: '',
    ...place,
    severity,
    code,
    message: typeset(text(data as never)),
    data: Object(data ?? {}) as object,
    suggestion,
    ...(fix && { fix }),
  };
}

/** Returns a text with the typography of its languages. */
export function typeset({ en, fr }: Translated): Translated {
  return { en, fr: withFrenchSpaces(fr) };
}
