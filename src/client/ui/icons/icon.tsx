import AppWindow from 'lucide/dist/esm/icons/app-window.mjs';
import Building from 'lucide/dist/esm/icons/building.mjs';
import Calculator from 'lucide/dist/esm/icons/calculator.mjs';
import Coins from 'lucide/dist/esm/icons/coins.mjs';
import Construction from 'lucide/dist/esm/icons/construction.mjs';
import Globe from 'lucide/dist/esm/icons/globe.mjs';
import Handshake from 'lucide/dist/esm/icons/handshake.mjs';
import Key from 'lucide/dist/esm/icons/key-round.mjs';
import LandPlot from 'lucide/dist/esm/icons/land-plot.mjs';
import Landmark from 'lucide/dist/esm/icons/landmark.mjs';
import Plug from 'lucide/dist/esm/icons/plug.mjs';
import Receipt from 'lucide/dist/esm/icons/receipt-text.mjs';
import Scale from 'lucide/dist/esm/icons/scale.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import Shield from 'lucide/dist/esm/icons/shield-check.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import Users from 'lucide/dist/esm/icons/users.mjs';
import type { Icon as IconName } from '../../../site/types.generated';
import type { Sign } from '../../../site/page-data.types';
import { signs } from './signs';
import { SvgIcon, type Drawing } from './svg-icon';

/** Renders an icon by its name: the four icons of the sections are the site's own, the others are lucide's. */
export function Icon({ name }: { name: IconName }) {
  return <SvgIcon drawing={drawings[name]} solid={solid.has(name)} />;
}

const solid: ReadonlySet<IconName> = new Set<IconName>(Object.keys(signs) as Sign[]);

const drawings = {
  star: drawing(signs.star),
  octagon: drawing(signs.octagon),
  arch: drawing(signs.arch),
  merlon: drawing(signs.merlon),
  globe: Globe,
  window: AppWindow,
  search: Search,
  phone: Smartphone,
  shield: Shield,
  plug: Plug,
  calculator: Calculator,
  payslip: Receipt,
  handshake: Handshake,
  people: Users,
  building: Building,
  key: Key,
  coins: Coins,
  bank: Landmark,
  scales: Scale,
  land: LandPlot,
  crane: Construction,
} satisfies Record<IconName, Drawing>;

function drawing(d: string): Drawing {
  return [['path', { d }]];
}
