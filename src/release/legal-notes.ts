import { visit } from 'jsonc-parser';
import { say } from '../config/message-language';
import { readJson } from '../config/source/read-json';
import { OWN_CONFIG } from '../validate/load-site';

/**
 * Returns what a lawyer has to read before the site goes live: the notes of the config that start with `legal:`.
 *
 * @param root the folder of the site
 * @returns a text with a line for each note, with its place; undefined without notes, or without a config that can be read
 */
export function legalNotes(root: string): string | undefined {
  const lines: string[] = [];
  visit(readJson(root, OWN_CONFIG).source.text, {
    onLiteralValue(value: unknown, _offset, _length, line, _character, path) {
      if (typeof value !== 'string' || !value.startsWith('legal:') || path().at(-1) !== '$comment') return;
      lines.push(`  ${OWN_CONFIG}:${line + 1}  ${value.slice('legal:'.length).trim()}`);
    },
  });
  if (lines.length === 0) return undefined;
  return say({
    en: `A lawyer reads these places before launch (${lines.length}); remove a note when it is settled:\n${lines.join('\n')}\n`,
    fr: `Un juriste lit ces endroits avant la mise en ligne (${lines.length}) ; retirez une note quand elle est réglée :\n${lines.join('\n')}\n`,
  });
}
