import { languageNames } from '../../site/languages';
import { plainLine } from '../../lib/excerpt';
import type { ExplainedPage } from './page';
import type { Explained } from './text';
import type { TerminalColors } from '../../lib/terminal';

/** An explained page for people: each field with its value, and under it where that comes from. */
export function explainedReport(
  { id, url, language, at, notice, head, blocks }: ExplainedPage,
  { dim }: Pick<TerminalColors, 'dim'>,
): string[] {
  const field = (indent: string) => (explained: Explained) => [
    `${indent}${explained.field}: ${plainLine(explained.value)}`,
    ...explained.from.map((from) => dim(`${indent}    ${from}`)),
  ];
  return [
    `page "${id}" in ${languageNames[language]}: ${url}`,
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
          : `, shown whole in ${languageNames[block.language]}: ${languageNames[language]} words are missing`
      }`,
      dim(`  ${block.at}`),
      ...block.fields.flatMap(field('  ')),
      '  beside its own fields',
      ...block.beside.flatMap(field('    ')),
    ]),
  ];
}
