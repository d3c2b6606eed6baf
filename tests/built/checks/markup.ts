import { HtmlValidate } from 'html-validate';
import type { Check } from '../built-site';

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
