import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { billOfMaterials } from '../../src/codegen/sbom';

afterEach(() => void vi.unstubAllEnvs());

interface Locked {
  name?: string;
  version: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

type Manifest = Record<'dependencies' | 'devDependencies' | 'overrides', Record<string, string>>;

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const manifest = json('package.json') as Manifest;
const lock = json('package-lock.json') as { lockfileVersion: number; packages: Record<string, Locked> };
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), path, ...entry }));
const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const settings = readFileSync('.npmrc', 'utf8').split('\n');

describe('what the project asks for', () => {
  it('is one version of each package, and no range', () => {
    const loose = Object.entries({ ...direct, ...manifest.overrides }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose).toEqual([]);
    expect(settings).toContain('save-exact=true');
  });
});

describe('the lockfile', () => {
  it('has a sum of every package: what is installed is what was looked at', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(
      packages
        .filter(({ integrity }) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  // A sum is the same wherever a package comes from. Without addresses the lockfile holds for every registry, one of a
  // company's own too, and nobody can lead an installation elsewhere by a line that nobody reads.
  it('names no address that a package is fetched from', () => {
    expect(settings).toContain('omit-lockfile-registry-resolved=true');
    expect(packages.filter(({ resolved }) => resolved).map(({ path }) => path)).toEqual([]);
  });

  it('holds no package that wants to run something when it is installed', () => {
    expect(settings).toContain('ignore-scripts=true');
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name)).toEqual([]);
  });
});

describe('the tool that publishes previews', () => {
  const folder = '.github/wrangler';
  const tool = json(`${folder}/package.json`) as Manifest;
  const locked = (json(`${folder}/package-lock.json`) as typeof lock).packages;

  it('is one version, in a lockfile with a sum of every package and no address', () => {
    const { '': top, ...others } = locked;
    expect(Object.values(tool.dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
    expect(top?.dependencies).toEqual(tool.dependencies);
    const loose = Object.entries(others).filter(
      ([, { integrity, resolved }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') || resolved,
    );
    expect(loose.map(([path]) => path)).toEqual([]);
  });
});

it('the bill of materials names every package of the lockfile with its sum, the same each time', () => {
  // As commands run: npm would leave out the tools then.
  vi.stubEnv('NODE_ENV', 'production');
  const bill = billOfMaterials('.');
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'trace-site' } } });
  expect(Number(bill.specVersion)).toBeGreaterThanOrEqual(1.5);
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  expect(
    packages.filter(({ name, version }) => !listed.has(`${name}@${version}`)).map(({ path }) => path),
  ).toEqual([]);
  const shapeless = bill.components.filter(
    ({ purl, hashes }) =>
      !purl.startsWith('pkg:npm/') ||
      !hashes?.some(({ alg, content }) => alg === 'SHA-512' && content.length === 128),
  );
  expect(shapeless.map(({ name }) => name)).toEqual([]);
  expect(JSON.stringify(billOfMaterials('.'))).toBe(JSON.stringify(bill));
}, 60_000);
