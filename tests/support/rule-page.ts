/** An example of a page of docs/rules: a change of the sample site. */
export interface RuleExample {
  kind: 'bad' | 'good';
  file: string;
  /** A JSON pointer into the file; empty for the whole file. */
  pointer: string;
  /** `json` for a value at the pointer, `text` for the whole file. */
  fence: 'json' | 'text';
  content: string;
}

/** The parts of a page of docs/rules. */
export interface RulePage {
  /** The first heading. */
  title: string;
  examples: RuleExample[];
  /** The quoted messages of `npm run validate` for the bad example. */
  quotes: string[];
  /** The reason why there is no example; undefined when there is one. */
  unshown: string | undefined;
}

/**
 * Returns the parts of a page of docs/rules.
 *
 * @param text the content of the page
 * @throws when an example has the wrong form
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
