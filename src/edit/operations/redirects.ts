import { translatedLocation } from '../../config/location';
import { valueAt, type Path } from '../../lib/json';
import type { Translated } from '../../lib/text/message-language';
import { languagesOf } from '../../site/languages';
import { ownUrls, pageUrls } from '../../site/page-url';
import { parseTarget } from '../../site/parts/target';
import type { Page, Redirect, SiteConfig } from '../../site/types.generated';
import type { Change, SiteValues } from '../edit-site';

/**
 * Adds redirects from the published addresses that a page has given up, and removes those from the addresses that it has
 * again.
 *
 * @param page the page with its new address
 * @param former the addresses that it had
 */
export function moveRedirects(values: SiteValues, page: Page, former: readonly string[]): Change[] {
  const site = languagesOf(values.config);
  const urls = pageUrls(site, page.path);
  const { redirects = [] } = values.config;
  const kept = redirects.filter(({ from, to }) => parseTarget(to)?.page !== page.id || !urls.includes(from));
  const left = former.filter((url) => !urls.includes(url));
  return setRedirects(values, kept, left, page.id);
}

/** Makes the redirects to a page that goes lead to another one, as its published addresses then do. */
export function passRedirects(values: SiteValues, page: Page, to: string): Change[] {
  const { redirects = [] } = values.config;
  const passed = redirects.map((redirect) =>
    parseTarget(redirect.to)?.page === page.id ? { ...redirect, to } : redirect,
  );
  return setRedirects(values, passed, ownUrls(languagesOf(values.config), page.path), to);
}

/** Sets the redirects of a site, and adds those from addresses that are given up: if they were published and have none yet. */
function setRedirects(
  { config, published }: SiteValues,
  redirects: readonly Redirect[],
  givenUp: readonly string[],
  to: string,
): Change[] {
  const before = config.redirects ?? [];
  const changes = before.flatMap(({ from, to: old }, index) => {
    const path = ['redirects', index, 'to'];
    const now = redirects.find((redirect) => redirect.from === from);
    if (!now) return changeAt(config, path, again);
    return now.to === old ? [] : valueChange(config, path, now.to);
  });
  const known = new Set(redirects.map(({ from }) => from));
  const lost = givenUp.filter((from) => published.has(from) && !known.has(from));
  const all = [...redirects, ...lost.map((from) => ({ from, to }))];
  if (all.length > 0) config.redirects = all;
  else if (before.length > 0) delete config.redirects;
  const added = lost.map((from) => ({
    en: `redirect: ${from} → ${to}`,
    fr: `redirection : ${from} → ${to}`,
  }));
  return [...changes, ...added.map((what) => ({ what, isNew: true }))];
}

const again = {
  en: 'removed, as the page has this address again',
  fr: 'retirée, car la page a de nouveau cette adresse',
};

/** Returns the change of a value. @example valueChange(config, path, 'land') // ad ad11 › link: terrain → land */
export function valueChange(config: SiteConfig, path: Path, value: string): Change {
  const change = `${String(valueAt(config, path))} → ${value}`;
  return changeAt(config, path, { en: change, fr: change });
}

function changeAt(config: SiteConfig, path: Path, what: Translated): Change {
  const place = translatedLocation(config, path);
  return { path, what: { en: `${place.en}: ${what.en}`, fr: `${place.fr} : ${what.fr}` } };
}
