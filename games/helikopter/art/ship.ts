import { dog, type AnimalFace } from '../../../tools/art/lib/animals.ts';
import { bulbs } from '../../../tools/art/lib/decor-hanging.ts';
import { foam } from '../../../tools/art/lib/decor.ts';
import { circle, clip, glow, group, line, lit, path, rect, shade, svgDoc } from '#engine/figure/svg.ts';
import { metal, type Canvas } from './color.ts';
import { rigDoc } from './helicopter.ts';

// The rescue ship lies at the right, bow to the left; (0, 0) is its deck line at the bow, drawn in stage px.

const HULL = 'M-10 -16C120 -8 360 -8 560 -12V170H70C28 140 0 70 -10 -16Z';

/** Side of the ship: rail, white band, net and red foot. */
const hull = (): string =>
  lit(HULL, '#1B5E9A', { dx: -12, dy: -8, shadow: '#13456F' }) +
  clip(
    HULL,
    path('M-30 98H600V200H-30Z', '#C2410C') +
      path('M-30 90H600V102H-30Z', '#FFF6EA') +
      path('M-30 -20H600V8C380 12 140 12 -30 2Z', '#FFFDF7') +
      path('M380 -20H600V200H420Z', '#0E2E4E', { 'fill-opacity': 0.2 }) +
      line('M14 24C120 32 260 34 420 32', glow('#1B5E9A', 10), 5),
  ) +
  [96, 196, 296]
    .map(
      (x) =>
        circle([x, 56, 17], '#FFF6EA') +
        circle([x, 56, 11], '#0E3A60') +
        path(`M${x - 8} 52A9 9 0 0 1 ${x + 2} 48L${x - 4} 60Z`, '#5CB8E4'),
    )
    .join('') +
  group(lifebelt(), { x: 388, y: 58, schaal: 0.66 }) +
  line('M-16 -18C120 -10 360 -10 560 -14', '#A9683F', 15) +
  line('M-14 -22C120 -14 360 -14 560 -18', '#D8945F', 6) +
  group(foam(470, 8), { x: 300, y: 150 });

const lifebelt = (): string =>
  circle([0, 0, 34], '#F23B2F') +
  [45, 135, 225, 315].map((turn) => group(rect([-8, -36, 16, 26, 3], '#FFFDF7'), { draai: turn })).join('') +
  circle([0, 0, 17], '#13456F');

/** What stands on the deck behind the children: wheelhouse, funnel, mast with flags. */
const cabin = (): string =>
  line('M148 -12V-214', '#A9683F', 8) +
  ['#FFB703', '#F70A8D', '#26C9FC', '#7CB518']
    .map((color, i) => path(`M${30 + i * 30} ${-34 - i * 44}l26 -14l2 26Z`, color))
    .join('') +
  line('M4 -6L148 -212', '#FFFDF7', 3) +
  lit('M356 -176V-236H396V-176Z', '#FFB703', { dx: -10, dy: 0, shadow: '#D98A12' }) +
  rect([348, -246, 56, 16, 6], '#14418B') +
  lit('M232 -8V-150H470V-8Z', '#FFFDF7', { dx: -40, dy: 0, shadow: '#DCD2E0' }) +
  lit('M214 -146C214 -168 226 -172 240 -172H480V-146Z', '#C2410C', { dx: -6, dy: -6 }) +
  rect([256, -128, 92, 76, 14], shade('#5CB8E4', 4)) +
  path('M260 -70L308 -128H330L272 -58Z', '#FFFFFF', { 'fill-opacity': 0.42 }) +
  rect([372, -128, 54, 56, 12], '#5CB8E4') +
  rect([246, -48, 112, 10, 5], '#D8945F');

const LOOKS: readonly AnimalFace[] = ['kijkt', 'blij', 'wow', 'dicht'];
const cap = (): string =>
  lit('M-44 -52C-48 -84 48 -88 48 -54C30 -46 -24 -44 -44 -52Z', '#FFFDF7', { dx: -6, dy: -5, shadow: '#D9D0E0' }) +
  path('M-42 -58C-20 -46 28 -48 46 -60L48 -48C26 -38 -22 -38 -44 -46Z', metal.dark) +
  circle([4, -66, 8], '#FFC83D');
/** The captain: only head and shoulders, for the window. */
const captainRig = (): string =>
  rigDoc(
    [-90, -150, 180, 170],
    LOOKS.map((face, i) => ({
      id: face,
      at: [0, 0] as const,
      inner: group(dog('#D89A55', face) + group(cap(), { x: 2, y: -66 }), { schaal: 0.86 }),
      ...(i === 0 ? {} : { hidden: true }),
    })),
  );

/** The whole ship, for pictures. */
export const ship = (): string =>
  cabin() + group(dog('#D89A55', 'blij') + group(cap(), { x: 2, y: -66 }), { x: 302, y: -46, schaal: 0.72 }) + hull();

export const drawShip = (): Canvas[] => [
  { name: 'romp', svg: svgDoc([-40, -40, 620, 220], hull()) },
  { name: 'kajuit', svg: svgDoc([-20, -260, 600, 270], cabin()) },
  { name: 'lampjes', svg: svgDoc([-34, -34, 330, 120], bulbs(262, 34)) },
  { name: 'kapitein', svg: captainRig() },
];
