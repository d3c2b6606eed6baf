import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '../../src/config/source/write-json';
import type { SiteLanguage } from '../../src/site/languages';
import type { SiteConfig } from '../../src/site/types.generated';
import { setAt } from './set-at';
import { agency, layOutSite } from './sites';

/**
 * A temporary copy of the small site, which the examples of docs/rules change. The texts of the layout come from the
 * complete site, so that they do not need updates by hand.
 */
export class SampleSite implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), 'sample-'));

  /** @param hasSchema whether a copy of the schema is beside it, for changes of the schema */
  constructor(hasSchema = false) {
    layOutSite('sample', this.folder);
    if (hasSchema) cpSync('schema', join(this.folder, 'schema'), { recursive: true });
    for (const { code: language } of this.languages()) {
      const file = `locales/${language}.json`;
      const { frame } = JSON.parse(readFileSync(join(agency, file), 'utf8')) as { frame: object };
      const words = JSON.parse(this.text(file)) as object;
      this.write(file, canonicalJson({ frame, ...words }));
    }
  }

  text(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** The languages of its config. */
  languages(): SiteLanguage[] {
    return (JSON.parse(this.text('site.config.json')) as SiteConfig).languages;
  }

  /** Writes a file, which may be new. */
  write(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text);
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
    this.write(file, canonicalJson(content));
    return place;
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
