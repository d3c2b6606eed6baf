import { resolve } from 'node:path';
import { projectRoot } from '../../lib/project-root';
import { valueIn, type Language, type Languages } from '../../site/languages';
import { flattenMessages, mergedFrame } from '../../site/messages';
import type { Messages } from '../../site/site';
import { readJson } from '../source/json-source';
import type { SourceText } from './all-texts';
import { splitForm } from './frame-keys';

/**
 * Reads the project's texts of the layout in a language, which serve a site in another folder.
 *
 * @param root the folder of the site; the project itself inherits nothing
 * @returns undefined when the project has none in this language
 */
export function projectFrame(root: string, language: Language, project = projectRoot): Messages | undefined {
  if (resolve(root) === resolve(project)) return undefined;
  const { value } = readJson(project, `locales/${language}.json`).source;
  return (value as { frame?: Messages } | undefined)?.frame;
}

/** Returns the words of a locale file, with those of the project for the texts of the layout that it lacks. */
export function withFrame(words: Messages, frame: Messages | undefined): Messages {
  return frame ? { ...words, ...mergedFrame(words, { frame }, (key) => splitForm(key).key) } : words;
}

/**
 * Returns the texts of a site without those that are the project's alone: the site has no words for them, lacks them in no
 * language, and does not name them in its config. Rules and commands have nothing to say about these.
 *
 * @param written the locale files of the site, by language
 * @param shown the same with the texts of the project
 */
export function ownTexts(
  { languages, defaultLanguage }: Languages,
  texts: readonly SourceText[],
  written: Record<Language, Messages>,
  shown: Record<Language, Messages>,
): SourceText[] {
  const own = keysOf(valueIn(written, defaultLanguage));
  const keys = languages.map((language) => keysOf(valueIn(shown, language)));
  return texts.filter(({ key = '', path }) => {
    const name = splitForm(key).key;
    return path !== undefined || own.has(name) || !keys.every((known) => known.has(name));
  });
}

/** Returns the keys of a locale file, without plural forms, of which languages have different ones. */
export function keysOf(words: Messages): ReadonlySet<string> {
  return new Set([...flattenMessages(words).keys()].map((key) => splitForm(key).key));
}
