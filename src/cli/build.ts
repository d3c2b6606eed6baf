import { connectOrigins } from '../hosting/connect-origins';
import { mailAccount } from '../hosting/emailjs-account';
import { HOST_CONFIG_FOLDER, writeHostConfig } from '../hosting/write-host-config';
import { buildSite } from '../prerender/build-site';
import { listPlaceholders } from '../prerender/list-placeholders';
import { buildOptions } from '../prerender/options';

export const usage = `npm run build [-- OPTIONS]

Validates the config and writes the site to dist/, and the configuration for hosts to .local/hosting/.

  --no-compression      write no precompressed files
  --no-share-pictures   write no share images
  --no-integrity        write no checksums into the pages
  --origin=URL          build for another address, such as --origin=https://pr-12.trace.example
  --noindex             keep search engines away, as from a preview
  --help                print this text`;

/**
 * `npm run build [-- --no-compression --no-share-pictures --no-integrity] [-- --origin=https://… --noindex]`: validates
 * the config and writes `dist/`. The last two are for a preview, which has its own address and is not indexed.
 *
 * @returns the exit code: 0 built, 1 problems in the config
 */
export async function run(options: string[], root: string): Promise<number> {
  const buildSettings = buildOptions(options);
  const start = performance.now();
  const built = await buildSite(root, 'dist', 'production', buildSettings);
  if (!built) return 1;
  const redirects = writeHostConfig(
    root,
    built.site,
    await connectOrigins(root, 'production', built.site.config),
  );
  if (redirects > 0)
    console.log(`${redirects} redirects; their rules for hosts are in ${HOST_CONFIG_FOLDER}/.`);
  const remaining = listPlaceholders(built.site);
  if (remaining.length > 0)
    console.log(`Placeholders still in use; replace them before launch: ${remaining.join('; ')}.`);
  const { missing } = await mailAccount(root, 'production');
  if (missing.length > 0)
    console.log(
      `\n!! The contact form cannot send: the mail service is not configured, so the form offers a mail link instead.\n   Set ${missing.join(', ')} (see .env.example and docs/contact-form.md), then build again.\n`,
    );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`dist/: ${built.pages} pages, ${built.files} files, ${seconds} s.`);
  return 0;
}
