import { boxes, circle, diamond, line, octagon, rect, text, sheet, star } from './shapes';
import type { Subject } from './subject';

/** What runs on a machine. */
export const screens = {
  dashboard: {
    sheets: sheet(22, 40, 196, 160),
    lines:
      line(22, 64, 196) +
      boxes([32, 48], [8, 8], [3, 1], [14, 0]) +
      line(66, 64, 0, 136) +
      text(34, 80, [20, 20, 14, 20], 16) +
      boxes([78, 76], [38, 28], [3, 1], [45, 0]) +
      text(84, 96, [14]) +
      text(129, 96, [20]) +
      text(174, 96, [12]) +
      line(78, 186, 128) +
      [36, 50, 42].map((height, index) => rect(84 + index * 25, 186 - height, 15, height)).join('') +
      rect(184, 136, 15, 50),
    glaze: rect(159, 120, 15, 66),
  },
  firewall: {
    sheets: 'M28 196V60h20v12h20V60h20v12h20V60h24v12h20V60h20v12h20V60h20v136zM92 196v-50l28-28l28 28v50z',
    lines:
      line(28, 96, 184) +
      line(28, 130, 80) +
      line(132, 130, 80) +
      line(28, 164, 64) +
      line(148, 164, 64) +
      [74, 120, 166].map((x) => line(x, 72, 0, 24)).join('') +
      [52, 98, 142, 188].map((x) => line(x, 96, 0, 34)).join('') +
      [74, 166].map((x) => line(x, 130, 0, 34)).join('') +
      [52, 188].map((x) => line(x, 164, 0, 32)).join('') +
      'M104 196v-44l16-16l16 16v44',
    glaze: star(120, 168, 14),
  },
  joint: {
    sheets: 'M22 72h82v32l28-12v56l-28-12v32h-82zM140 72h78v96h-78v-32l28 12v-56l-28 12z',
    lines:
      text(38, 92, [44, 32, 40], 12) +
      text(184, 140, [20, 14], 12) +
      circle(46, 146, 8) +
      octagon(198, 96, 9),
    glaze: 'M104 104l28-12v56l-28-12z',
  },
  page: {
    sheets: sheet(28, 40, 184, 160),
    lines:
      line(28, 66, 184) +
      boxes([38, 49], [8, 8], [3, 1], [14, 0]) +
      rect(86, 48, 84, 10) +
      text(44, 88, [70, 54, 62], 12) +
      rect(44, 124, 36, 14) +
      boxes([44, 154], [46, 34], [3, 1], [53, 0]) +
      circle(162, 110, 36),
    glaze: star(162, 110, 30),
  },
  phone: {
    sheets: sheet(70, 18, 100, 204),
    lines:
      line(100, 31, 34) +
      rect(78, 44, 84, 150) +
      boxes([86, 52], [32, 32], [2, 1], [36, 0]) +
      text(86, 102, [68, 48, 60], 12) +
      boxes([86, 138], [32, 20], [2, 1], [36, 0]) +
      rect(86, 168, 68, 16) +
      text(106, 176, [28]) +
      octagon(120, 208, 7) +
      star(138, 68, 9),
    glaze: star(102, 68, 15),
  },
  results: {
    sheets: sheet(28, 34, 184, 38, 16) + rect(20, 86, 200, 48),
    lines:
      circle(49, 51, 9) +
      line(55.5, 57.5, 8, 8) +
      text(76, 53, [84]) +
      text(64, 98, [96, 140, 112], 12) +
      text(64, 146, [80, 132, 104], 11) +
      text(64, 188, [90, 120], 11) +
      rect(36, 150, 16, 16) +
      rect(36, 186, 16, 16) +
      diamond(190, 53, 5),
    glaze: star(44, 110, 16),
  },
} satisfies Record<string, Subject>;
