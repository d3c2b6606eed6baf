import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import type { FoundServer } from '../../scripts/lib/web-servers.mjs';
import { certificate } from './certificate';
import { freePorts, waitForPort } from './ports';

/** A running nginx that serves a site on loopback with the configuration of the build. */
export interface NginxRun {
  /** The ports of HTTP, which redirects, of HTTPS, and of the container's server. */
  ports: { http: number; https: number; container: number };
  /** The host of the site, for the `Host` header. */
  host: string;
  /** The folder for the challenges of the certificate. */
  challenges: string;
  stop(): Promise<void>;
}

/** The folder for the challenges of the certificate, in that of the run. */
const CHALLENGES = 'acme';

/**
 * Starts nginx with the files that `npm run build` wrote. Only the ports, the certificate and the folders of the site and
 * of the certificate's challenge are replaced.
 *
 * @param nginx the installed nginx
 * @param hosting the folder `.local/hosting`
 * @param site the folder of the built site
 * @param generated other contents for generated files, by their names, such as redirects for a test
 * @throws when nginx rejects the configuration, with its message
 */
export async function nginxRun(
  nginx: FoundServer & { path: string },
  hosting: string,
  site: string,
  generated: Record<string, string> = {},
): Promise<NginxRun> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { host, ports } = await writeConfiguration(folder, hosting, resolve(site), nginx.brotli, generated);
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const check = spawnSync(nginx.path, [...options, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx rejects its configuration: ${check.stderr}`);
  const server = spawn(nginx.path, options, { stdio: 'ignore' });
  const exit = new Promise<void>((done) => server.on('exit', () => done()));
  await Promise.all(Object.values(ports).map(waitForPort));
  return {
    ports,
    host,
    challenges: join(folder, CHALLENGES),
    async stop() {
      server.kill('SIGTERM');
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function writeConfiguration(
  folder: string,
  hosting: string,
  site: string,
  brotli: string | undefined,
  generated: Record<string, string>,
) {
  const files = join(folder, 'site');
  cpSync(join(hosting, 'nginx'), files, { recursive: true });
  mkdirSync(join(files, 'enabled'));
  mkdirSync(join(folder, 'temporary'));
  mkdirSync(join(folder, CHALLENGES));
  if (brotli) cpSync(join(files, 'brotli.conf'), join(files, 'enabled/brotli.conf'));
  const [, host = ''] = /server_name (\S+?)[ ;]/.exec(readFileSync(join(files, NAMES), 'utf8')) ?? [];
  const { key, cert } = certificate(folder, host);
  const replaced = {
    'certificate.conf': `ssl_certificate ${cert};\nssl_certificate_key ${key};\n`,
    ...generated,
  };
  for (const [name, content] of Object.entries(replaced))
    writeFileSync(join(files, 'generated', name), content);
  const [http = 0, https = 0, container = 0] = await freePorts(3);
  for (const name of SERVERS) {
    const file = join(files, name);
    const text = readFileSync(file, 'utf8')
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll(/listen 80\b/g, `listen 127.0.0.1:${http}`)
      .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${https}`)
      .replaceAll(/listen 8080\b/g, `listen 127.0.0.1:${container}`)
      .replaceAll(/root (?:\/srv\/www\/current\/site|\/usr\/share\/nginx\/html);/g, `root ${site};`)
      .replaceAll('root /var/www/acme;', `root ${join(folder, CHALLENGES)};`);
    // The container has the variables of the site to itself.
    writeFileSync(file, name === 'container.conf' ? text.replace('include site/maps.conf;', '') : text);
  }
  writeFileSync(join(folder, 'nginx.conf'), mainFile(brotli));
  return { host, ports: { http, https, container } };
}

const NAMES = 'generated/names.conf';
const SERVERS = ['http.conf', 'https.conf', 'container.conf'];

/** Returns the relevant part of Debian's `nginx.conf`, for files in one folder. */
function mainFile(brotli: string | undefined): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${brotli ? `load_module ${brotli};\n` : ''}${userInfo().uid === 0 ? 'user root;\n' : ''}daemon off;
worker_processes auto;
pid nginx.pid;
error_log error.log;
events { worker_connections 768; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  gzip on;
  include /etc/nginx/mime.types;
${temporary.map((name) => `  ${name}_temp_path temporary;\n`).join('')}
${SERVERS.map((name) => `  include site/${name};\n`).join('')}}
`;
}
