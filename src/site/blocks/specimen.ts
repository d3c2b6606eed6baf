import { formatNumber } from '../format';
import { numberFormat } from '../languages';
import type { BlockModel } from './model';

export const specimen = {
  data: ({ rows }, { site, language }) => ({
    rows: rows.map(({ texts = [], numbers = [], total, ...row }) => ({
      ...row,
      texts,
      // the minus sign, which is as wide as the digits
      numbers: numbers.map((value) =>
        formatNumber(value, numberFormat(site.config, language)).replace('-', '−'),
      ),
      ...(total && { total }),
    })),
  }),
} satisfies BlockModel<'specimen'>;
