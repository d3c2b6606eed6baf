import { describeLocation } from '../../config/location';
import { formerFrench, readTranslationSources } from '../../config/lock/translation-sources';
import type { SourceText } from '../../config/texts/all-texts';
import { splitForm } from '../../config/texts/plural-forms';
import { readProjectTexts } from '../../config/texts/project-texts';
import { jsonPointer } from '../../lib/json';
import { defaultLanguage, type Language } from '../../site/languages';
import { pluralForms } from '../../site/plural-forms';
import { OWN_CONFIG } from '../../validate/load-site';

/** A text with its translation into one language. */
export interface TranslationUnit {
  text: SourceText;
  /** The location in the site; for texts of the layout, their key. */
  place: string;
  french: string;
  translation?: string | undefined;
  /** The French text from which the translation was made, when it has changed since. */
  former?: string | undefined;
}

/**
 * Returns every text of a site with its translation, in the order of the config; texts of the layout come last.
 *
 * @param root the folder of the project, whose config and texts have no error
 */
export function translationUnits(root: string, language: Language): TranslationUnit[] {
  const project = readProjectTexts(root, OWN_CONFIG);
  const sources = readTranslationSources(root);
  const order = new Map(
    project.findReferences(project.config).references.map(({ path }, index) => [jsonPointer(path), index]),
  );
  const indexOf = ({ path }: SourceText) => (path && order.get(jsonPointer(path))) ?? order.size;
  return project.texts
    .filter(({ key }) => hasForm(key, language))
    .toSorted((one, other) => indexOf(one) - indexOf(other))
    .map((text) => ({
      text,
      place: text.path ? describeLocation(project.config, text.path) : (text.key ?? ''),
      french: text.texts[defaultLanguage] ?? '',
      translation: text.entries ? text.entries[language]?.translation : text.texts[language],
      former: formerFrench(sources, text, language),
    }));
}

/** Returns whether a language has the plural form of a key. */
function hasForm(key: string | undefined, language: Language): boolean {
  const { form } = splitForm(key ?? '');
  return form === undefined || pluralForms(language).includes(form);
}

/** Returns whether a unit has to be translated or checked. */
export function isOpen({ translation, former }: TranslationUnit): boolean {
  return translation === undefined || former !== undefined;
}
