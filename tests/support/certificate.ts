import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Creates a self-signed certificate for one day, for a server that only tests use.
 *
 * @param folder the folder for the two files
 * @returns the paths of the files
 * @throws when openssl is missing or fails
 */
export function certificate(folder: string, host: string): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const { status, error } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
      .concat('-keyout', key, '-out', cert, '-subj', `/CN=${host}`)
      .concat('-addext', `subjectAltName=DNS:${host},IP:127.0.0.1`),
    { stdio: 'ignore' },
  );
  if (status !== 0) throw new Error(`openssl created no certificate${error ? `: ${error.message}` : ''}`);
  return { key, cert };
}
