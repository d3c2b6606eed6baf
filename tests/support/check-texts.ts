import type { SourceText } from '../../src/config/texts/all-texts';
import type { Context } from '../../src/config/context';
import type { Rule } from '../../src/config/rule';
import { agencyConfig, trilingual } from './sites';

/**
 * Runs a rule on texts.
 *
 * @param texts the texts, each in its languages
 * @param context what else the rule reads
 * @returns what it finds, with the English message in place of its name
 */
export function checkTexts(
  { check, messages }: Rule,
  texts: readonly (SourceText | SourceText['texts'])[],
  context: object = {},
) {
  const sources = texts.map((text): SourceText => (isSource(text) ? text : { texts: text }));
  const { languages, organization } = agencyConfig();
  const all = {
    texts: sources,
    allTexts: sources,
    locales: {},
    config: { pages: [], languages, organization: { ...organization, placeholder: false } },
    ...trilingual,
    ...context,
  };
  return [...check(all as unknown as Context)].map((finding) => ({
    ...finding,
    message: messages[finding.message]?.(finding.data as never).en ?? '',
  }));
}

function isSource(text: SourceText | SourceText['texts']): text is SourceText {
  return typeof text.texts === 'object';
}
