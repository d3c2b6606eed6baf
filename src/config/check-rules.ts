import { describeLocation } from './location';
import { createProblem } from './rule-info';
import type { Problem } from './source/problem';
import { jsonPointer } from '../lib/json';
import { valueIn } from '../site/languages';
import { PAGES } from '../site/messages';
import type { Context } from './context';
import type { AnyFinding, Rule } from './rule';

/** Runs the rules on a config that matches the schema, in their order: of a cause and what follows from it, the cause is told. */
export function checkRules(rules: readonly Rule[], context: Context): Problem[] {
  const problems: Problem[] = [];
  for (const rule of rules) {
    if (isOff(rule, context)) continue;
    if (rule.mayFollow && problems.some(({ severity }) => severity === 'error')) continue;
    for (const finding of rule.check(context)) problems.push(problemOf(rule, finding, context));
  }
  return problems;
}

/** Returns whether the config turns a rule off. What would be a warning is then not looked for. */
function isOff({ severity, code }: Rule, { config }: Context): boolean {
  return severity === 'warning' && Reflect.get(Object(config.rules), code) === 'off';
}

/** Returns the problem of a finding, with its position in the file and its location in the site. */
function problemOf(rule: Rule, finding: AnyFinding, context: Context): Problem {
  const { config, source, locales } = context;
  const { text, language = context.defaultLanguage } = finding;
  if (finding.source) {
    const { source: file, path = [], isName } = finding;
    const position = isName ? file.keyPosition(path) : file.position(path);
    const place = { file: file.file, ...position, location: path.join('.'), pointer: jsonPointer(path) };
    return createProblem(rule, finding, place);
  }
  const entry = text?.entries?.[language]?.name;
  if (text?.key !== undefined || (text && entry !== undefined)) {
    const { key, path = [] } = text;
    const file = valueIn(locales, language).source;
    const place = path.length === 0 ? '' : describeLocation(config, path);
    const location = key === undefined ? place : place === '' ? key : `${place} (${key})`;
    const steps = key === undefined ? [PAGES, entry ?? ''] : key.split('.');
    return createProblem(rule, finding, {
      file: file.file,
      ...file.position(steps),
      location,
      pointer: jsonPointer(steps),
    });
  }
  const path = text ? [...(text.path ?? []), ...(text.entries ? [] : [language])] : (finding.path ?? []);
  return createProblem(rule, finding, {
    file: source.file,
    ...(finding.isName ? source.keyPosition(path) : source.position(path)),
    location: describeLocation(config, path),
    pointer: jsonPointer(path),
    path,
  });
}
