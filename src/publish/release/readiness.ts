import { visit } from 'jsonc-parser';
import { listPlaceholders } from '../../config/list-placeholders';
import { say } from '../../lib/text/message-language';
import { readJson } from '../../config/source/json-source';
import { mailAccount } from '../hosting/emailjs-account';
import { UserError } from '../../lib/user-error';
import { pageWith } from '../../site/blocks/find-blocks';
import { loadSite, OWN_CONFIG } from '../../config/load-site';

/**
 * Refuses a site that is not meant for visitors: its company is invented, or its form has no account to send with. A
 * config with errors is left to the build, which reports them.
 *
 * @throws {UserError} naming what is missing, where, and what to do
 */
export async function refuseUnready(root: string): Promise<void> {
  const { site } = loadSite(root);
  if (!site) return;
  const lines = listPlaceholders(site.config).map(
    (place) => `  ${OWN_CONFIG} › ${place} ("placeholder": true)`,
  );
  const { missing } = await mailAccount(root, 'production');
  if (pageWith(site.config, 'contact-form') && missing.length > 0)
    lines.push(
      say({
        en: `  contact form: it cannot send, because ${missing.join(', ')} are not set (.env.example)`,
        fr: `  formulaire de contact : il ne peut rien envoyer, car ${missing.join(', ')} manquent (.env.example)`,
      }),
    );
  if (lines.length === 0) return;
  throw new UserError(
    say({
      en: `This site is not ready for visitors:\n${lines.join('\n')}\n\nReplace what is invented and remove "placeholder", set the account of the form (docs/deploy.md), then release again. For a demonstration: --allow-placeholders.`,
      fr: `Ce site n’est pas prêt pour des visiteurs :\n${lines.join('\n')}\n\nRemplacez ce qui est inventé et retirez « placeholder », indiquez le compte du formulaire (docs/deploy.md), puis publiez de nouveau. Pour une démonstration : --allow-placeholders.`,
    }),
  );
}

/** Returns the notes of the config with `owner:` or `legal:`, as a text with their lines; undefined without notes. */
export function launchNotes(root: string): string | undefined {
  const lines: string[] = [];
  visit(readJson(root, OWN_CONFIG).source.text, {
    onLiteralValue(value: unknown, _offset, _length, line, _character, path) {
      if (typeof value === 'string' && /\b(?:owner|legal):/.test(value) && path().at(-1) === '$comment')
        lines.push(`  ${OWN_CONFIG}:${line + 1}  ${value}`);
    },
  });
  if (lines.length === 0) return undefined;
  return say({
    en: `Before launch, the owner confirms what is marked "owner", a lawyer what is marked "legal" (${lines.length}). Remove a note when it is settled:\n${lines.join('\n')}\n`,
    fr: `Avant la mise en ligne, le propriétaire confirme ce qui est marqué « owner », un juriste ce qui est marqué « legal » (${lines.length}). Retirez une note quand elle est réglée :\n${lines.join('\n')}\n`,
  });
}
