import { formerFrench, updateTranslationSources } from '../../config/lock/translation-sources';
import { changedSiteLock, readSiteLock, SITE_LOCK } from '../../config/lock/site-lock';
import { rewriteJson } from '../../config/source/write-json';
import { type SourceText, textId } from '../../config/texts/all-texts';
import { orderedPages } from '../../config/texts/ordered-pages';
import { readProjectTexts } from '../../config/texts/project-texts';
import { valueIn } from '../../site/languages';
import { PAGES, wordsKey } from '../../site/messages';
import { OWN_CONFIG } from '../../config/load-site';

/** What was accepted. */
interface Acceptance {
  /** The number of texts with a stale translation that are accepted, and of those that are not. */
  accepted: number;
  stale: number;
  /** The names that are neither a text nor a page. */
  unknown: string[];
  /** Whether a file was written. */
  isWritten: boolean;
}

/**
 * Records that translations match the current French texts: the entry of a text gets its new words, and the lock file
 * the French text of a key. New texts under keys are recorded in any case. A file is written only when it changes.
 *
 * @param root the folder of the site, whose config and texts have no error
 * @param names what to accept: words, keys with all below them, or ids of pages; everything when it is left out
 * @throws {UserError} when a file must not be rewritten; nothing is then written
 */
export function acceptTranslations(root: string, names?: readonly string[]): Acceptance {
  const project = readProjectTexts(root, OWN_CONFIG);
  const { config, locales, messages, texts, languages, defaultLanguage } = project;
  const sources = readSiteLock(root)?.translations ?? {};
  const isNamed = (text: SourceText, name: string) =>
    `${textId(text, config)}.`.startsWith(`${name}.`) ||
    (text.entries !== undefined && wordsKey(text.texts[defaultLanguage] ?? '') === wordsKey(name));
  const isAccepted = (text: SourceText) => names === undefined || names.some((name) => isNamed(text, name));
  const stale = texts.filter((text) =>
    languages.some((language) => formerFrench(project, sources, text, language) !== undefined),
  );
  const contents = new Map<string, unknown>();
  for (const language of languages) {
    if (!texts.some((text) => text.entries?.[language]?.isStale && isAccepted(text))) continue;
    const pages = orderedPages(project, language, isAccepted);
    contents.set(valueIn(locales, language).file, { ...messages[language], [PAGES]: pages });
  }
  const renewed = updateTranslationSources(project, sources, texts, isAccepted);
  const isRenewed = JSON.stringify(renewed) !== JSON.stringify(sources);
  const lock = isRenewed ? changedSiteLock(root, { translations: renewed }) : null;
  if (lock) contents.set(SITE_LOCK, lock);
  rewriteJson(root, contents);
  const accepted = stale.filter(isAccepted).length;
  return {
    accepted,
    stale: stale.length - accepted,
    unknown: (names ?? []).filter((name) => !texts.some((text) => isNamed(text, name))),
    isWritten: contents.size > 0,
  };
}
