import styled from 'styled-components';
import type { Icon as IconName } from '../site/types.generated';

/** A small sign: the four of the sections are laid pieces, the others are drawn with the ruler. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <Sign
      className={className}
      viewBox="0 0 24 24"
      data-solid={solid.has(name) || undefined}
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </Sign>
  );
}

const solid: ReadonlySet<IconName> = new Set<IconName>(['star', 'octagon', 'arch', 'merlon']);

const drawings = {
  star: 'M12 1l3.2 3.3h4.5v4.5L23 12l-3.3 3.2v4.5h-4.5L12 23l-3.2-3.3H4.3v-4.5L1 12l3.3-3.2V4.3h4.5z',
  octagon: 'M8 2h8l6 6v8l-6 6H8l-6-6V8z',
  arch: 'M4 22V16.5A8.4 8.4 0 1 1 20 16.5V22h-5.4v-5a4.2 4.2 0 1 0-5.2 0v5z',
  merlon: 'M2 22v-5h3v-5h3V7h2V2h4v5h2v5h3v5h3v5z',
  globe: 'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18z',
  window: 'M3 4h18v16H3zM3 9h18M6 6.5h.01M9 6.5h.01',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21',
  phone: 'M7 2h10v20H7zM10.5 18.5h3',
  shield: 'M12 2l8 3v6c0 5-3.2 8.6-8 11c-4.8-2.4-8-6-8-11V5zM8.5 11.5l2.5 2.5l4.5-4.5',
  plug: 'M8 2v6M16 2v6M5 8h14v4l-4 4H9l-4-4zM12 16v6',
  calculator:
    'M5 2h14v20H5zM8 5.5h8v4H8zM8.5 13.5h.01M12 13.5h.01M15.5 13.5h.01M8.5 18h.01M12 18h.01M15.5 18h.01',
  payslip: 'M5 2h14v20l-3.5-2.5L12 22l-3.5-2.5L5 22zM8.5 7h7M8.5 11h7M8.5 15h4',
  handshake: 'M2 7l5-2l5 2.5L17 5l5 2v8l-3 1l-6 4.5L6 16l-4-1zM12 7.5L8.5 11l2 2l3-2.5l5.5 5',
  people:
    'M8.5 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7zM2 20v-2.5l3-3.5h7l3 3.5V20M15.5 4.3a3.5 3.5 0 0 1 0 6.4M17.5 14l4.5 3.5V20',
  building: 'M5 22V3h10v19M15 9h4v13M2 22h20M8.5 7h3M8.5 11h3M8.5 15h3M8.5 19h3',
  key: 'M8 9a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM11.2 10.3L20 2M16 6l3.5 3.5M13.5 8.2l2.5 2.5',
  coins: 'M9 4a6 6 0 1 0 0 12a6 6 0 0 0 0-12zM16 8.2a6 6 0 1 1-6.7 9.6',
  bank: 'M2 9l10-6l10 6zM4 21h16M5.5 9v9M10 9v9M14 9v9M18.5 9v9M3.5 18h17',
  scales: 'M12 2v19M7 21h10M4 6h16M4 6l-2.5 8h6zM20 6l-3.5 8h6z',
  land: 'M2 8l10-5l10 5l-10 5zM2 12.5l10 5l10-5M2 17l10 5l10-5',
  crane: 'M7 22V2M4 22h6M3 6h19M7 2l11 4M18 6v6M15.5 12h5v4h-5z',
} satisfies Record<IconName, string>;

const Sign = styled.svg`
  inline-size: 24px;
  block-size: 24px;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.8;
  stroke-linecap: square;
  &[data-solid] {
    fill: currentColor;
    stroke: none;
  }
`;
