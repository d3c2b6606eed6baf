import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { freePorts } from './nginx-run';
import { mailCatcher } from './mail-catcher';

/** A mail server that takes messages at once and passes them on as soon as the provider takes them. */
export interface MailQueue {
  port: number;
  stop(): unknown;
}

const hasPostfix = existsSync('/usr/sbin/postfix') && process.getuid?.() === 0;

/** The server that `mailQueue` starts: Debian's Postfix where it is installed and may be started, or a stand-in. */
export const queueName = hasPostfix ? 'Postfix' : 'a stand-in for Postfix';

/** Starts a mail server with a queue in front of the provider at a port. */
export const mailQueue: (provider: number) => Promise<MailQueue> = hasPostfix ? postfix : standIn;

/** Starts Postfix with the configuration of docs/relay.md, in a folder and on a port of its own. */
async function postfix(provider: number): Promise<MailQueue> {
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'));
  const [port = 0] = await freePorts(1);
  chmodSync(folder, 0o755);
  for (const name of ['etc', 'queue', 'data']) mkdirSync(join(folder, name));
  chownSync(join(folder, 'data'), statSync('/var/lib/postfix').uid, 0);
  const [, documented = ''] = /```ini\n([^`]+)```/.exec(readFileSync('docs/relay.md', 'utf8')) ?? [];
  writeFileSync(join(folder, 'etc/main.cf'), documented.replaceAll(/^ +/gm, ''));
  const services = readFileSync('/usr/share/postfix/master.cf.dist', 'utf8')
    .replace(/^smtp +inet/m, `127.0.0.1:${port} inet`)
    // A message that was locked while its queue was read waits for the next look, by default 300 s.
    .replace(/(?<=^qmgr\s.*\s)300(?=\s)/m, '1')
    // Without a chroot, which would need copies of system files.
    .replaceAll(/^([^#\s]+(?:\s+\S+){3}\s+)y\b/gm, '$1n');
  writeFileSync(join(folder, 'etc/master.cf'), services);
  const run = (program: string, ...options: string[]) => {
    const { status, stderr } = spawnSync(`/usr/sbin/${program}`, ['-c', join(folder, 'etc'), ...options]);
    if (status !== 0) throw new Error(`${program} ${options.join(' ')}: ${stderr}`);
  };
  const own = [
    `relayhost=[127.0.0.1]:${provider}`,
    'smtp_tls_security_level=may',
    'smtp_sasl_auth_enable=no',
    `queue_directory=${folder}/queue`,
    `data_directory=${folder}/data`,
    `maillog_file=${folder}/queue/log`,
    `maillog_file_prefixes=${folder}`,
    'minimal_backoff_time=1s',
    'maximal_backoff_time=1s',
    'queue_run_delay=1s',
  ];
  run('postconf', '-e', ...own);
  run('postfix', 'start');
  return {
    port,
    stop() {
      run('postfix', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a server that keeps messages in memory, which is enough where only the provider stops. */
async function standIn(provider: number): Promise<MailQueue> {
  const { port, caught, stop } = await mailCatcher();
  const transport = createTransport({ host: '127.0.0.1', port: provider });
  let isStopped = false;
  const passOn = async () => {
    const [mail] = caught;
    if (mail) {
      const { from, to, raw } = mail;
      await transport.sendMail({ envelope: { from, to }, raw }).then(
        () => caught.shift(),
        () => {},
      );
    }
    if (!isStopped) setTimeout(() => void passOn(), 10);
  };
  void passOn();
  return {
    port,
    stop() {
      isStopped = true;
      return stop();
    },
  };
}
