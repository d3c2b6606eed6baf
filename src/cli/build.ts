import { listPlaceholders } from '../config/list-placeholders';
import { mailAccount } from '../publish/hosting/emailjs-account';
import { HOST_CONFIG_FOLDER, writeHostConfig } from '../publish/hosting/write-host-config';
import { command } from '../lib/command/command';
import { buildSite } from '../publish/prerender/build-site';
import { RELAY_FILE, writeRelay } from '../server/relay/write-relay';
import { siteOrigin } from '../lib/text/host-name';
import { tell } from '../lib/text/message-language';
import { UserError } from '../lib/user-error';

/** `npm run build`: validates the config and writes `dist/`. */
export default command({
  name: 'build',
  en: 'Validates the config and writes the site to dist/; rules for hosts and the relay to .local/.',
  fr: 'Vérifie la configuration et écrit le site dans dist/, les règles des hébergeurs et le relais dans .local/.',
  docs: 'docs/hosting.md',
  options: {
    'no-compression': { type: 'boolean', en: 'write no compressed files', fr: 'pas de fichiers compressés' },
    origin: {
      type: 'string',
      value: 'URL',
      // The form that the config requires for the URL of the site.
      form: {
        pattern: /^https:\/\/[\p{L}\p{M}\p{N}.-]+$/u,
        en: 'an https:// origin in lower case without a trailing slash, such as https://pr-12.trace.example',
        fr: 'une adresse en https://, en minuscules et sans barre à la fin, comme https://pr-12.trace.example',
      },
      en: 'build for another address, such as https://pr-12.trace.example',
      fr: 'construire pour une autre adresse, comme https://pr-12.trace.example',
    },
    noindex: { type: 'boolean', en: 'keep search engines away', fr: 'écarter les moteurs de recherche' },
  },
  examples: ['', '--origin https://pr-12.trace.example --noindex'],
  async run(values, _positionals, root) {
    const start = performance.now();
    if (values.origin !== undefined) refuseOrigin(values.origin);
    const built = await buildSite(root, 'dist', 'production', {
      compression: !values['no-compression'],
      origin: values.origin,
      isHidden: values.noindex,
    });
    if (!built) return 1;
    await writeRelay(root, built.site.config);
    const redirects = writeHostConfig(root, built.site, built.headers);
    if (redirects > 0)
      tell({
        en: `Redirects: ${redirects}, in ${HOST_CONFIG_FOLDER}/.`,
        fr: `Redirections : ${redirects}, dans ${HOST_CONFIG_FOLDER}/.`,
      });
    const remaining = listPlaceholders(built.site.config);
    const places = remaining.join('; ');
    if (places)
      tell({
        en: `Placeholders still in use; replace them before launch: ${places}.`,
        fr: `Contenus encore inventés, à remplacer avant la mise en ligne : ${places}.`,
      });
    const { missing } = await mailAccount(root, 'production');
    const names = missing.join(', ');
    if (names)
      tell({
        en: `\n!! The contact form cannot send: the mail service is not configured, so the form offers a mail link instead.\n   Set ${names} (docs/mettre-en-ligne.md), then build again.\n`,
        fr: `\n!! Le formulaire de contact ne peut rien envoyer : le service d’envoi n’est pas configuré. Le formulaire propose un lien pour écrire.\n   Indiquez ${names} (docs/mettre-en-ligne.md), puis construisez de nouveau.\n`,
      });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    tell({
      en: `dist/: ${built.pages} pages, ${built.files} files, ${seconds} s. The mail relay: ${RELAY_FILE}.`,
      fr: `dist/ : ${built.pages} pages, ${built.files} fichiers, ${seconds} s. Le relais des messages : ${RELAY_FILE}.`,
    });
    return 0;
  },
});

/** @throws {UserError} when no site can have the address: a build for it would have broken links */
function refuseOrigin(origin: string): void {
  const right = siteOrigin(origin);
  if (right === origin) return;
  throw new UserError({
    en: `--origin: no site can have the address "${origin}".${right ? ` Did you mean "${right}"?` : ''}`,
    fr: `--origin : aucun site ne peut avoir l’adresse « ${origin} ».${right ? ` Vouliez-vous dire « ${right} » ?` : ''}`,
  });
}
