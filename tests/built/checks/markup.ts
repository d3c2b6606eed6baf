import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import vnu from 'vnu-jar';
import type { Check } from '../built-site';

/** Whether the Nu checker can run. */
export const hasJava = spawnSync('java', ['-version']).status === 0;

/** What others say of the markup. */
export const markupChecks: Record<string, Check> = {
  'html-validate finds no error in any page': async (site) => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // As React writes it; browsers read it the same.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'doctype-style': 'off',
        'void-style': 'off',
        // Lengths of titles are a warning of `npm run validate`.
        'long-title': 'off',
      },
    });
    const problems: string[] = [];
    for (const path of site.htmlFiles) {
      const { results } = await validator.validateString(site.text(path), path);
      for (const { messages } of results)
        for (const { ruleId, message, line, column } of messages)
          problems.push(`${path}:${line}:${column}: ${message} (${ruleId})`);
    }
    return problems;
  },
};

/** What the reference of the W3C says; it takes longer than all other checks together. */
export const nuChecks: Record<string, Check> = {
  'the Nu checker of the W3C finds no error in any page': (site) => {
    const files = site.htmlFiles.map((path) => join(site.folder, path));
    const { stdout, stderr } = spawnSync(
      'java',
      ['-Xss2m', '-jar', vnu, '--errors-only', '--format', 'gnu', '--stdout', ...files],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    const lines = `${stdout}\n${stderr}`.split('\n').filter(Boolean);
    return lines.map((line) =>
      line
        .replace(/^"?file:/, '')
        .replace(`${site.folder}/`, '')
        .replace('":', ':'),
    );
  },
};
