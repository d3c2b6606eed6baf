import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ids = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_PUBLIC_KEY'] as const;

/** The account of the mail service that a build is given: what of it is missing, and where it sends to. */
export interface MailAccount {
  missing: string[];
  /** Where messages are sent to, as it was written. */
  origin: string;
}

/**
 * What the `VITE_EMAILJS_…` variables say, set or written into a file (`.env.example`); a value in
 * braces, `{key}`, is a placeholder.
 *
 * @param mode `production`, `preview` or `development`, for the files of that name
 */
export async function mailAccount(root: string, mode: string): Promise<MailAccount> {
  const set = await settings(root, mode);
  const missing = ids.filter((id) => !set[id] || set[id].startsWith('{'));
  return { missing, origin: set['VITE_EMAILJS_ORIGIN'] || 'https://api.emailjs.com' };
}

/** Reading the files needs Vite, which takes longer to load than a site to build: only when there are some. */
async function settings(root: string, mode: string): Promise<Record<string, string | undefined>> {
  const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  if (!files.some((file) => existsSync(join(root, file)))) return process.env;
  const { loadEnv } = await import('vite');
  return loadEnv(mode, root, 'VITE_EMAILJS_');
}
