import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const packagesIn = (folder: string) =>
  Object.entries((json(`${folder}/package-lock.json`) as { packages: Record<string, Locked> }).packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), path, ...entry }));

// A sum is the same wherever a package comes from. Without addresses the lockfile holds for every registry, one of a
// company's own too, and nobody can lead an installation elsewhere by a line that nobody reads.
it.each(['.', '.github/wrangler'])(
  'in %s each package has one version and a sum, and no address',
  (folder) => {
    const { dependencies, devDependencies } = json(`${folder}/package.json`) as Manifest;
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const loose = packagesIn(folder).filter(
      ({ integrity, resolved }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') || resolved,
    );
    expect(loose.map(({ path }) => path)).toEqual([]);
  },
);

it('no package runs anything when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  expect(packagesIn('.').filter(({ hasInstallScript }) => hasInstallScript)).toEqual([]);
});
