import type { Declaration, Reference } from '../../config/references/reference';
import { pageAnchorOf } from '../../config/references/targets';
import { isSamePath, setAt, valueAt, type Path } from '../../lib/json';
import { didYouMean } from '../../lib/text/closest-match';
import { slug } from '../../lib/text/slug';
import { modelOf } from '../../site/blocks/index';
import { languagesOf } from '../../site/languages';
import { ownUrls } from '../../site/page-url';
import type { SiteConfig } from '../../site/types.generated';
import { referencesIn, Refusal, type Change, type SiteValues } from '../edit-site';
import { moveRedirects, valueChange } from './redirects';

/**
 * Sets a value of the config that is no text. What refers to an id or an anchor follows it; the published addresses that a page
 * gives up get redirects.
 *
 * @param value undefined removes the field, such as the status of a page to publish it
 * @throws {Refusal} when an id has another form; that it is taken, validation reports
 */
export function setValue(values: SiteValues, path: Path, value: unknown): Change[] {
  const { config } = values;
  // An address that is left out is an error, which validation reports.
  const isLeftOut = value === undefined && path.length === 3;
  const isAddress = path[0] === 'pages' && path[2] === 'path' && !isLeftOut;
  const page = isAddress ? config.pages[Number(path[1])] : undefined;
  const former = page ? ownUrls(languagesOf(config), page.path) : [];
  const renamed = typeof value === 'string' ? renameReferences(values, path, value) : [];
  setAt(config, path, value);
  return page ? moveRedirects(values, page, former) : renamed;
}

function renameReferences(values: SiteValues, path: Path, name: string): Change[] {
  const { config } = values;
  const { declarations, references } = referencesIn(values);
  const isMeant = (each: Declaration) => isSamePath(each.path, path) && each.name === valueAt(config, path);
  const declaration = declarations.find(isMeant);
  if (!declaration) return [];
  refuseWrongName(name);
  const changes = references.flatMap((reference): [Path, string][] => {
    const value = renamedReference(config, declaration, name, reference);
    return value === reference.value ? [] : [[reference.path, String(value)]];
  });
  const lines = changes.map(([at, changed]) => valueChange(config, at, changed));
  for (const [at, changed] of changes) setAt(config, at, changed);
  return lines;
}

/** Returns the value of a reference after something has got another name. */
export function renamedReference(
  { pages }: SiteConfig,
  { kind, name: old, path }: Declaration,
  name: string,
  reference: Reference,
): unknown {
  const renamed = (given: unknown) => (given === old ? name : given);
  const target = pageAnchorOf(reference);
  if (!target) return reference.kind === kind ? renamed(reference.value) : reference.value;
  const { page, anchor } = target;
  const found = pages.find(({ id }) => id === page);
  // A page with the contact form has an anchor for every page.
  const isAnchor =
    kind === 'page'
      ? found?.blocks.some((block) => modelOf(block).hasPageAnchors)
      : kind === 'anchor' && found === pages[Number(path[1])];
  const hash = anchor === undefined ? '' : `#${isAnchor ? renamed(anchor) : anchor}`;
  return `${kind === 'page' ? renamed(page) : page}${hash}`;
}

/** @throws {Refusal} when a name cannot be that of a page, an anchor or a part of an address */
export function refuseWrongName(name: string): void {
  const right = slug(name);
  if (name === '' || right !== name) throw new Refusal([wrongName(name, right)]);
}

const wrongName = (name: string, right: string) => {
  const [en, fr] = right === '' ? ['', ''] : [` ${didYouMean(right).en}`, ` ${didYouMean(right).fr}`];
  return {
    en: `"${name}" cannot be a name or a part of an address. Use lowercase letters, digits and single hyphens.${en}`,
    fr: `« ${name} » ne peut être ni un nom ni une partie d’adresse. Utilisez des minuscules sans accent, des chiffres et des traits d’union simples.${fr}`,
  };
};
