import { join } from 'node:path';
import { onePropertyALine } from './one-property-a-line';

/**
 * A config as the formatter writes it, by the settings of the project: whatever it is called and wherever it lies, it
 * is written as the project's own.
 *
 * @param root the folder of the project
 * @param text JSON
 */
export async function formattedConfig(root: string, text: string): Promise<string> {
  // The formatter takes its time to start; whoever only checks does not wait for it.
  const { format, resolveConfig } = await import('prettier');
  const settings = await resolveConfig(join(root, 'site.config.json'), { editorconfig: true });
  // It leaves objects as wide as it finds them; given each open, it writes the same whatever the white space was.
  return format(onePropertyALine(text), { ...settings, parser: 'json' });
}
