import { listPlaceholders } from '../../config/list-placeholders';
import { describeLocation } from '../../config/location';
import { leavesIn, type Path } from '../../lib/json';
import { groupBy } from '../../lib/lists/group-by';
import { hostName } from '../../lib/text/host-name';
import { say } from '../../lib/text/message-language';
import { readJson } from '../../config/source/json-source';
import { mailAccount } from '../hosting/emailjs-account';
import { loadSite } from '../../config/load-site';
import { SITE_CONFIG } from '../../config/read-config';
import type { SiteConfig } from '../../site/types.generated';

/**
 * Returns why a site is not meant for visitors: its company or one of its addresses is invented, or its form has no account to
 * send with. Names what is missing, where, and what to do. A config with errors is left to the build, which reports them.
 */
export async function whyUnready(root: string): Promise<string | undefined> {
  const { site } = loadSite(root);
  if (!site) return undefined;
  const lines = listPlaceholders(site.config).map(
    (place) => `  ${SITE_CONFIG} › ${place} ("placeholder": true)`,
  );
  for (const { path, value } of reservedAddresses(site.config)) {
    const place = `  ${SITE_CONFIG} › ${describeLocation(site.config, path)}`;
    lines.push(
      say({
        en: `${place}: nobody can have the address ${value}; write yours`,
        fr: `${place} : personne ne peut avoir l’adresse ${value} ; écrivez la vôtre`,
      }),
    );
  }
  const { missing } = await mailAccount(root, 'production');
  if (missing.length > 0)
    lines.push(
      say({
        en: `  contact form: it cannot send without ${missing.join(', ')} (docs/mettre-en-ligne.md)`,
        fr: `  formulaire de contact : il ne peut rien envoyer sans ${missing.join(', ')} (docs/mettre-en-ligne.md)`,
      }),
    );
  if (lines.length === 0) return undefined;
  return say({
    en: `This site is not ready for visitors:\n${lines.join('\n')}\n\nReplace what is invented and remove "placeholder", set the account of the form, then release again. For a demonstration: --allow-placeholders.`,
    fr: `Ce site n’est pas prêt pour des visiteurs :\n${lines.join('\n')}\n\nRemplacez ce qui est inventé et retirez « placeholder », indiquez le compte du formulaire, puis publiez de nouveau. Pour une démonstration : --allow-placeholders.`,
  });
}

/** Returns the addresses of a config whose host is reserved for examples and tests. */
function reservedAddresses(config: SiteConfig): { path: Path; value: unknown }[] {
  return leavesIn(config).filter(
    ({ value }) => typeof value === 'string' && RESERVED.test(hostName(value) ?? ''),
  );
}

/** RFC 2606. */
const RESERVED = /\.(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/;

/**
 * Returns the notes of the config with `owner:` or `legal:`, by page, each with its line and what it is about; undefined without
 * any.
 */
export function launchNotes(root: string): string | undefined {
  const { source } = readJson(root, SITE_CONFIG);
  const outside = say({ en: 'Outside the pages', fr: 'Hors des pages' });
  const notes = leavesIn(source.value).flatMap(({ path, value: note }) => {
    if (path.at(-1) !== '$comment' || typeof note !== 'string' || !/\b(?:owner|legal):/.test(note)) return [];
    const place = describeLocation(source.value, path.slice(0, -1)).split(' › ');
    const [page = outside] = path[0] === 'pages' ? place.splice(0, 1) : [];
    const text = note
      .replaceAll('owner: ', '')
      .replaceAll('legal: ', say({ en: 'legal: ', fr: 'juriste : ' }));
    const line = `${SITE_CONFIG}:${source.position(path).line}`;
    return { page, text: `  ${[line, place.join(' › '), text].filter(Boolean).join('  ')}` };
  });
  if (notes.length === 0) return undefined;
  const list = [...groupBy(notes, ({ page }) => page)]
    .flatMap(([page, own]) => [page, ...own.map(({ text }) => text)])
    .join('\n');
  return say({
    en: `Notes to settle before launch: ${notes.length}. A lawyer confirms those with "legal", the owner the others. Remove a note when it is settled.\n${list}`,
    fr: `Notes à régler avant la mise en ligne : ${notes.length}. Un juriste confirme celles qui portent « juriste », le propriétaire les autres. Retirez une note quand elle est réglée.\n${list}`,
  });
}
