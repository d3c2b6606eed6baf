import { listPlaceholders } from '../config/list-placeholders';
import { say } from '../config/message-language';
import { mailAccount } from '../hosting/emailjs-account';
import { UserError } from '../lib/user-error';
import { findBlocks } from '../site/blocks/find-blocks';
import { loadSite } from '../validate/load-site';

/**
 * Refuses a site that is not meant for visitors: its company is invented, or its form has no account to send with. A
 * config with errors is left to the build, which reports them.
 *
 * @param root the folder of the site
 * @throws {UserError} naming what is missing, where, and what to do
 */
export async function refuseUnready(root: string): Promise<void> {
  const { site } = loadSite(root);
  if (!site) return;
  const lines = listPlaceholders(site.config).map(
    (place) => `  site.config.json › ${place} ("placeholder": true)`,
  );
  const hasForm = findBlocks(site.config, 'contact-form').length > 0;
  const { missing } = await mailAccount(root, 'production');
  if (hasForm && missing.length > 0) {
    const names = missing.join(', ');
    lines.push(
      say({
        en: `  contact form: it cannot send, because ${names} are not set (.env.example)`,
        fr: `  formulaire de contact : il ne peut rien envoyer, car ${names} manquent (.env.example)`,
      }),
    );
  }
  if (lines.length === 0) return;
  throw new UserError(
    say({
      en: `This site is not ready for visitors:\n${lines.join('\n')}\n\nReplace what is invented and remove "placeholder", set the account of the form (docs/deploy.md), then release again. For a demonstration: --allow-placeholders.`,
      fr: `Ce site n’est pas prêt pour des visiteurs :\n${lines.join('\n')}\n\nRemplacez ce qui est inventé et retirez « placeholder », indiquez le compte du formulaire (docs/deploy.md), puis publiez de nouveau. Pour une démonstration : --allow-placeholders.`,
    }),
  );
}
