import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nginx } from '../../../scripts/lib/nginx.mjs';
import { currentLoad } from '../../bench/machine';
import { nginxRun } from '../../bench/serve/nginx-run';
import { serveFigures, type Load } from '../../bench/serve/serve-figures';
import { isReached, serveTable, type ServeRow } from '../../bench/serve/serve-rows';
import { buildSite } from '../../prerender/build-site';
import { command } from '../../lib/command/command';
import { connectOrigins } from '../../hosting/connect-origins';
import { HOST_CONFIG_FOLDER, writeHostConfig } from '../../hosting/write-host-config';

const FOLDER = '.local/bench/serve';
const LATEST = '.local/bench/serve.json';
const CONNECTIONS = 64;
/** The number of disturbances during a measurement, and the pause between them in milliseconds. */
const TIMES = 8;
const BETWEEN = 500;

/** `npm run bench -- serve`: measures the site on nginx. */
export default command({
  name: 'bench serve',
  summary: `Measures how many requests nginx answers, also during reloads and releases, and writes ${LATEST}.`,
  docs: 'docs/performance.md',
  options: {
    seconds: { type: 'number', minimum: 1, default: 5, description: 'how long each measurement takes' },
  },
  examples: ['', '--seconds 10'],
  async run({ seconds }, _positionals, root) {
    const found = nginx();
    if (!found.path) throw new Error(`${found.missing}.`);

    const load = currentLoad();
    const built = await buildSite(root, `${FOLDER}/first`, 'production');
    if (!built) return 1;
    writeHostConfig(root, built.site, await connectOrigins(root, 'production', built.site.config));
    const [first, second] = [join(root, FOLDER, 'first'), join(root, FOLDER, 'second')];
    rmSync(second, { recursive: true, force: true });
    cpSync(first, second, { recursive: true });
    const server = await nginxRun(found, join(root, HOST_CONFIG_FOLDER), first);
    try {
      const plain = `http://127.0.0.1:${server.ports.container}`;
      const overTls = `https://127.0.0.1:${server.ports.https}`;
      const ask = (what: string, url: string): Load => ({
        what,
        url,
        headers: { 'Accept-Encoding': 'gzip', Host: server.host },
        connections: CONNECTIONS,
        seconds,
      });
      const alone = (asked: Load): Load => ({ ...asked, headers: { ...asked.headers, Connection: 'close' } });
      const several = async (disturb: (time: number) => void) => {
        for (let time = 1; time <= TIMES; time += 1) {
          await setTimeout(BETWEEN);
          disturb(time);
        }
      };
      // A worker that ends closes idle connections. A browser then asks once more by itself
      // (RFC 9112, 9.3.1), autocannon does not: during a reload every request has a connection of its own.
      const rows: ServeRow[] = [
        { ...(await serveFigures(ask('a page', `${plain}/contact`))), isTimed: true },
        { ...(await serveFigures(ask('a page, over TLS', `${overTls}/contact`))), isTimed: false },
        {
          ...(await serveFigures(
            alone(ask(`a page, while nginx is reloaded ${TIMES} times`, `${plain}/contact`)),
            () => several(() => server.reload()),
          )),
          isTimed: false,
        },
        {
          ...(await serveFigures(ask(`a page, while ${TIMES} releases go out`, `${plain}/contact`), () =>
            several((time) => server.release(time % 2 ? second : first)),
          )),
          isTimed: false,
        },
      ];
      const machine = `${availableParallelism()} cores, Node ${process.versions.node}, load ${load}, ${CONNECTIONS} at once, ${seconds} s each`;
      console.log(`${machine}.\n\n${serveTable(rows)}`);
      const file = join(root, LATEST);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ machine, rows }, null, 2)}\n`);
      console.log(rows.every(isReached) ? '\nEverything is reached.' : '\nNot everything is reached.');
      return 0;
    } finally {
      await server.stop();
      rmSync(join(root, FOLDER), { recursive: true, force: true });
    }
  },
});
