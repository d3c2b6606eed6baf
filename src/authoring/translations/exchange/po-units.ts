import type { ProjectTexts } from '../../../config/texts/project-texts';
import { isObject, valueAt, type Path } from '../../../lib/json';
import { defaultLanguage, valueIn, type Language } from '../../../site/languages';
import { wordsKey } from '../../../site/messages';
import { translationUnits, type TranslationUnit } from '../translation-units';

/** A text with its translation, as a PO file names it. */
export interface PoUnit extends TranslationUnit {
  /**
   * What tells it from the same words elsewhere (`msgctxt`): its key, or the place of a text that is written in place;
   * empty for words, which have one translation.
   */
  context: string;
  /** The path in the config of a text that is written in place. */
  inPlace?: Path;
}

/** Returns the texts of a site for translators, in the order of the pages; those of the layout come last. */
export function poUnits(root: string, language: Language, project: ProjectTexts): PoUnit[] {
  const units = new Map<string, PoUnit>();
  for (const unit of translationUnits(root, language, project)) {
    const { key, path = [], entries } = unit.text;
    const inPlace = key === undefined && !entries ? path : undefined;
    const context = key ?? (inPlace ? placeName(project.source.value, inPlace) : '');
    const identity = poIdentity(context, unit.french);
    if (unit.french !== '' && !units.has(identity))
      units.set(identity, { ...unit, context, ...(inPlace && { inPlace }) });
  }
  return [...units.values()];
}

/** Returns what identifies an entry of a PO file. */
export function poIdentity(context: string, french: string): string {
  return `${context}\n${wordsKey(french)}`;
}

/**
 * Returns the name of a place in the config. An entry of a list goes by its id, so that another page before it makes no
 * difference.
 *
 * @example placeName(config, ['pages', 3, 'blocks', 0, 'title']) // 'pages/contact/blocks/0/title'
 */
function placeName(config: unknown, path: Path): string {
  const names = path.map((step, index) => {
    const entry = typeof step === 'number' ? valueAt(config, path.slice(0, index + 1)) : undefined;
    return isObject(entry) && typeof entry.id === 'string' ? entry.id : String(step);
  });
  return names.join('/');
}

/** Returns the position of the French text of a unit, such as `site.config.json:868`. */
export function poReference({ text, inPlace }: PoUnit, { source, locales }: ProjectTexts): string {
  const { key, path = [] } = text;
  const file = key === undefined ? source : valueIn(locales, defaultLanguage);
  const { line } = file.position(key?.split('.') ?? inPlace ?? path);
  return `${file.file}:${line}`;
}
