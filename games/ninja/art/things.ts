import { circle, clip, contactShadow, ellipse, group, line, lit, path, rect, svgDoc } from '#engine/figure/svg.ts';
import type { Canvas } from './color.ts';
import { fruit, fruitHalf } from './fruit.ts';

/** Outline of the jar: foot at (0, 0), mouth at y = -236. */
const JAR =
  'M-44 -236V-218C-92 -206 -100 -186 -100 -160V-40C-100 -10 -86 0 -60 0H60C86 0 100 -10 100 -40V-160C100 -186 92 -206 44 -218V-236Z';

const jarBack = (): string =>
  group(contactShadow(104), {}) +
  path(JAR, '#FFFFFF', { 'fill-opacity': 0.42 }) +
  ellipse([0, -10, 86, 10], '#BFE3DA', { 'fill-opacity': 0.7 });

/** The glass before the juice: a rim, a light from the left and a tap. */
const jarFront = (): string =>
  line(JAR, '#FFFFFF', 7, { 'stroke-opacity': 0.85 }) +
  rect([-54, -246, 108, 18, 9], '#FFFFFF', { 'fill-opacity': 0.95 }) +
  rect([-54, -240, 108, 12, 6], '#CFE6E4', { 'fill-opacity': 0.9 }) +
  line('M-78 -160V-62', '#FFFFFF', 13, { 'stroke-opacity': 0.75 }) +
  line('M-78 -40V-34', '#FFFFFF', 13, { 'stroke-opacity': 0.75 }) +
  line('M76 -150V-40', '#FFFFFF', 6, { 'stroke-opacity': 0.4 }) +
  [-44, -88, -132, -176].map((y) => line(`M62 ${y}H84`, '#FFFFFF', 5, { 'stroke-opacity': 0.8 })).join('');

/** One pour of juice, white so that a scene tints it; it lies in the jar and the next lies on it. */
const pour = (): string =>
  path('M-94 0V-34C-60 -40 -40 -28 0 -34S60 -40 94 -34V0Q94 12 80 12H-80Q-94 12 -94 0Z', '#FFFFFF');

/** A piece of the light of a blade, 40 long. */
const blade = (): string => rect([-24, -12, 48, 24, 12], '#FFFFFF') + rect([-22, -3, 44, 8, 4], '#FFCF4A');

/** A staff of bamboo, for on a back. */
const staff = (): string =>
  lit('M-7 -104H7V104H-7Z', '#E3C46A', { dx: -5, dy: 0 }) +
  [-62, 0, 60].map((y) => rect([-9, y, 18, 7, 3], '#B98E3A')).join('') +
  rect([-9, -96, 18, 22, 5], '#E8393F');

/** What a fruit hangs on when it hangs still: from far above to (0, 0). */
const thread = (): string => line('M0 0V-520', '#C9A06A', 5) + path('M-8 -6Q0 -18 8 -6Q0 4 -8 -6Z', '#F8512F');

/** A bow of pale light behind something new. */
const shine = (): string =>
  Array.from({ length: 8 }, (_, i) =>
    group(path('M-12 -60L0 -112L12 -60Z', '#FFE9A0', { 'fill-opacity': 0.85 }), { draai: i * 45 }),
  ).join('') + circle([0, 0, 52], '#FFF6D0', { 'fill-opacity': 0.8 });

/** A glass of juice with a paper umbrella; its foot is (0, 0). */
function glass(color: string, light: string): string {
  const cup = 'M-50 -120L-36 -6Q-34 0 -26 0H26Q34 0 36 -6L50 -120Z';
  return (
    contactShadow(46) +
    path(cup, '#FFFFFF', { 'fill-opacity': 0.6 }) +
    clip(
      cup,
      path('M-60 -92C-30 -100 0 -84 60 -94V4H-60Z', color) +
        path('M-60 -92C-30 -100 0 -84 60 -94V-80C0 -70 -30 -86 -60 -78Z', light),
    ) +
    line('M10 -60L34 -158', '#FFFDF7', 7) +
    lit('M4 -146C14 -186 60 -186 70 -150C50 -158 24 -154 4 -146Z', '#F8512F', { dx: -4, dy: -4 }) +
    line('M-36 -100L-28 -30', '#FFFFFF', 6, { 'stroke-opacity': 0.7 }) +
    line('M-50 -120H50', '#FFFFFF', 6)
  );
}

/** The giant melon and its halves. */
const giant = (inner: string): string => group(inner, { schaal: 2.7 });

/** A pip of a melon, large enough for a word: flat and upright. */
const pip = (): string =>
  lit('M0 -74C34 -40 78 -8 70 34C64 66 28 74 0 74C-28 74 -64 66 -70 34C-78 -8 -34 -40 0 -74Z', '#5B2A3C', {
    dx: -7,
    dy: -6,
  }) + ellipse([-30, 14, 10, 22], '#8A4A5E', { transform: 'rotate(18 -30 14)' });

/** A cushion, its middle (0, 0). */
const cushion = (): string =>
  group(contactShadow(110), { y: 22 }) +
  lit('M-104 0C-108 -22 -60 -26 0 -26S108 -22 104 0C108 22 60 26 0 26S-108 22 -104 0Z', '#D6453F', {
    dx: -10,
    dy: -7,
  }) +
  line('M-92 6C-40 16 40 16 92 6', '#FFC83D', 5) +
  [-100, 100].map((x) => line(`M${x} 4v20`, '#FFC83D', 7)).join('');

export const jar = (): string => jarBack() + jarFront();
export { glass };

export const drawThings = (): Canvas[] => [
  { name: 'pot-achter', svg: svgDoc([-110, -252, 220, 276], jarBack()) },
  { name: 'pot', svg: svgDoc([-110, -252, 220, 276], jarFront()) },
  { name: 'sap', svg: svgDoc([-96, -42, 192, 56], pour()) },
  { name: 'kling', svg: svgDoc([-26, -14, 52, 28], blade()) },
  { name: 'stok', svg: svgDoc([-14, -110, 28, 220], staff()) },
  { name: 'draad', svg: svgDoc([-12, -522, 24, 530], thread()) },
  { name: 'straal', svg: svgDoc([-116, -116, 232, 232], shine()) },
  { name: 'glas-rood', svg: svgDoc([-70, -190, 150, 204], glass('#FF5A5F', '#FF9A9C')) },
  { name: 'glas-geel', svg: svgDoc([-70, -190, 150, 204], glass('#FFB62E', '#FFDD8A')) },
  { name: 'glas-groen', svg: svgDoc([-70, -190, 150, 204], glass('#7CCB3F', '#C2EA94')) },
  { name: 'reus', svg: svgDoc([-240, -230, 480, 460], giant(fruit('meloen'))) },
  { name: 'reus-l', svg: svgDoc([-240, -230, 480, 460], giant(fruitHalf('meloen', -1))) },
  { name: 'reus-r', svg: svgDoc([-240, -230, 480, 460], giant(fruitHalf('meloen', 1))) },
  { name: 'pit', svg: svgDoc([-84, -84, 168, 168], pip()) },
  { name: 'kussen', svg: svgDoc([-116, -34, 232, 84], cushion()) },
];
