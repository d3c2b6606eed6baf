import { createReferenceFinder } from '../../src/config/references/find-references';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import type { Problem } from '../../src/config/source/problem';
import { readSource, readJson } from '../../src/config/source/json-source';
import type { SiteConfig } from '../../src/site/types.generated';
import { checkRules } from '../../src/config/check-rules';
import type { Context } from '../../src/config/context';
import { createContext } from '../../src/config/create-context';
import type { Rule } from '../../src/config/rule';
import { agency, trilingual } from './sites';

const { files } = readSchemaFiles(process.cwd());

/** Finds the references of a config. */
export const findReferences = createReferenceFinder(files);

/**
 * Returns what one rule finds in a valid config.
 *
 * @param root the folder with the locale files and the pictures: that of the engine's whole site, or another one
 */
export function checkRule(rule: Rule, given: SiteConfig, root = agency): Problem[] {
  // The references of a config are found once; a test changes its config between two checks.
  const config = structuredClone(given);
  const { source } = readSource('site.config.json', JSON.stringify(config));
  const locales = trilingual.languages.map((language) => {
    const { source: locale } = readJson(root, `locales/${language}.json`);
    return [language, { words: locale.value, source: locale }];
  });
  const context = createContext({
    config,
    source,
    root,
    drafts: false,
    locales: Object.fromEntries(locales) as Context['locales'],
    findReferences,
  });
  return checkRules([rule], context);
}
