import { visit } from 'jsonc-parser';
import { say } from '../config/message-language';
import { readJson } from '../config/source/read-json';
import { OWN_CONFIG } from '../validate/load-site';

/**
 * Returns what somebody has to confirm before the site goes live: the notes of the config with `owner:` or `legal:`.
 *
 * @param root the folder of the site
 * @returns a text with a line for each note, with its place; undefined without notes, or without a config that can be read
 */
export function launchNotes(root: string): string | undefined {
  const lines: string[] = [];
  visit(readJson(root, OWN_CONFIG).source.text, {
    onLiteralValue(value: unknown, _offset, _length, line, _character, path) {
      if (typeof value !== 'string' || !/\b(?:owner|legal):/.test(value) || path().at(-1) !== '$comment')
        return;
      lines.push(`  ${OWN_CONFIG}:${line + 1}  ${value}`);
    },
  });
  if (lines.length === 0) return undefined;
  return say({
    en: `Before launch, the owner confirms what is marked "owner", a lawyer what is marked "legal" (${lines.length}). Remove a note when it is settled:\n${lines.join('\n')}\n`,
    fr: `Avant la mise en ligne, le propriétaire confirme ce qui est marqué « owner », un juriste ce qui est marqué « legal » (${lines.length}). Retirez une note quand elle est réglée :\n${lines.join('\n')}\n`,
  });
}
