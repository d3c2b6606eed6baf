import { commandOptions } from '../build/command-options';
import { placeholders } from '../build/placeholders';
import { buildSite } from '../build/build-site';
import { HOST_RULES, writeHostRules } from '../build/write-host-rules';
import { mailAccount } from '../build/mail-account';

/**
 * `npm run build [-- --no-compression --no-share-pictures]`: checks the config and writes `dist/`.
 *
 * @returns the exit code: 0 built, 1 problems in the config
 */
export async function run(options: string[], root: string): Promise<number> {
  const given = commandOptions(options, ['--no-compression', '--no-share-pictures']);
  const compression = !given.has('--no-compression');
  const sharePictures = !given.has('--no-share-pictures');
  const start = performance.now();
  const built = await buildSite(root, 'dist', 'production', { compression, sharePictures });
  if (!built) return 1;
  const redirects = writeHostRules(root, built.site);
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
