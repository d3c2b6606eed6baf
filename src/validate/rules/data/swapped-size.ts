import { valueAt } from '../../../lib/json';
import { rule } from '../../rule';

export const swappedSize = rule({
  code: 'DATA-005',
  severity: 'warning',
  summary: {
    en: 'The two values of a size or of a range are swapped.',
    fr: 'Les deux valeurs d’une taille ou d’une fourchette sont inversées.',
  },
  docs: {
    en: 'A size has its value on a phone first, then its value on a large screen. With the larger one first, a title would be larger on a phone than on a computer. A range of prices begins with the lower one.\n\nSwap the two numbers.',
    fr: 'Une taille a d’abord sa valeur sur un téléphone, puis sa valeur sur un grand écran. Si la plus grande est la première, un titre serait plus grand sur un téléphone que sur un ordinateur. Une fourchette de prix commence par le plus bas.\n\nÉchangez les deux nombres.',
  },
  examples: {
    invalid: [{ file: 'site.config.json', pointer: '/theme/space', value: { gutter: [40, 22] } }],
    reports: 'Swap the two numbers: [22, 40].',
    valid: [{ file: 'site.config.json', pointer: '/theme/space', value: { gutter: [22, 40] } }],
  },
  messages: {
    size: ({ narrow, wide }: { narrow: number; wide: number }) => ({
      en: `This size is ${narrow} pixels on a phone and only ${wide} on a large screen. Swap the two numbers: [${wide}, ${narrow}].`,
      fr: `Cette taille est de ${narrow} pixels sur un téléphone, et de ${wide} seulement sur un grand écran. Échangez les deux nombres : [${wide}, ${narrow}].`,
    }),
    range: ({ amount, upTo }: { amount: number; upTo: number }) => ({
      en: `This range goes from ${amount} to ${upTo}. Write the lower number under "amount" and the higher one under "upTo".`,
      fr: `Cette fourchette va de ${amount} à ${upTo}. Écrivez le nombre le plus bas sous « amount » et le plus haut sous « upTo ».`,
    }),
  },
  *check({ config: { theme, values = {} } }) {
    for (const [name, { amount, upTo }] of Object.entries(values))
      if (upTo !== undefined && upTo <= amount)
        yield { path: ['values', name, 'upTo'], message: 'range', data: { amount, upTo } };
    for (const path of [
      ['theme', 'type', 'sizes'],
      ['theme', 'space'],
    ])
      for (const [name, size] of Object.entries(Object(valueAt({ theme }, path)) as object)) {
        const [narrow, wide] = Array.isArray(size) ? (size as number[]) : [];
        if (narrow !== undefined && wide !== undefined && narrow > wide)
          yield { path: [...path, name], message: 'size', data: { narrow, wide } };
      }
  },
});
