import { boxes, circle, diamond, line, octagon, rect, text, star } from './shapes';
import type { Subject } from './subject';

/** Where people work and meet, seen from above, and who pays for it. */
export const places = {
  desk: {
    sheets: rect(44, 92, 152, 60) + rect(162, 102, 24, 34) + rect(96, 118, 48, 14),
    lines:
      line(26, 36, 188) +
      line(26, 44, 188) +
      rect(84, 36, 72, 8) +
      rect(90, 100, 60, 8) +
      boxes([96, 118], [8, 14], [6, 1]) +
      text(167, 112, [14, 14, 9], 7) +
      circle(66, 112, 13) +
      star(66, 112, 10) +
      'M88 190a32 32 0 0 0 64 0' +
      'M26 44v152M26 196h40a40 40 0 0 0-40-40',
    glaze: octagon(120, 184, 24),
  },
  financing: {
    sheets: rect(52, 60, 52, 136) + rect(136, 60, 52, 136),
    lines:
      line(30, 196, 180) +
      line(30, 60, 180) +
      [98, 150].map((y) => line(52, y, 52)).join('') +
      [90, 164].map((y) => line(136, y, 52)).join('') +
      text(62, 76, [32, 20], 10) +
      text(62, 120, [26]) +
      text(62, 172, [32, 16], 10) +
      text(146, 75, [26]) +
      text(146, 180, [32]) +
      [44, 24].map((width, index) => line(120 - width / 2, 50 - index * 10, width)).join('') +
      diamond(120, 24, 8),
    glaze: rect(136, 90, 52, 74),
  },
  floorplan: {
    sheets: rect(28, 48, 184, 152),
    lines:
      rect(34, 54, 172, 140) +
      'M118 54v42M124 54v42h-6M118 120h6v14M118 120v14' +
      'M118 96h-24a24 24 0 0 0 24 24' +
      'M34 134h36v6h-36M206 140h-108v-6h20M124 134h82' +
      'M70 140v28a28 28 0 0 0 28-28' +
      rect(56, 194, 44, 6) +
      rect(140, 194, 44, 6) +
      rect(28, 76, 6, 36) +
      line(28, 32, 184) +
      line(28, 26, 0, 12) +
      line(212, 26, 0, 12) +
      octagon(160, 167, 14) +
      boxes([132, 160], [8, 14], [2, 1], [48, 0]) +
      rect(42, 62, 34, 20),
    glaze: rect(124, 54, 82, 80) + star(165, 94, 20),
  },
  meeting: {
    sheets: '',
    lines:
      circle(86, 120, 66) +
      circle(154, 120, 66) +
      circle(86, 120, 11) +
      circle(154, 120, 11) +
      line(20, 120, 66) +
      line(154, 120, 66) +
      line(120, 36, 0, 28) +
      line(120, 176, 0, 28) +
      rect(82, 116, 8, 8) +
      diamond(154, 120, 5),
    // The two circles cross 56.6 above and below the middle.
    glaze: `M120 63.4A66 66 0 0 1 120 176.6A66 66 0 0 1 120 63.4z${star(120, 120, 22)}`,
  },
  parcel: {
    sheets: rect(24, 40, 192, 160),
    lines:
      'M24 140h56l32-32h104M24 160h64l32-32h96' +
      'M72 40v100M120 40v68M168 40v68M72 88h48M96 152v48M152 128v72M152 168h64M24 88h48' +
      [
        [96, 200],
        [152, 200],
        [152, 128],
        [120, 128],
        [96, 152],
      ]
        .map(([x = 0, y = 0]) => diamond(x, y, 5))
        .join('') +
      text(34, 56, [16]) +
      text(82, 56, [16]) +
      text(130, 56, [16]) +
      text(178, 56, [16]) +
      text(162, 184, [20]) +
      text(34, 176, [28]) +
      circle(196, 84, 10) +
      line(196, 66, 0, 36),
    glaze: 'M120 128h32v72h-56v-48z',
  },
  team: {
    sheets: octagon(120, 54, 24) + octagon(48, 140, 22) + octagon(192, 140, 22),
    lines:
      'M120 78v32M48 118v-16h144v16M48 162v26M192 162v26' +
      rect(36, 188, 24, 24) +
      rect(180, 188, 24, 24) +
      diamond(120, 54, 9) +
      diamond(48, 140, 7) +
      diamond(192, 140, 7) +
      text(154, 50, [48, 32], 10) +
      text(104, 186, [32, 20], 10) +
      circle(120, 140, 33),
    glaze: star(120, 140, 28),
  },
} satisfies Record<string, Subject>;
