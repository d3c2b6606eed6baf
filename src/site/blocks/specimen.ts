import { formatNumber } from '../format';
import { numberFormat } from '../languages';
import type { BlockModel } from './model';

export const specimen = {
  data: ({ rows }, { site, language, t }) => ({
    rows: rows.map(({ label, texts = [], numbers = [], total, note, noteText }) => ({
      label: t(label).text,
      texts: texts.map((text) => t(text).text),
      // the minus sign, which is as wide as the digits
      numbers: numbers.map((value) =>
        formatNumber(value, numberFormat(site.config, language)).replace('-', '−'),
      ),
      ...(total && { total }),
      ...(note !== undefined && { note: t(note).text }),
      ...(noteText !== undefined && { noteText: t(noteText).text }),
    })),
  }),
} satisfies BlockModel<'specimen'>;
