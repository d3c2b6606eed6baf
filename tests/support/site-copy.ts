import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canonicalJson } from '../../src/config/source/write-json';
import type { SiteConfig } from '../../src/site/types.generated';
import { layOutSite, type SiteName } from './sites';

/** A temporary folder with a copy of one of the engine's sites, the complete one by default. */
export class SiteCopy implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'site-'));

  constructor(name: SiteName = 'agency') {
    layOutSite(name, this.folder);
  }

  /** Changes the config as data. */
  change(edit: (config: SiteConfig) => void): this {
    const config = JSON.parse(this.text()) as SiteConfig;
    edit(config);
    return this.write(canonicalJson(config));
  }

  /** Replaces a text of the config. @throws when the config does not contain it */
  replace(from: string, to: string): this {
    const text = this.text();
    if (!text.includes(from)) throw new Error(`The config does not contain ${from}.`);
    return this.write(text.replace(from, to));
  }

  text(name = 'site.config.json'): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  /** Changes the text of another file. */
  edit(name: string, change: (text: string) => string): this {
    return this.add(name, change(this.text(name)));
  }

  write(text: string): this {
    writeFileSync(join(this.folder, 'site.config.json'), text);
    return this;
  }

  /** Writes a file beside the config. */
  add(name: string, content: string | Uint8Array): this {
    const file = join(this.folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return this;
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The name of the service that tests add. */
export const newService = 'service-de-plus';

/** Adds the service of the README, as a maintainer does: one page with inline texts, without code. @param fields such as its status */
export function withNewService(config: SiteConfig, fields: object = {}): void {
  const [, example = ''] =
    /```json\n(\{\n {2}"id": "domiciliation"[\s\S]*?)\n```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  // The id, the title and the description must be unique.
  const page = JSON.parse(example.replaceAll('domiciliation', newService)) as SiteConfig['pages'][number];
  page.title = { fr: 'Un service de plus', en: 'One more service', ar: 'خدمة إضافية' };
  page.description = {
    fr: 'Un service de plus, décrit avec assez de mots pour qu’on le trouve en cherchant.',
    en: 'One more service, described in enough words for people to find it when they search.',
    ar: 'خدمة إضافية موصوفة بما يكفي من الكلمات ليجدها كل من يبحث عنها في محركات البحث.',
  };
  const last = config.pages.findLastIndex(
    ({ section, kind }) => section === page.section && kind === 'service',
  );
  config.pages.splice(last + 1, 0, { ...page, ...fields });
}
