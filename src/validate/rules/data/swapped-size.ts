import { valueAt } from '../../../lib/json';
import { rule } from '../../rule';

export const swappedSize = rule({
  code: 'DATA-005',
  severity: 'warning',
  summary: {
    en: 'The two values of a size are swapped.',
    fr: 'Les deux valeurs d’une taille sont inversées.',
  },
  docs: {
    en: 'A size has its value on a phone first, then its value on a large screen. With the larger one first, a title would be larger on a phone than on a computer.\n\nSwap the two numbers.',
    fr: 'Une taille a d’abord sa valeur sur un téléphone, puis sa valeur sur un grand écran. Si la plus grande est la première, un titre serait plus grand sur un téléphone que sur un ordinateur.\n\nÉchangez les deux nombres.',
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
  },
  *check({ config: { theme } }) {
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
