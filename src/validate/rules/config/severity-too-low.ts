import { rule } from '../../rule';

export const severityTooLow = rule({
  code: 'RULE-001',
  severity: 'error',
  summary: {
    en: 'The severity of a rule is too low.',
    fr: 'La gravité choisie pour une règle est trop faible.',
  },
  docs: {
    en: '`rules` sets the severity of a rule by its code. Warnings can be made errors (`"error"`) or be turned off (`"off"`). An error cannot be lowered, because it finds a mistake that would break the site for visitors.\n\nRemove the entry, and fix what the rule reports. The table in `docs/rules.md` shows which rules are warnings.',
    fr: '`rules` fixe la gravité d’une règle, désignée par son code. Un avertissement peut devenir une erreur (`"error"`) ou être désactivé (`"off"`). Une erreur reste une erreur, car elle signale une faute qui empêcherait les visiteurs d’utiliser le site normalement.\n\nSupprimez cette ligne, et corrigez ce que la règle signale. Le tableau de `docs/rules.md` indique lesquelles sont des avertissements (`warning`).',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/rules', value: { 'LINK-001': 'off' } }],
    reports: 'LINK-001 cannot be set to "off", because it finds mistakes that break the site.',
    valid: [{ file: 'site.config.json', pointer: '/rules', value: { 'WORDS-002': 'error' } }],
  },
  messages: {
    tooLow: ({ code, severity, warnings }: { code: string; severity: string; warnings: string[] }) => ({
      en: `${code} cannot be set to "${severity}", because it finds mistakes that break the site. Remove this entry, and fix what ${code} reports. Only warnings can be changed: ${warnings.join(', ')}.`,
      fr: `La règle ${code} ne peut pas avoir la valeur « ${severity} », car elle signale des fautes que les visiteurs subiraient. Supprimez cette ligne, et corrigez ce que la règle signale. Seuls ces avertissements peuvent changer de valeur : ${warnings.join(', ')}.`,
    }),
  },
  *check({ config, rules }) {
    const warnings = rules.filter(({ severity }) => severity === 'warning').map(({ code }) => code);
    for (const [code, severity] of Object.entries(config.rules ?? {})) {
      if (severity === 'error' || warnings.includes(code)) continue;
      yield { path: ['rules', code], message: 'tooLow', data: { code, severity, warnings } };
    }
  },
});
