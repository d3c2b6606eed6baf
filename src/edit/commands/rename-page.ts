import { jsonPointer, leavesIn, valueAt, type Path } from '../../lib/json';
import type { Translated } from '../../lib/text/message-language';
import { languagesOf } from '../../site/languages';
import { ownUrls } from '../../site/page-url';
import type { SiteConfig } from '../../site/types.generated';
import { Refusal, type Change, type Edit, type SiteValues } from '../edit-site';
import { findPage } from '../find-page';
import { valueChange } from '../operations/redirects';
import { setValue } from '../operations/set';

/**
 * Gives a page another id, which everything that refers to it follows, and another address. Its published addresses
 * get redirects.
 *
 * @param name the id of the page, or an address of it
 * @param id its new id; the one it has, to change the address alone
 * @param address its new address in the first language; by default an address that ends with the old id ends with the new one
 * @returns each value that has changed
 * @throws {UserError} when there is no such page, another one has the name, or nothing would change
 */
export function renamePage(values: SiteValues, name: string, id: string, address?: string): Change[] {
  const { config } = values;
  const page = findPage(config, name);
  if (id === page.id && address === undefined) throw new Refusal([sameName(id)]);
  if (config.pages.some((other) => other !== page && other.id === id)) throw new Refusal([takenName(id)]);
  const own: Path = ['pages', config.pages.indexOf(page)];
  const { defaultLanguage } = languagesOf(config);
  const addresses = leavesIn(page.path, [...own, 'path']).map(({ path, value }): [Path, string] => {
    const old = String(value);
    const isGiven =
      address !== undefined && [undefined, defaultLanguage].includes(path[3] as string | undefined);
    const follows = old.endsWith(`/${page.id}`);
    return [path, isGiven ? address : follows ? old.slice(0, -page.id.length) + id : old];
  });
  const changed = [[[...own, 'id'], id] as const, ...addresses].filter(
    ([path, value]) => valueAt(config, path) !== value,
  );
  const changes = [
    ...changed.map(([path, value]) => valueChange(config, path, value)),
    ...changed.flatMap(([path, value]) => setValue(values, path, value)),
  ];
  // A redirect that follows the id and is then removed has only been removed.
  return [
    ...new Map(changes.map((change) => [jsonPointer(change.path ?? [change.what.en]), change])).values(),
  ];
}

/** Returns which addresses in other languages a rename has left, in a sentence. */
export function leftAddresses({ before, after }: Edit, id: string): Translated | undefined {
  const [old, now] = [before, after.files].map(({ source }) => (source.value as SiteConfig).pages);
  const index = now!.findIndex((page) => page.id === id);
  const [former, [, ...others]] = [ownUrls(before, old![index]!.path), ownUrls(before, now![index]!.path)];
  const left = others.filter((url) => former.includes(url)).join(', ');
  if (left === '') return undefined;
  return {
    en: `Its address in another language stays: ${left}. It is under "path" in the page.`,
    fr: `Son adresse dans une autre langue reste : ${left}. Elle est sous « path » dans la page.`,
  };
}

const takenName = (name: string) => ({
  en: `Another page has the name "${name}". Choose another one. Nothing was renamed.`,
  fr: `Une autre page s’appelle « ${name} ». Choisissez un autre nom. Rien n’a été renommé.`,
});
const sameName = (name: string) => ({
  en: `The page already has the name "${name}". Choose another one. Nothing was renamed.`,
  fr: `La page s’appelle déjà « ${name} ». Choisissez un autre nom. Rien n’a été renommé.`,
});
