import { listPlaceholders } from '../config/list-placeholders';
import { connectOrigins } from '../publish/hosting/connect-origins';
import { mailAccount } from '../publish/hosting/emailjs-account';
import { hostHeaders } from '../publish/hosting/security-headers';
import { HOST_CONFIG_FOLDER, writeHostConfig } from '../publish/hosting/write-host-config';
import { command } from '../lib/command/command';
import { buildSite } from '../publish/prerender/build-site';
import { RELAY_FILE, writeRelay } from '../server/relay/write-relay';

/** `npm run build`: validates the config and writes `dist/`. */
export default command({
  name: 'build',
  summary: 'Validates the config and writes the site to dist/; rules for hosts and the relay to .local/.',
  docs: 'docs/hosting.md',
  options: {
    'no-compression': { type: 'boolean', description: 'write no precompressed files' },
    'no-share-pictures': { type: 'boolean', description: 'write no share pictures' },
    origin: {
      type: 'string',
      value: 'URL',
      // The form that the config requires for the URL of the site.
      form: {
        pattern: /^https:\/\/[a-z0-9.-]+$/,
        description:
          'an https:// origin in lower case without a trailing slash, such as https://pr-12.trace.example',
      },
      description: 'build for another address, such as https://pr-12.trace.example',
    },
    noindex: { type: 'boolean', description: 'keep search engines away, as from a preview' },
  },
  examples: ['', '--origin https://pr-12.trace.example --noindex'],
  async run(values, _positionals, root) {
    const start = performance.now();
    const built = await buildSite(root, 'dist', 'production', {
      compression: !values['no-compression'],
      sharePictures: !values['no-share-pictures'],
      origin: values.origin,
      isHidden: values.noindex,
    });
    if (!built) return 1;
    const { config } = built.site;
    const connect = await connectOrigins(root, 'production', config);
    await writeRelay(root, config);
    const redirects = writeHostConfig(root, built.site, hostHeaders(config, connect, values.noindex));
    if (redirects > 0)
      console.log(`${redirects} redirects; their rules for hosts are in ${HOST_CONFIG_FOLDER}/.`);
    const remaining = listPlaceholders(built.site.config);
    if (remaining.length > 0)
      console.log(`Placeholders still in use; replace them before launch: ${remaining.join('; ')}.`);
    const { missing } = await mailAccount(root, 'production');
    if (missing.length > 0)
      console.log(
        `\n!! The contact form cannot send: the mail service is not configured, so the form offers a mail link instead.\n   Set ${missing.join(', ')} (see .env.example and docs/contact-form.md), then build again.\n`,
      );
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `dist/: ${built.pages} pages, ${built.files} files, ${seconds} s. The mail relay: ${RELAY_FILE}.`,
    );
    return 0;
  },
});
