import type { NameReference } from '../../references/targets';
import { isReservedTarget, reservedTargets } from '../../../site/parts/target';
import { commandLine } from '../../../lib/command/command-line';
import { onlyOne } from '../../../lib/lists/only-one';
import { closestMatch } from '../../../lib/text/closest-match';
import { MOST_LISTED, synonyms } from '../../schema/closest-name';
import { defaultSection } from '../../../site/section';
import { pageWith } from '../../../site/blocks/find-blocks';
import { pagePath } from '../../../site/page-url';
import { rule } from '../../rule';
import { requiredPages } from '../drafts/needed-draft';
import { firstUses } from './first-uses';
import { renamedPage } from './renamed-page';

export const unknownName = rule({
  code: 'LINK-001',
  severity: 'error',
  summary: {
    en: 'The config names a page, a section, a color, a gradient or an ad that does not exist.',
    fr: 'La configuration désigne une page, une section, une couleur, un dégradé ou une annonce qui n’existe pas.',
  },
  docs: {
    en: 'Pages and ads are named by their `id`, never by an address; sections, colors and gradients by their name under `theme`. A wrong name leads nowhere, or leaves a page without its colors.\n\nWrite the name that the message suggests, or one that exists.',
    fr: 'Les pages et les annonces se désignent par leur `id`, jamais par une adresse ; les sections, les couleurs et les dégradés, par leur nom sous `theme`. Un nom faux ne mène nulle part, ou prive une page de ses couleurs.\n\nÉcrivez le nom que propose le message, ou un nom qui existe.',
  },
  examples: {
    invalid: [{ pointer: '/pages/0/blocks/0/actions/0/to', value: 'repairs' }],
    reports: 'There is no page "repairs".',
    valid: [{ pointer: '/pages/0/blocks/0/actions/0/to', value: 'repair' }],
  },
  messages: {
    noPage: ({ name }: { name: string }) => ({
      en: `"${name}" is no page: only links lead to ${reservedTargets.join(', ')}. Name a page.`,
      fr: `« ${name} » n’est pas une page : seuls les liens mènent à ${reservedTargets.join(', ')}. Indiquez une page.`,
    }),
    noChat: () => ({
      en: 'This leads to the chat, and "organization" has no "chatNumber". Add the number there, or write another target here, such as "phone".',
      fr: 'Ce lien mène à la discussion, mais « organization » n’a pas de « chatNumber ». Ajoutez-y ce numéro, ou écrivez ici une autre destination, comme « phone ».',
    }),
    unknown: ({ kind, name, known, others, mayGo }: UnknownName) => ({
      en: `There is no ${nouns[kind].en} "${name}"${nouns[kind].under && ` under ${nouns[kind].under}`}.${known && ` These exist: ${known}.`}${others > 0 ? ` ${others} other ${others === 1 ? 'place uses' : 'places use'} this name: if you removed it, put it back${mayGo ? `, then remove it with ${commandLine(`remove ${kind}`, name)}` : ''}; if you renamed it, correct all of them.` : ''}`,
      fr: `${nouns[kind].fr} « ${name} » n’existe pas${nouns[kind].under && ` sous ${nouns[kind].under}`}.${known && ` Noms existants : ${known}.`}${others > 0 ? ` ${others} ${others === 1 ? 'autre endroit utilise' : 'autres endroits utilisent'} ce nom : si vous l’avez supprimé, rétablissez-le${mayGo ? `, puis supprimez-le avec ${commandLine(`remove ${kind}`, name)}` : ''} ; si vous l’avez changé, corrigez-le partout.` : ''}`,
    }),
  },
  *check(context) {
    const { config, declarations, nameReferences, names, references } = context;
    const { chatNumber } = config.organization;
    for (const { kind, value, path } of references)
      if (kind === 'target' && value === 'chat' && chatNumber === undefined)
        yield { path, message: 'noChat' };
    const required = requiredPages(config);
    const hasHome = config.pages.some((page) => pagePath(context, page.path) === '/');
    const hasAllPages = hasHome && pageWith(config, 'contact-form') !== undefined;
    const unknown = nameReferences.filter(({ kind, name }) => !names[kind].has(name));
    for (const { use, others } of firstUses(unknown)) {
      const { kind, name, path, isTarget } = use;
      // Only what is no link has one of these names here: a redirect, a menu.
      if (kind === 'page' && isReservedTarget(name)) {
        yield { path, message: 'noPage', data: { name } };
        continue;
      }
      // Where two have the same name, one of them is the one that is missing.
      if (declarations.filter((declared) => declared.kind === kind).length > names[kind].size) continue;
      const used = new Set(nameReferences.flatMap((other) => (other.kind === kind ? [other.name] : [])));
      const candidates = isTarget ? [...names[kind], ...reservedTargets] : names[kind];
      const suggestion =
        (isTarget ? ownTarget(name) : undefined) ??
        (kind === 'page' ? renamedPage(context, config.pages, name) : undefined) ??
        // Names of ads are numbered: each is similar to the others.
        (kind === 'ad' ? null : closestMatch(name, candidates)) ??
        (others > 0 ? onlyUnused(names[kind], used) : null);
      const isListed = suggestion === null && (others === 0 || names[kind].size <= MOST_LISTED);
      const known = isListed ? listNames([...names[kind]]) : '';
      const mayGo = kind === 'ad' || (kind === 'page' && hasAllPages && !required.has(name));
      yield { path, message: 'unknown', data: { kind, name, known, others, mayGo }, suggestion };
    }
  },
});

interface UnknownName extends Pick<NameReference, 'kind' | 'name'> {
  /** Lists declared names when none is similar; otherwise it is empty. */
  known: string;
  others: number;
  /** Whether a site may lack it, so that the command to remove it does not refuse. */
  mayGo: boolean;
}

/** Returns names as a list that is still useful to read. */
function listNames(names: readonly string[]): string {
  return names.slice(0, MOST_LISTED).join(', ') + (names.length > MOST_LISTED ? ', …' : '');
}

/** How the message calls what has a name, and the field that declares it, unless that is obvious. */
const nouns: Record<NameReference['kind'], { en: string; fr: string; under: string }> = {
  page: { en: 'page', fr: 'La page', under: '' },
  ad: { en: 'ad', fr: 'L’annonce', under: '' },
  section: { en: 'section', fr: 'La section', under: 'theme.sections' },
  color: { en: 'color', fr: 'La couleur', under: 'theme.colors' },
  gradient: { en: 'gradient', fr: 'Le dégradé', under: 'theme.gradients' },
};

/** Returns the phone, the email or the chat of the company, which maintainers name in other words or by a number. */
function ownTarget(name: string): string | undefined {
  const meant = /^\d[\d-]{6,}$/.test(name) ? 'phone' : synonyms.get(name);
  return reservedTargets.find((target) => target === meant);
}

/** Returns the only name that no place uses: a missing name that several places use was most likely changed to it. */
function onlyUnused(names: ReadonlySet<string>, used: ReadonlySet<string>): string | null {
  return onlyOne([...names].filter((name) => !used.has(name) && name !== defaultSection));
}
