import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../../lib/environment';

const ids = ['VITE_EMAILJS_SERVICE_ID', 'VITE_EMAILJS_TEMPLATE_ID', 'VITE_EMAILJS_PUBLIC_KEY'] as const;

/**
 * Reads the `VITE_EMAILJS_…` variables from the environment or the `.env` files (`.env.example`). A value in braces,
 * `{key}`, is a placeholder.
 *
 * @param mode `production`, `preview` or `development`; selects the `.env` files
 * @returns the required variables that are not set, and the origin that messages are sent to, as written
 */
export async function mailAccount(root: string, mode: string) {
  const variables = await readVariables(root, mode);
  const missing = ids.filter((id) => !variables[id] || variables[id].startsWith('{'));
  return { missing, origin: variables['VITE_EMAILJS_ORIGIN'] || 'https://api.emailjs.com' };
}

/** Reads the variables. Loads Vite only when there are `.env` files, because that takes longer than building a site. */
async function readVariables(root: string, mode: string): Promise<typeof environment.variables> {
  if (environmentFiles(root, mode).length === 0) return environment.variables;
  const { loadEnv } = await import('vite');
  return { ...loadEnv(mode, root, 'VITE_EMAILJS_'), ...environment.variables };
}

/** Returns the paths of the `.env` files that a site has for a mode. */
export function environmentFiles(root: string, mode: string): string[] {
  const names = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
  return names.map((name) => join(root, name)).filter((file) => existsSync(file));
}
