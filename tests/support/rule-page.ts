/** One change of the sample site, as a page of docs/rules shows it. */
export interface RuleExample {
  kind: 'bad' | 'good';
  file: string;
  /** A JSON pointer into the file; empty for the whole file. */
  pointer: string;
  /** `json` is a value for the pointer, `text` the whole file. */
  fence: 'json' | 'text';
  content: string;
}

/** What a page of docs/rules says, in parts that can be run. */
export interface RulePage {
  /** The first line, without its sign. */
  title: string;
  examples: RuleExample[];
  /** What `npm run validate` says of the bad example. */
  quotes: string[];
  /** Why the rule cannot be shown by a change of the site; undefined when it is shown. */
  unshown: string | undefined;
}

/**
 * Reads a page of docs/rules.
 *
 * @param text the page
 * @throws when something begins like an example and is none
 */
export function rulePage(text: string): RulePage {
  const examples = [...text.matchAll(EXAMPLE)].map(
    ([, kind, file = '', pointer = '', fence, content = '']) =>
      ({ kind, file, pointer, fence, content }) as RuleExample,
  );
  const unshown = /^<!-- example: none, (.+) -->$/m.exec(text)?.[1];
  const begun = text.match(/<!-- *example/g)?.length ?? 0;
  if (begun !== examples.length + (unshown === undefined ? 0 : 1))
    throw new Error(
      'an example is written as: <!-- example: bad site.config.json /url --> and a fence below it',
    );
  return {
    title: /^# (.+)$/m.exec(text)?.[1] ?? '',
    examples,
    quotes: [...text.matchAll(/^> (.+)$/gm)].map(([, quote = '']) => quote),
    unshown,
  };
}

const EXAMPLE = /^<!-- example: (bad|good) (\S+)(?: (\/\S*))? -->\n+```(json|text)\n([^]*?)^```$/gm;
