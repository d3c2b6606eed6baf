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
import type { Icon as IconName } from '../../site/types.generated';
import { SvgIcon, type Drawing } from './svg-icon';

/** Renders an icon by its name: the four icons of the sections are the site's own, the others are lucide's. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <SvgIcon className={className} drawing={drawings[name]} solid={solid.has(name)} />;
}

const solid: ReadonlySet<IconName> = new Set<IconName>(['star', 'octagon', 'arch', 'merlon']);

const drawings = {
  star: drawing(
    'M12 1l3.2 3.3h4.5v4.5L23 12l-3.3 3.2v4.5h-4.5L12 23l-3.2-3.3H4.3v-4.5L1 12l3.3-3.2V4.3h4.5z',
  ),
  octagon: drawing('M8 2h8l6 6v8l-6 6H8l-6-6V8z'),
  arch: drawing('M4 22V16.5A8.4 8.4 0 1 1 20 16.5V22h-5.4v-5a4.2 4.2 0 1 0-5.2 0v5z'),
  merlon: drawing('M2 22v-5h3v-5h3V7h2V2h4v5h2v5h3v5h3v5z'),
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
