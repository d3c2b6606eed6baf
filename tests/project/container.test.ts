import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { HOST_CONFIG_FOLDER } from '../../src/publish/hosting/write-host-config';

const server = readFileSync('deploy/nginx/container.conf', 'utf8');
const instructions = readFileSync('deploy/site.Dockerfile', 'utf8').replaceAll(/\\\n/g, ' ').split('\n');
const ignored = readFileSync('deploy/site.Dockerfile.dockerignore', 'utf8').split('\n');

/** What is copied: from where, and to where; first to the build, then from it. */
const copies = instructions
  .filter((line) => line.startsWith('COPY '))
  .map((line) => ({ isBuilt: line.includes('--from='), words: line.split(/\s+/).slice(1) }))
  .map(({ isBuilt, words }) => ({ isBuilt, words: words.filter((word) => !word.startsWith('--')) }));

it('the images have one version each, and both containers have the Node of .nvmrc', () => {
  const images = ['site', 'relay'].flatMap((name) =>
    [...readFileSync(`deploy/${name}.Dockerfile`, 'utf8').matchAll(/^FROM (\S+)/gm)].map(
      ([, image = '']) => image,
    ),
  );
  expect(
    images.filter((image) => !/:\d+\.\d+\.\d+(?:-[a-z]+)*(?:@sha256:[0-9a-f]{64})?$/.test(image)),
  ).toEqual([]);
  const [node, ...others] = new Set(images.filter((image) => image.startsWith('node:')));
  expect(others).toEqual([]);
  expect(node).toMatch(new RegExp(`^node:${readFileSync('.nvmrc', 'utf8').trim()}\\.`));
});

it('the container of the site copies what is there and is sent to the build, which gets no secret', () => {
  const sources = copies.flatMap(({ isBuilt, words }) => (isBuilt ? [] : words.slice(0, -1)));
  const read = ['site.config.json', 'schema', 'locales', 'src', 'scripts', 'deploy', 'public', ...sources];
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((path) => !existsSync(path))).toEqual([]);
  expect(read.filter((path) => ignored.includes(path.split('/')[0] ?? ''))).toEqual([]);
  const secret = ['.git', '.env', '.env.*', 'node_modules', 'dist', '.local', '.cache'];
  expect(secret.filter((path) => !ignored.includes(path))).toEqual([]);
});

it('its nginx finds what the build writes, and runs without rights on the port it says', () => {
  const [rules, main, site] = copies.filter(({ isBuilt }) => isBuilt).map(({ words }) => words);
  expect(rules).toEqual([`/site/${HOST_CONFIG_FOLDER}/nginx/`, '/etc/nginx/site/']);
  expect(main).toEqual([
    `/site/${HOST_CONFIG_FOLDER}/nginx/container.conf`,
    '/etc/nginx/conf.d/default.conf',
  ]);
  expect(site?.[0]).toBe('/site/dist/');
  expect(server).toContain(`root ${site?.[1]?.replace(/\/$/, '')};`);
  const port = instructions.find((line) => line.startsWith('EXPOSE '))?.split(' ')[1];
  expect(Number(port)).toBeGreaterThan(1024);
  expect(server).toContain(`listen ${port};`);
  expect(instructions.find((line) => line.startsWith('HEALTHCHECK'))).toContain(`http://127.0.0.1:${port}/`);
  expect(instructions).toContain('USER 101');
});
