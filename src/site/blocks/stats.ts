import { defaults } from '../defaults.generated';
import { formatStat } from '../format';
import { numberFormat } from '../languages';
import type { BlockModel } from './model';

export const stats = {
  data: (block, { site, language, t }) => ({
    items: block.items.map((item) => ({
      value: item.value,
      ...(item.suffix && { suffix: item.suffix }),
      label: t(item.label).text,
      duration: item.duration ?? site.config.effects?.counter?.duration ?? defaults.effects.counter.duration,
      display: formatStat(item.value, item.suffix, numberFormat(site.config, language)),
    })),
  }),
} satisfies BlockModel<'stats'>;
