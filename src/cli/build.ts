import { buildOptions } from '../prerender/options';
import { placeholders } from '../prerender/list-placeholders';
import { buildSite } from '../prerender/build-site';
import { connectOrigins } from '../hosting/connect-origins';
import { mailAccount } from '../hosting/emailjs-account';
import { HOST_RULES, writeHostRules } from '../hosting/write-host-config';

export const usage = `npm run build [-- OPTIONS]

Checks the config and writes the site for visitors to dist/, and the rules for hosts to .local/hosting/.

  --no-compression      write no compressed twins of text files
  --no-share-pictures   draw no pictures for sharing
  --no-integrity        write no checksums into the pages
  --origin=URL          build for another address, such as --origin=https://pr-12.trace.example
  --noindex             keep search engines away, as from a preview
  --help                this text`;

/**
 * `npm run build [-- --no-compression --no-share-pictures --no-integrity] [-- --origin=https://… --noindex]`: checks the config and
 * writes `dist/`. The last two are for a preview, which stands at an address of its own and is found by nobody.
 *
 * @returns the exit code: 0 built, 1 problems in the config
 */
export async function run(options: string[], root: string): Promise<number> {
  const wanted = buildOptions(options);
  const start = performance.now();
  const built = await buildSite(root, 'dist', 'production', wanted);
  if (!built) return 1;
  const redirects = writeHostRules(
    root,
    built.site,
    await connectOrigins(root, 'production', built.site.config),
  );
  if (redirects > 0) console.log(`${redirects} redirects; their rules for hosts are in ${HOST_RULES}/.`);
  const invented = placeholders(built.site);
  if (invented.length > 0)
    console.log(`Placeholders still in use (invented, not for a real launch): ${invented.join('; ')}.`);
  const { missing } = await mailAccount(root, 'production');
  if (missing.length > 0)
    console.log(
      `\n!! The contact form cannot send: the mail service has no account here, so it offers a mail link instead.\n   Set ${missing.join(', ')} (see .env.example and docs/contact-form.md), then build again.\n`,
    );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`dist/: ${built.pages} pages, ${built.files} files, ${seconds} s.`);
  return 0;
}
