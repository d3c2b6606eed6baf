import { valueAt, type Path } from '../../../lib/json';
import { BLOCK_DEPTH } from '../../references/without-parts';
import { blocksOfType, findBlocks } from '../../../site/blocks/find-blocks';
import { contactRules } from '../../../site/contact-settings';
import { rule } from '../../rule';

export const unusedField = rule({
  code: 'FIELD-001',
  severity: 'warning',
  mayFollow: 'error',
  summary: {
    en: 'A block has a field that its variant does not show, a row of prices has no price, or a range is upside down.',
    fr: 'Un bloc a un champ que sa variante n’affiche pas, une ligne de prix n’a pas de prix, ou une fourchette est à l’envers.',
  },
  docs: {
    en: 'Most blocks have variants, and a variant shows only some of the block’s fields: `docs/blocks.md` lists them. Visitors never see a field that the variant ignores.\n\nRemove the field, or choose a variant that shows it; the message names those. A row of prices shows its own `price`, or that of the `offer` in the hero of its page; with neither, its cell would be empty. A range goes up: under `values`, `upTo` is more than `amount`; under `contact.lengths`, `maximum` is not less than `minimum`, or nobody could send a message.',
    fr: 'La plupart des blocs ont des variantes, et une variante n’affiche que certains champs du bloc : `docs/blocks.md` en donne la liste. Les visiteurs ne voient jamais un champ que la variante ignore.\n\nSupprimez le champ, ou choisissez une variante qui l’affiche ; le message donne la liste de ces variantes. Une ligne de prix affiche son propre `price`, ou celui de l’offre (`offer`) du bloc « hero » de sa page ; sans l’un ni l’autre, sa case serait vide. Une fourchette va en montant : sous `values`, `upTo` est plus grand que `amount` ; sous `contact.lengths`, `maximum` n’est pas plus petit que `minimum`, sinon personne ne pourrait envoyer de message.',
  },
  examples: {
    invalid: [{ pointer: '/pages/0/blocks/0/contents', value: true }],
    reports: 'does not show this field. Remove it, or choose the variant "plain".',
    valid: [{ pointer: '/pages/0/blocks/0/contents', value: false }],
  },
  messages: {
    unused: ({ variant, others }: { variant: string; others: readonly string[] }) => ({
      en: `The variant "${variant}" does not show this field. Remove it, or choose the variant ${others.map((name) => `"${name}"`).join(' or ')}.`,
      fr: `La variante « ${variant} » n’affiche pas ce champ. Supprimez-le, ou choisissez la variante ${others.map((name) => `« ${name} »`).join(' ou ')}.`,
    }),
    range: ({ amount, upTo }: { amount: number; upTo: number }) => ({
      en: `The range ends at ${upTo}, which is not more than its beginning, ${amount}. Correct one of the two.`,
      fr: `La fourchette finit à ${upTo}, ce qui n’est pas plus que son début, ${amount}. Corrigez l’un des deux.`,
    }),
    noPrice: ({ page }: { page: string }) => ({
      en: `This row has no price, as the hero of the page "${page}" has no offer. Add a "price" here, or an "offer" there.`,
      fr: `Cette ligne n’a pas de prix, car le bloc « hero » de la page « ${page} » n’a pas d’offre. Ajoutez un « price » ici, ou une « offer » là-bas.`,
    }),
  },
  *check({ config, variantFields }) {
    for (const { shownBy, value, path } of variantFields)
      if (value !== false && !isShownBy(config, path, shownBy))
        yield { path, message: 'unused', data: { variant: variantAt(config, path), others: shownBy } };
    for (const [name, { amount, upTo }] of Object.entries(config.values ?? {}))
      if (upTo !== undefined && upTo <= amount)
        yield { path: ['values', name, 'upTo'], message: 'range', data: { amount, upTo } };
    for (const [name, { minimum, maximum }] of Object.entries(contactRules(config.contact).lengths))
      if (minimum > maximum)
        yield {
          path: ['contact', 'lengths', name],
          message: 'range',
          data: { amount: minimum, upTo: maximum },
        };
    const withOffer = new Set(
      config.pages.flatMap(({ id, blocks }) => (blocksOfType(blocks, 'hero')[0]?.offer ? id : [])),
    );
    for (const { block, path } of findBlocks(config, 'price-plan'))
      for (const [index, { page, price }] of block.items.entries())
        if (price === undefined && !withOffer.has(page))
          yield { path: [...path, 'items', index], message: 'noPrice', data: { page } };
  },
});

/** Returns whether the variant of a block shows a field in it. */
export function isShownBy(config: unknown, path: Path, shownBy: readonly string[] | undefined): boolean {
  return shownBy === undefined || shownBy.includes(variantAt(config, path));
}

function variantAt(config: unknown, path: Path): string {
  return String(valueAt(config, [...path.slice(0, BLOCK_DEPTH), 'variant']));
}
