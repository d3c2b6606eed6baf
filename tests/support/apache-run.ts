import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificate } from './certificate';
import { freePorts, waitForPort } from './ports';

/** The modules of Apache that a shared host has. */
const MODULES =
  'mpm_event authz_core dir mime autoindex negotiation setenvif headers rewrite expires deflate ssl socache_shmcb';

/**
 * Starts Apache on loopback as a shared host runs it, with a copy of a site.
 *
 * @param path the program
 * @param site the folder of the built site
 * @param htaccess the content of its `.htaccess`
 * @returns its addresses over plain HTTP and over TLS
 */
export async function apacheRun(path: string, site: string, htaccess: string) {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  const root = join(folder, 'public_html');
  cpSync(site, root, { recursive: true });
  writeFileSync(join(root, '.htaccess'), htaccess);
  const [http = 0, https = 0] = await freePorts(2);
  const { key, cert } = certificate(folder, 'localhost');
  const modules = MODULES.split(' ').map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`,
  );
  const file = join(folder, 'apache.conf');
  writeFileSync(
    file,
    `${modules.join('')}ServerName localhost
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${http}
Listen 127.0.0.1:${https}
TypesConfig /etc/mime.types
AddType application/x-gzip .gz
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
  RemoveType .webmanifest
  ExpiresActive On
  ExpiresDefault "access plus 1 month"
</Directory>
<VirtualHost 127.0.0.1:${https}>
  SSLEngine on
  SSLCertificateFile ${cert}
  SSLCertificateKeyFile ${key}
</VirtualHost>
`,
  );
  const server = spawn(path, ['-D', 'FOREGROUND', '-d', folder, '-f', file], { stdio: 'inherit' });
  const exit = new Promise<void>((done) => server.on('exit', () => done()));
  await Promise.all([http, https].map(waitForPort));
  return {
    plain: `http://127.0.0.1:${http}`,
    secure: `https://127.0.0.1:${https}`,
    async stop() {
      server.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
