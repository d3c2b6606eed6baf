import { changedSiteLock, SITE_LOCK } from '../../../config/lock/site-lock';
import { readTranslationSources, updateTranslationSources } from '../../../config/lock/translation-sources';
import { problemLine, problemMessage } from '../../../config/source/problem';
import { readJson } from '../../../config/source/read-json';
import { readTextFile, UNREADABLE } from '../../../config/source/read-text-file';
import { rewriteJson } from '../../../config/source/write-json';
import type { SourceText } from '../../../config/texts/all-texts';
import { splitForm } from '../../../config/texts/plural-forms';
import { readProjectTexts, type ProjectTexts } from '../../../config/texts/project-texts';
import { setAt } from '../../../lib/json';
import { UserError } from '../../../lib/user-error';
import { defaultLanguage, languages, valueIn, type Language } from '../../../site/languages';
import { pageEntries, PAGES } from '../../../site/messages';
import { OWN_CONFIG } from '../../../validate/load-site';
import { say } from '../messages';
import { FUZZY } from './export-po';
import { parsePo, type PoEntry } from './po-file';
import { poIdentity, poUnits, type PoUnit } from './po-units';

/** What an import did. */
export interface Imported {
  /** The number of translations that are new or have changed. */
  written: number;
  /** The number of stale translations that are no longer fuzzy. */
  accepted: number;
  /** The number of entries that are still fuzzy, and of those without a translation. */
  fuzzy: number;
  empty: number;
  /** The entries that belong to no text of the site. */
  gone: { context: string; french: string; translation: string }[];
  /** The accepted keys that other languages translate, too, and these languages. */
  elsewhere: { keys: string[]; languages: Language[] };
}

/**
 * Writes the translations of a PO file to the locale file and the config. A stale translation is accepted when it is no
 * longer marked as `fuzzy`. A file is written only when it changes.
 *
 * @param root the folder of the project, whose config and texts have no error; the language needs no locale file
 * @param file the path of the PO file
 * @param name the name of the file, for messages
 * @throws {UserError} when the file is not valid, is in another language, or a file of the project must not be rewritten;
 *   nothing is then written
 * @throws when the file cannot be read
 */
export function importTranslations(root: string, language: Language, file: string, name: string): Imported {
  const entries = readEntries(language, file, name);
  const project = readProjectTexts(root, OWN_CONFIG);
  const units = new Map(
    poUnits(root, language, project).map((unit) => [poIdentity(unit.context, unit.french), unit]),
  );
  const found = entries.map((entry) => ({
    ...entry,
    unit: units.get(poIdentity(entry.context, entry.french)),
  }));
  const done = found.filter(({ isFuzzy, translation }) => !isFuzzy && translation !== '');
  const changes = new Map<PoUnit, string>();
  for (const { unit, translation } of done)
    if (unit && (unit.translation !== translation || unit.former !== undefined))
      changes.set(unit, translation);
  rewriteJson(root, changedFiles(root, language, project, changes));
  const accepted = [...changes.keys()].filter(({ former }) => former !== undefined);
  return {
    written: [...changes].filter(([unit, translation]) => unit.translation !== translation).length,
    accepted: accepted.length,
    fuzzy: found.filter(({ isFuzzy, translation, unit }) => unit && isFuzzy && translation !== '').length,
    empty: found.filter(({ translation, unit }) => unit && translation === '').length,
    gone: found.filter(({ unit, translation }) => !unit && translation !== ''),
    elsewhere: acceptedElsewhere(accepted, language),
  };
}

/** Reads the entries of a PO file, in a language. */
function readEntries(language: Language, file: string, name: string) {
  const { text, problems } = readTextFile('', file);
  const unreadable = problems.find(({ code }) => code === UNREADABLE);
  if (unreadable) throw new Error(`${name}: ${problemMessage(unreadable)}`);
  if (problems.length > 0)
    throw new UserError(problems.map((problem) => problemLine({ ...problem, file: name })).join('\n'));
  const { headers, entries } = parsePo(name, text);
  const { Language: found = '' } = headers;
  // A file for a region, such as "ar_MA", is one of the language.
  const [first = '', ...region] = found.toLowerCase().split(/[-_.@]/);
  if (found !== '' && ![first, [first, ...region].join('-')].includes(language.toLowerCase()))
    throw new UserError(say('wrongLanguage', name, found, language));
  return entries.map(({ msgctxt = '', msgid, msgstr, comments }: PoEntry) => ({
    context: msgctxt,
    french: msgid,
    translation: msgstr[0]?.trim() === '' ? '' : (msgstr[0] ?? ''),
    isFuzzy: (comments?.flag ?? '').split(/[\s,]+/).includes(FUZZY),
  }));
}

/** Returns the files of the project that changes of translations concern, with their new content. */
function changedFiles(
  root: string,
  language: Language,
  project: ProjectTexts,
  changes: ReadonlyMap<PoUnit, string>,
): Map<string, unknown> {
  const contents = new Map<string, unknown>();
  const { [PAGES]: pages, ...keyed } = structuredClone(valueIn(project.messages, language));
  const config = structuredClone(readJson(root, OWN_CONFIG).source.value) as object;
  const words = new Map<SourceText, string>();
  const acceptedKeys = new Set<string>();
  for (const [{ text, inPlace, former, translation: before }, translation] of inFrenchOrder(
    project,
    changes,
  )) {
    if (text.entries) words.set(text, translation);
    else if (inPlace) setAt(config, [...inPlace, language], translation);
    else if (text.key !== undefined) {
      if (before !== translation) setAt(keyed, text.key.split('.'), translation);
      if (former !== undefined) acceptedKeys.add(text.key);
    }
  }
  const units = [...changes.keys()];
  if (units.some(({ inPlace }) => inPlace)) contents.set(OWN_CONFIG, config);
  if (units.some(({ inPlace }) => !inPlace)) {
    const entries = words.size === 0 ? pages : pagesWith(project, language, words);
    contents.set(valueIn(project.locales, language).file, { ...keyed, ...(entries && { [PAGES]: entries }) });
  }
  if (acceptedKeys.size > 0) {
    const isAccepted = ({ key = '' }: SourceText) => acceptedKeys.has(key);
    const sources = updateTranslationSources(readTranslationSources(root), project.texts, isAccepted);
    const lock = changedSiteLock(root, { translations: sources });
    if (lock) contents.set(SITE_LOCK, lock);
  }
  return contents;
}

/** Returns changes in the order of the French locale file, in which a new locale file lists its keys. */
function inFrenchOrder({ texts }: ProjectTexts, changes: ReadonlyMap<PoUnit, string>): [PoUnit, string][] {
  // A language may have plural forms that French does not have.
  const nameOf = ({ key = '' }: SourceText) => splitForm(key).key;
  const order = new Map(texts.map((text, index) => [nameOf(text), index]));
  const indexOf = ({ text }: PoUnit) => order.get(nameOf(text)) ?? 0;
  return [...changes].toSorted(([one], [other]) => indexOf(one) - indexOf(other));
}

/** Returns the translations of words of a locale file with new ones, each after that of the text before it. */
function pagesWith(
  { texts, messages }: ProjectTexts,
  language: Language,
  words: ReadonlyMap<SourceText, string>,
): Record<string, string> {
  const entries = Object.entries(pageEntries(valueIn(messages, language)));
  const indexes = new Map(entries.map(([name], index) => [name, index + 1]));
  /** The entries that belong before the first one of the file, then each with those that are added after it. */
  const groups: [string, string][][] = [[], ...entries.map((entry) => [entry])];
  let last = 0;
  for (const text of texts) {
    if (!text.entries) continue;
    const french = text.texts[defaultLanguage] ?? '';
    const own = text.entries[language];
    const translation = words.get(text);
    if (own) last = indexes.get(own.name) ?? last;
    if (translation === undefined) continue;
    if (own) groups[last]?.splice(0, 1, [own.isStale ? french : own.name, translation]);
    else groups[last]?.push([french, translation]);
  }
  return Object.fromEntries(groups.flat());
}

/** Returns the accepted keys that other languages translate, too: a key is accepted in all of them at once. */
function acceptedElsewhere(accepted: readonly PoUnit[], language: Language): Imported['elsewhere'] {
  const keyed = accepted.flatMap(({ text: { key } }) => key ?? []);
  const others = languages.filter((code) => code !== language && code !== defaultLanguage);
  return { keys: others.length === 0 ? [] : keyed, languages: others };
}
