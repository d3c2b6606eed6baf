import { createReferenceFinder } from '../../src/config/references/find-references';
import { readSchemaFiles } from '../../src/config/schema/schema-files';
import { readSource } from '../../src/config/source/json-source';
import type { Problem } from '../../src/config/source/problem';
import { readJson } from '../../src/config/source/read-json';
import { lazy } from '../../src/lib/lazy';
import { languages } from '../../src/site/languages';
import type { Messages } from '../../src/site/site';
import type { SiteConfig } from '../../src/site/types.generated';
import { checkRules } from '../../src/validate/check-rules';
import type { Context } from '../../src/validate/context';
import { createContext } from '../../src/validate/create-context';
import { excludedParts } from '../../src/validate/recovery/excluded-parts';
import type { Rule } from '../../src/validate/rule';
import { agency, root as project } from './sites';

/** Finds the references of a config, by the schema of the project. */
export const findReferences = lazy(() => createReferenceFinder(readSchemaFiles(project).files));

/**
 * Returns the problems that rules of the stages `config` and `site` find in a config, which no other rule checks.
 *
 * @param root the folder with the locale files and the pictures
 */
export function checkRule(rules: Rule | Rule[], config: SiteConfig, root = agency): Problem[] {
  const { source } = readSource('site.config.json', JSON.stringify(config));
  const excluded = excludedParts(config, [], true);
  if (!excluded) throw new Error('the config has no pages or no ads');
  const list = [rules].flat();
  const locales = languages.map((language) => {
    const locale = readJson(root, `locales/${language}.json`).source;
    return [language, { words: locale.value as Messages, source: locale }];
  });
  const context = createContext({
    config,
    source,
    root,
    now: new Date('2026-06-01T12:00:00Z'),
    drafts: false,
    isOwn: true,
    rules: list,
    locales: Object.fromEntries(locales) as Context['locales'],
    findReferences: findReferences(),
    writtenReferences: () => findReferences()(config).references,
  });
  return [...checkRules(list, 'config', context, excluded), ...checkRules(list, 'site', context, excluded)];
}
