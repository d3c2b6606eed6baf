import { styleText } from 'node:util';
import { plainLine } from '../../lib/text/excerpt';
import { languageName } from '../../site/languages';
import type { ExplainedPage } from './page';
import type { ExplainedField } from './text';

/** Returns an explained page as lines for people: each field with its value, and its origin below. */
export function explainReport({ id, url, language, at, notice, head, blocks }: ExplainedPage): string[] {
  const dim = (text: string) => styleText('dim', text);
  const field = (indent: string) => (explained: ExplainedField) => [
    `${indent}${explained.field}: ${plainLine(explained.value)}`,
    ...explained.from.map((from) => dim(`${indent}    ${from}`)),
  ];
  return [
    `page "${id}" in ${languageName(language)}: ${url}`,
    ...(notice === null ? [] : [`  ${notice}`]),
    dim(`  ${at}`),
    '',
    'head',
    ...head.flatMap(field('  ')),
    ...blocks.flatMap((block) => [
      '',
      `block ${block.number} "${block.type}"${
        block.language === language
          ? ''
          : `, shown in ${languageName(block.language)} as a whole: an ${languageName(language)} text is missing`
      }`,
      dim(`  ${block.at}`),
      ...block.fields.flatMap(field('  ')),
      '  besides its own fields',
      ...block.beside.flatMap(field('    ')),
    ]),
  ];
}
