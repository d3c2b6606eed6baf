import { boxes, circle, diamond, line, octagon, rect, text, sheet, star } from './shapes';
import type { Subject } from './subject';

/** What is written, counted and signed. */
export const papers = {
  calendar: {
    sheets: sheet(36, 44, 168, 160),
    lines:
      line(36, 80, 168) +
      text(54, 62, [52]) +
      line(76, 34, 0, 20) +
      line(164, 34, 0, 20) +
      [70, 103, 137, 170].map((x) => line(x, 80, 0, 124)).join('') +
      [111, 142, 173].map((y) => line(36, y, 168)).join(''),
    glaze: diamond(153.5, 157.5, 14),
  },
  contract: {
    sheets: sheet(52, 24, 136, 192, 22),
    lines:
      text(68, 50, [70]) +
      text(68, 72, [104, 104, 88, 104, 96], 13) +
      text(68, 152, [44, 36], 13) +
      'M68 198l8-10l6 8l8-14l6 14h20' +
      circle(156, 172, 38),
    glaze: star(156, 172, 30) + diamond(156, 172, 11),
  },
  form: {
    sheets: sheet(48, 24, 144, 192, 22),
    lines:
      text(64, 44, [64]) +
      text(64, 62, [28]) +
      boxes([64, 68], [14, 16], [8, 1]) +
      text(64, 98, [40]) +
      boxes([64, 104], [14, 16], [8, 1]) +
      rect(64, 134, 14, 14) +
      text(90, 141, [70]) +
      text(90, 163, [52]) +
      line(64, 204, 112) +
      'M120 198l8-12l6 10l8-16l6 16h14',
    glaze: diamond(71, 163, 12),
  },
  ledger: {
    sheets: rect(22, 44, 96, 152) + sheet(122, 44, 96, 152),
    lines:
      line(118, 44, 4) +
      line(118, 196, 4) +
      [82, 100].map((x) => line(x, 62, 0, 134)).join('') +
      [178, 198].map((x) => line(x, 64, 0, 94)).join('') +
      line(22, 62, 96) +
      line(122, 64, 96) +
      text(32, 76, [40, 30, 42, 36, 28, 40, 34, 42], 15) +
      text(132, 78, [36, 28, 38, 32, 36, 24], 14) +
      text(132, 184, [76, 76], 4),
    glaze: rect(132, 162, 76, 16),
  },
  payslip: {
    sheets: sheet(54, 24, 132, 192, 22),
    lines:
      text(70, 44, [54, 36], 10) +
      rect(70, 70, 100, 92) +
      line(134, 70, 0, 92) +
      line(70, 84, 100) +
      text(77, 96, [44, 36, 48, 30, 40], 14) +
      text(142, 96, [20, 20, 14, 20, 16], 14) +
      text(70, 186, [24]),
    glaze: rect(106, 174, 64, 24),
  },
  shortlist: {
    sheets: sheet(44, 48, 128, 164),
    lines: `M58 48V36h108l20 20v144h-14M72 36V24h108l20 20v144h-14${[78, 110, 142, 182]
      .map(
        (y, index) =>
          (index === 1 ? '' : octagon(66, y, 10)) + text(90, y - 4, [60 - (index % 2) * 8, 40], 9),
      )
      .join('')}`,
    glaze: star(66, 110, 16),
  },
} satisfies Record<string, Subject>;
