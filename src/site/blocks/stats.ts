import { defaults } from '../defaults.generated';
import { formatStat } from '../format';
import { numberFormat } from '../languages';
import type { BlockModel } from './model';

export const stats = {
  data: ({ items }, { site, language }) => ({
    items: items.map((item) => ({
      ...item,
      duration: item.duration ?? site.config.effects?.counter?.duration ?? defaults.effects.counter.duration,
      display: formatStat(item.value, item.suffix, numberFormat(site.config, language)),
    })),
  }),
} satisfies BlockModel<'stats'>;
