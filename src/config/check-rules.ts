import { describeLocation, translatedLocation } from './location';
import { createProblem, type AnyFinding } from './rule-info';
import type { Problem } from './source/problem';
import { jsonPointer } from '../lib/json';
import { LocatedError } from '../lib/located-error';
import { inEachLanguage } from '../lib/text/message-language';
import { valueIn } from '../site/languages';
import { PAGES } from '../site/messages';
import type { Context } from './context';
import type { FindingLocation, Rule } from './rule';

/**
 * Runs the rules on a config that matches the schema, in their order: of a cause and what follows from it, the cause is told.
 * Rules that the config turns off are not run.
 *
 * @throws LocatedError when a rule throws
 */
export function checkRules(rules: readonly Rule[], context: Context): Problem[] {
  const problems: Problem[] = [];
  const faulty = new Set<string>();
  const severities: Record<string, unknown> = { ...context.config.rules };
  for (const rule of rules) {
    if (rule.severity === 'warning' && severities[rule.code] === 'off') continue;
    if (rule.mayFollow === 'error' && problems.some(({ severity }) => severity === 'error')) continue;
    if (rule.mayFollow === 'any' && problems.length > 0) continue;
    try {
      for (const finding of rule.check(context)) {
        const name = nameOf(finding);
        if (rule.mayFollow === 'text' && name !== undefined && faulty.has(name)) continue;
        const problem = problemOf(rule, finding, context);
        if (finding.isOnlyFinding) return [problem];
        problems.push(problem);
        const { language = context.defaultLanguage } = finding;
        if (name !== undefined && language === context.defaultLanguage) faulty.add(name);
      }
    } catch (error) {
      throw new LocatedError({ en: `rule ${rule.code}`, fr: `règle ${rule.code}` }, error);
    }
  }
  // The config can make a warning an error, and no error a warning.
  return problems.map((problem) =>
    severities[problem.code] === 'error' ? { ...problem, severity: 'error' } : problem,
  );
}

/** Returns the key of the text in which a finding is, or its first path in the config. */
function nameOf({ source, path = [], text }: FindingLocation): string | undefined {
  if (source) return undefined;
  return text?.key ?? jsonPointer(text?.path ?? path);
}

function problemOf(rule: Rule, finding: FindingLocation & AnyFinding, context: Context): Problem {
  const { source, path, isName, location, isInConfig } = locate(finding, context);
  return createProblem(rule, finding, {
    file: source.file,
    ...(isName ? source.keyPosition(path) : source.position(path)),
    location,
    pointer: jsonPointer(path),
    path: isInConfig ? path : undefined,
  });
}

/** Returns where a finding is: in the config, in a locale file when its text is there, or in the file that it names. */
function locate({ source, path = [], isName, text, language }: FindingLocation, context: Context) {
  if (source) return { source, path, isName, location: inEachLanguage(() => path.join('.')) };
  const { config, defaultLanguage, locales } = context;
  const spoken = language ?? defaultLanguage;
  const entry = text?.entries?.[spoken]?.name;
  const steps = text?.key?.split('.') ?? (entry === undefined ? undefined : [PAGES, entry]);
  if (text && steps) {
    const location = inEachLanguage((name) => {
      const place = text.path?.length ? describeLocation(config, text.path, name) : '';
      return place && text.key ? `${place} (${text.key})` : place || (text.key ?? '');
    });
    return { source: valueIn(locales, spoken).source, path: steps, isName, location };
  }
  const inConfig = text ? [...(text.path ?? []), ...(text.entries ? [] : [spoken])] : path;
  const location = translatedLocation(config, inConfig);
  return { source: context.source, path: inConfig, isName, location, isInConfig: true };
}
