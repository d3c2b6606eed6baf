import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../src/config/source/write-json';
import type { SiteLanguage } from '../../src/site/languages';
import type { SiteConfig } from '../../src/site/types.generated';
import { setAt } from './set-at';
import { SiteCopy } from './site-copy';
import { agency } from './sites';

/**
 * A temporary copy of the small site, which the examples of docs/rules change. The texts of the layout come from the
 * complete site, so that they do not need updates by hand.
 */
export class SampleSite extends SiteCopy {
  /** @param hasSchema whether a copy of the schema is beside it, for changes of the schema */
  constructor(hasSchema = false) {
    super('sample');
    if (hasSchema) cpSync('schema', join(this.folder, 'schema'), { recursive: true });
    for (const { code: language } of this.languages()) {
      const file = `locales/${language}.json`;
      const { frame } = JSON.parse(readFileSync(join(agency, file), 'utf8')) as { frame: object };
      const words = JSON.parse(this.text(file)) as object;
      this.add(file, canonicalJson({ frame, ...words }));
    }
  }

  /** The languages of its config. */
  languages(): SiteLanguage[] {
    return (JSON.parse(this.text()) as SiteConfig).languages;
  }

  /**
   * Sets a value in a JSON file.
   *
   * @returns the pointer of the value, with the index of an appended entry
   * @throws when the parent does not exist
   */
  set(file: string, pointer: string, value: unknown): string {
    const content: unknown = JSON.parse(this.text(file));
    const place = setAt(content, pointer, value);
    this.add(file, canonicalJson(content));
    return place;
  }
}
