import { pageUrl, urlLanguage } from '../../site/page-url';
import { languagesOf } from '../../site/languages';
import type { SiteConfig } from '../../site/types.generated';

/** The addresses that pages had since the server started: one that is open is found after its address has changed. */
export class FormerAddresses {
  readonly #ids = new Map<string, string>();

  /** Remembers the addresses of a site. */
  keep(config: SiteConfig): void {
    const site = languagesOf(config);
    for (const { id, path } of config.pages)
      for (const language of site.languages) this.#ids.set(pageUrl(site, path, language), id);
  }

  /** Returns where the page with an address is by now: home when it is gone; undefined when no page had it. */
  now(address: string, config: SiteConfig): string | undefined {
    const id = this.#ids.get(address);
    const site = languagesOf(config);
    const path = config.pages.find((page) => page.id === id)?.path ?? '/';
    return id === undefined ? undefined : pageUrl(site, path, urlLanguage(site, address));
  }
}
