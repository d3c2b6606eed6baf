import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HOST_CONFIG_FOLDER } from '../../src/hosting/write-host-config';

const server = readFileSync('deploy/nginx/container.conf', 'utf8');
/** The instructions of the Dockerfile, each on one line, by the stage they stand in. */
const stages = readFileSync('deploy/site.Dockerfile', 'utf8')
  .replaceAll(/^\s*#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.trim() !== '')
  .map((stage) => stage.trim().split(/\n+/));
const [build = [], serve = []] = stages;
const ignored = readFileSync('deploy/site.Dockerfile.dockerignore', 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** What is copied in a stage: from where, and to where. */
const copies = (stage: string[]) =>
  stage
    .filter((line) => line.startsWith('COPY '))
    .map((line) => line.split(/\s+/).slice(1))
    .map((words) => words.filter((word) => !word.startsWith('--')));

/** What is not sent to the build, by its name at the top of the project. */
const isIgnored = (path: string) => ignored.includes(path.split('/')[0] ?? '');

describe('the container', () => {
  it('stands on images of one version each, and both containers on one Node: the one of .nvmrc', () => {
    const images = ['site', 'relay'].flatMap((name) =>
      [...readFileSync(`deploy/${name}.Dockerfile`, 'utf8').matchAll(/^FROM (\S+)/gm)].map(
        ([, image = '']) => image,
      ),
    );
    expect(
      images.filter((image) => !/:\d+\.\d+\.\d+(?:-[a-z]+)*(?:@sha256:[0-9a-f]{64})?$/.test(image)),
    ).toEqual([]);
    const nodes = new Set(images.filter((image) => image.startsWith('node:')));
    expect(nodes.size).toBe(1);
    expect([...nodes][0]).toMatch(new RegExp(`^node:${readFileSync('.nvmrc', 'utf8').trim()}\\.`));
  });

  it('copies from the project only what is there, and sent to the build', () => {
    const sources = copies(build).flatMap((words) => words.slice(0, -1));
    expect(sources).toContain('package-lock.json');
    expect(sources.filter((path) => !existsSync(path) || isIgnored(path))).toEqual([]);
  });

  it('is sent everything that the build reads, and no secret', () => {
    const wanted = [
      'package.json',
      'site.config.json',
      'schema',
      'locales',
      'src',
      'scripts',
      'deploy',
      'tsconfig.json',
      'public',
    ];
    expect(wanted.filter(isIgnored)).toEqual([]);
    expect(
      ['.git', '.env', '.env.*', 'node_modules', 'dist', '.local', '.cache'].filter(
        (path) => !isIgnored(path),
      ),
    ).toEqual([]);
  });

  it('takes from the build what it writes, to where its nginx looks for it', () => {
    const [rules, main, site] = copies(serve);
    expect(rules).toEqual([`/site/${HOST_CONFIG_FOLDER}/nginx/`, '/etc/nginx/site/']);
    expect(main).toEqual([
      `/site/${HOST_CONFIG_FOLDER}/nginx/container.conf`,
      '/etc/nginx/conf.d/default.conf',
    ]);
    expect(site?.[0]).toBe('/site/dist/');
    expect(server).toContain(`root ${site?.[1]?.replace(/\/$/, '')};`);
    for (const [, file = ''] of server.matchAll(/include site\/([\w-]+\.conf);/g))
      expect(existsSync(`deploy/nginx/${file}`), file).toBe(true);
  });

  it('runs as nobody special, on the port it says, and tells whether it is well', () => {
    const port = /^EXPOSE (\d+)$/.exec(serve.find((line) => line.startsWith('EXPOSE')) ?? '')?.[1];
    expect(Number(port)).toBeGreaterThan(1024);
    expect(server).toContain(`listen ${port};`);
    expect(serve.find((line) => line.startsWith('HEALTHCHECK'))).toContain(`http://127.0.0.1:${port}/`);
    expect(serve).toContain('USER 101');
  });
});
