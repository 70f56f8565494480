import { circle, ellipse, group, line, path, rect, roundPoly, shade, starPoints } from '#engine/figure/svg.ts';
import { block, awning, muzzle, surface } from '../lib/structures.ts';

const footer = (rx: number): string => ellipse([6, 3, rx, rx * 0.18], '#321B41', { 'fill-opacity': 0.16 });
const ball = (x: number, y: number, [r, a, b]: readonly [number, string, string]): string =>
  group(
    circle([0, 0, r], a) +
      path(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 0.45} ${r} 0 0 0 0 ${-r}Z`, b) +
      ellipse([-r * 0.4, -r * 0.45, r * 0.26, r * 0.18], '#FFFFFF', { 'fill-opacity': 0.7 }),
    { x, y },
  );

/** A stall: counter, posts, striped awning. */
const stall = (fabric: string, counter: string, inner: string): string =>
  footer(86) +
  rect([-62, -92, 108, 60], '#3A1638', { 'fill-opacity': 0.9 }) +
  inner +
  rect([-66, -96, 7, 70], '#A9683F') +
  rect([41, -96, 7, 70], '#A9683F') +
  block({ w: 116, h: 36, d: 26, kleur: counter }) +
  awning([-82, -104], [142, 24], fabric) +
  surface(
    [
      [-82, -104],
      [60, -104],
      [46, -126],
      [-66, -126],
    ],
    fabric,
  ) +
  [0, 2, 4]
    .map((i) =>
      surface(
        [
          [-82 + 28.4 * i * 0.9 + 14, -104],
          [-82 + 28.4 * i * 0.9 + 34, -104],
          [-66 + 22.4 * i * 0.9 + 28, -126],
          [-66 + 22.4 * i * 0.9 + 12, -126],
        ],
        '#FFFDF7',
      ),
    )
    .join('');

const cans = [
  [-42, -50],
  [-22, -50],
  [-2, -50],
  [18, -50],
  [-32, -70],
  [-12, -70],
  [8, -70],
]
  .map(
    ([x = 0, y = 0], i) =>
      rect([x - 8, y, 17, 19, 3], i % 2 === 0 ? '#26C9FC' : '#FFC83D') +
      rect([x + 3, y, 6, 19, 3], i % 2 === 0 ? '#00A6ED' : '#F1A11E'),
  )
  .join('');
const ballengooien = (): string =>
  stall('#F70A8D', '#00A6ED', cans) +
  ball(74, -12, [16, '#F8312F', '#C21F2A']) +
  ball(52, 4, [11, '#FFC83D', '#F1A11E']);

const bucket = (x: number, y: number, color: string): string =>
  group(
    ellipse([2, 2, 18, 5], '#321B41', { 'fill-opacity': 0.16 }) +
      path('M-15 -30H15L12 2H-12Z', '#E4E0EA') +
      path('M4 -30H15L12 2H2Z', '#B4ACBC') +
      ellipse([0, -30, 15, 5], color) +
      path('M-15 -30C-14 -10 -8 -10 -7 -22C-4 -6 2 -10 2 -26Z', color),
    { x, y },
  );
/** Painted wall with splashes and buckets. */
const verfgooien = (): string =>
  footer(84) +
  block({ w: 118, h: 104, d: 22, kleur: '#FFFDF7', side: '#D9D1E6', top: '#F3EEF8' }) +
  group(
    path(
      'M-30 -60C-52 -64 -54 -88 -34 -84C-34 -104 -8 -102 -10 -86C6 -92 14 -72 0 -66C2 -44 -6 -44 -8 -60C-14 -30 -22 -34 -22 -58Z',
      '#F70A8D',
    ) +
      path('M-42 -30C-58 -34 -54 -50 -42 -46C-40 -58 -24 -54 -28 -42C-18 -38 -20 -26 -30 -28Z', '#26C9FC') +
      path('M12 -44C0 -50 6 -66 18 -60C22 -74 44 -70 40 -56C52 -54 48 -38 36 -42C36 -22 26 -22 26 -40Z', '#FFB703') +
      circle([32, -88, 7], '#8D65C5') +
      circle([22, -80, 3.5], '#8D65C5') +
      circle([-48, -66, 3.5], '#F70A8D') +
      circle([-8, -26, 4], '#7CB518') +
      circle([4, -22, 7], '#7CB518'),
    { x: -10 },
  ) +
  bucket(-56, 12, '#F70A8D') +
  bucket(62, 8, '#FFC83D') +
  bucket(30, 16, '#26C9FC');

/** Pinball machine, tilted toward the viewer. */
const flipperkast = (): string =>
  footer(62) +
  rect([-46, -22, 10, 26, 2], '#433B6B') +
  rect([28, -22, 10, 26, 2], '#433B6B') +
  rect([48, -40, 9, 26, 2], '#2E2756') +
  surface(
    [
      [-54, -44],
      [46, -44],
      [46, -18],
      [-54, -18],
    ],
    '#B5179E',
  ) +
  surface(
    [
      [46, -44],
      [66, -92],
      [66, -68],
      [46, -18],
    ],
    '#7A0F6C',
  ) +
  surface(
    [
      [-54, -44],
      [46, -44],
      [66, -92],
      [-28, -92],
    ],
    '#FFC83D',
  ) +
  surface(
    [
      [-44, -48],
      [38, -48],
      [55, -88],
      [-22, -88],
    ],
    '#2E2F66',
  ) +
  ellipse([-4, -74, 10, 6], '#F70A8D') +
  ellipse([-4, -76, 10, 6], '#FF6FBF') +
  ellipse([28, -78, 10, 6], '#00A6ED') +
  ellipse([28, -80, 10, 6], '#5CD0FF') +
  ellipse([4, -62, 9, 5], '#FFB703') +
  line('M-26 -56L-8 -52M26 -56L8 -52', '#FFFDF7', 5) +
  circle([14, -68, 4.5], '#FFFDF7') +
  block({ w: 94, h: 58, d: 10, kleur: '#433B6B', side: '#2E2756', top: '#635994' })
    .replace(/^/, '<g transform="translate(24 -92)">')
    .concat('</g>') +
  rect([-24, -144, 84, 46, 6], '#FFE38A') +
  path(roundPoly(starPoints(5, 20, 9), 3), '#F70A8D', { transform: 'translate(18 -120)' }) +
  [0, 1, 2, 3, 4].map((i) => circle([-14 + i * 16, -150, 3.6], i % 2 === 0 ? '#FFB703' : '#FFFDF7')).join('') +
  circle([-54, -32, 6], '#FFB703');

/** Unicorn piñata on a post with sweets below. */
function pinata(): string {
  const layer = (y: number, color: string): string =>
    path(
      `M-40 ${y}H36V${y + 12}L30 ${y + 8} 24 ${y + 13} 18 ${y + 8} 12 ${y + 13} 6 ${y + 8} 0 ${y + 13} -6 ${y + 8} -12 ${y + 13} -18 ${y + 8} -24 ${y + 13} -30 ${y + 8} -36 ${y + 13}Z`,
      color,
    );
  const donkey =
    rect([-36, -48, 14, 36, 3], '#F1A11E') +
    rect([18, -48, 14, 36, 3], '#D98A12') +
    layer(-44, '#00A6ED') +
    layer(-54, '#FFC83D') +
    layer(-64, '#F70A8D') +
    layer(-74, '#7CB518') +
    layer(-84, '#FFC83D') +
    path('M20 -84L34 -122C40 -132 56 -130 60 -122L80 -108C84 -100 78 -94 68 -96L54 -98L44 -72Z', '#F70A8D') +
    path('M27 -104H58L54 -98L44 -72L20 -84Z', '#00A6ED') +
    path('M36 -124L34 -146L46 -130Z', '#FFC83D') +
    path('M48 -130L54 -150L58 -128Z', '#FFC83D') +
    ellipse([56, -116, 3.6, 4.6], '#1F2A44') +
    circle([55, -117.5, 1.3], '#FFFFFF') +
    line('M70 -100Q74 -98 77 -102', '#7A0F4C', 2.6) +
    path('M-40 -84C-58 -88 -60 -66 -52 -54C-50 -66 -46 -72 -40 -72Z', '#8D65C5');
  const candy = (x: number, y: number, color: string): string =>
    group(
      path('M-12 -5L-6 0L-12 5ZM12 -5L6 0L12 5Z', color) +
        circle([0, 0, 6], color) +
        circle([-2, -2, 2], '#FFFFFF', { 'fill-opacity': 0.7 }),
      { x, y, draai: x * 3 },
    );
  return (
    footer(76) +
    rect([-72, -160, 9, 164, 3], '#7D4533') +
    rect([-72, -162, 84, 8, 4], '#A9683F') +
    line('M0 -156V-82', '#FFFDF7', 3) +
    group(donkey, { x: 0, y: -4, draai: -5, schaal: 0.92 }) +
    candy(-40, 2, '#F8312F') +
    candy(12, 6, '#26C9FC') +
    candy(50, -2, '#FFB703') +
    candy(-12, -4, '#8D65C5')
  );
}

/** Trampoline with a bouncing ball and its path. */
const stuitergame = (): string =>
  footer(82) +
  line('M-60 2V-28M0 10V-18M60 2V-28', '#433B6B', 7) +
  ellipse([0, -30, 80, 20], '#B5179E') +
  ellipse([0, -34, 80, 20], '#F70A8D') +
  ellipse([0, -34, 62, 14], '#3A1638') +
  ellipse([-8, -36, 44, 8], '#5B2A58') +
  [
    [-62, -84, 0.25, 9],
    [-46, -108, 0.4, 11],
    [-24, -122, 0.6, 13],
  ]
    .map(([x = 0, y = 0, a = 0, r = 0]) => circle([x, y, r], '#FFFFFF', { 'fill-opacity': a }))
    .join('') +
  ball(14, -112, [25, '#FFC83D', '#F1911E']) +
  muzzle(12, -112, 0.8) +
  line('M-2 -74V-62M14 -72V-56M30 -74V-62', '#FFFFFF', 4);

/** Quiz stage with two buzzers and a question sign. */
function quizvraag(): string {
  const vraag = 'M-13 -14C-12 -30 14 -30 14 -12C14 0 3 0 3 10H-5C-5 -6 5 -6 5 -12C5 -20 -4 -20 -5 -13Z';
  const pillar = (x: number, color: string, button: string): string =>
    group(
      block({ w: 42, h: 46, d: 20, kleur: color }) +
        ellipse([0, -50, 17, 7], shade(button, -10)) +
        path('M-15 -52C-14 -68 14 -68 15 -52Z', button) +
        ellipse([-5, -60, 4, 3], '#FFFFFF', { 'fill-opacity': 0.6 }),
      { x, y: -12 },
    );
  return (
    footer(92) +
    block({ w: 150, h: 16, d: 48, kleur: '#635994', side: '#433B6B', top: '#8D65C5' }) +
    rect([-30, -128, 8, 90], '#433B6B') +
    circle([-26, -108, 36], '#433B6B') +
    circle([-26, -108, 31], '#FFB703') +
    path(vraag, '#433B6B', { transform: 'translate(-26 -106)' }) +
    circle([-25.5, -88, 5], '#433B6B') +
    [0, 60, 120, 180, 240, 300]
      .map((h) => circle([-26 + 33.5 * Math.cos(h / 57.3), -108 + 33.5 * Math.sin(h / 57.3), 3.4], '#FFF3C9'))
      .join('') +
    pillar(-50, '#00A6ED', '#F8312F') +
    pillar(36, '#F70A8D', '#26C9FC')
  );
}

/** Soap bubble machine. */
const bellenprikken = (): string => {
  const bubble = (x: number, y: number, r: number): string =>
    circle([x, y, r], '#BFEBFF', { 'fill-opacity': 0.75 }) +
    circle([x + r * 0.1, y + r * 0.1, r * 0.78], '#E4C8FF', { 'fill-opacity': 0.55 }) +
    ellipse([x - r * 0.35, y - r * 0.4, r * 0.26, r * 0.17], '#FFFFFF') +
    circle([x + r * 0.4, y + r * 0.42, r * 0.1], '#FFFFFF');
  return (
    footer(62) +
    block({ w: 74, h: 54, d: 34, kleur: '#8D65C5', side: '#635994', top: '#A98BD8' }) +
    rect([-46, -24, 58, 10, 5], '#FFC83D') +
    circle([-36, -38, 7], '#F70A8D') +
    circle([-16, -38, 7], '#26C9FC') +
    circle([4, -38, 7], '#7CB518') +
    path('M-28 -60L-38 -82H26L14 -60Z', '#433B6B') +
    ellipse([-6, -82, 32, 9], '#635994') +
    bubble(-8, -100, 24) +
    bubble(34, -122, 17) +
    bubble(-44, -128, 14) +
    bubble(2, -146, 12) +
    bubble(52, -88, 11) +
    bubble(-56, -92, 9)
  );
};

export const funfair = {
  stuitergame: stuitergame(),
  flipperkast: flipperkast(),
  verfgooien: verfgooien(),
  ballengooien: ballengooien(),
  pinata: pinata(),
  quizvraag: quizvraag(),
  bellenprikken: bellenprikken(),
};

/** Circus tent of the fair. */
export const tent = (): string =>
  ellipse([10, 4, 120, 18], '#321B41', { 'fill-opacity': 0.15 }) +
  path('M-92 0L-96 -62H96L92 0Z', '#FFFDF7') +
  [-3, -1, 1, 3].map((i) => path(`M${i * 26 - 13} 0V-62H${i * 26 + 13}V0Z`, '#F8312F')).join('') +
  path('M40 0V-62H96L92 0Z', '#321B41', { 'fill-opacity': 0.1 }) +
  path('M-112 -58C-70 -76 -24 -116 0 -166C24 -116 70 -76 112 -58Z', '#FFFDF7') +
  path(
    'M-112 -58C-70 -76 -24 -116 0 -166C-10 -116 -44 -76 -66 -58ZM-24 -58C-14 -76 -6 -116 0 -166C6 -116 14 -76 24 -58ZM66 -58C44 -76 10 -116 0 -166C24 -116 70 -76 112 -58Z',
    '#F8312F',
  ) +
  path('M0 -166C24 -116 70 -76 112 -58H60C36 -84 12 -120 0 -166Z', '#7A0F2B', { 'fill-opacity': 0.18 }) +
  awning([-114, -60], [228, 20], '#FFC83D') +
  path('M-22 0C-22 -44 22 -44 22 0Z', '#6A0F2B') +
  line('M0 -166V-196', '#433B6B', 4) +
  path('M2 -196L34 -186L2 -174Z', '#00A6ED');
