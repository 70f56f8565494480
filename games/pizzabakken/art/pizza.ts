import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
import { core } from '../../../tools/art/lib/palette.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  n,
  path,
  rect,
  roundPoly,
  seeded,
  svgDoc,
  type Point,
} from '#engine/figure/svg.ts';
import { PIZZA, tint } from './sizes.ts';

const { straal: R, kaas: K, kantel: tilt } = PIZZA;

// Pizza things are drawn flat, seen from above, around the middle of the pizza; the game tilts them.

/** A circle that wobbles a little, like dough and cheese do. */
function bump(r: number, out: number, seed: number): string {
  const random = seeded(seed);
  const points = Array.from({ length: 40 }, (_, i): Point => {
    const a = (i / 40) * Math.PI * 2;
    const s = r + (random() * 2 - 1) * out;
    return [Math.cos(a) * s, Math.sin(a) * s];
  });
  return roundPoly(points, 30);
}

type Bin = { crust: string; light: string; deep: string; dough: string; blister: number };
const BIN: Readonly<Record<'rauw' | 'goud' | 'bruin', Bin>> = {
  rauw: { crust: '#F0CF9C', light: '#F9E4BF', deep: '#DDB27A', dough: tint.dough, blister: 0.55 },
  goud: { crust: tint.crust, light: tint.crustLight, deep: tint.crustDeep, dough: '#EFC98F', blister: 0.8 },
  bruin: { crust: '#A9642F', light: '#C98A4B', deep: '#5E3520', dough: '#D9A766', blister: 1 },
};

/** The dough as it goes in, golden, or far too crisp. */
function dough(bin: Bin): string {
  const random = seeded(4);
  const crust = bump(R - 3, 2.5, 8);
  const blisters = Array.from({ length: 16 }, (_, i) => {
    const a = (i / 16) * Math.PI * 2 + random() * 0.3;
    const r = R - 20 + random() * 8;
    return ellipse(
      [Math.cos(a) * r, Math.sin(a) * r, 7 + random() * 9, 5 + random() * 4],
      i % 3 === 0 ? bin.deep : bin.light,
      {
        transform: `rotate(${n((a * 180) / Math.PI + 90)} ${n(Math.cos(a) * r)} ${n(Math.sin(a) * r)})`,
        'fill-opacity': bin.blister,
      },
    );
  }).join('');
  const flour = Array.from({ length: 14 }, () => {
    const a = random() * Math.PI * 2;
    const r = 40 + random() * 150;
    return ellipse(
      [Math.cos(a) * r, Math.sin(a) * r, 8 + random() * 12, 5 + random() * 6],
      random() < 0.6 ? tint.doughLight : tint.doughDeep,
      { 'fill-opacity': 0.5 },
    );
  }).join('');
  return path(crust, bin.crust) + blisters + circle([0, 0, K + 4], bin.deep) + circle([0, 0, K], bin.dough) + flour;
}

/** One slice from -90 degrees, with sauce and cheese; the point is at (0, 0). */
function point(count: number): string {
  const half = Math.PI / count;
  const wedge = (r: number, margin: number): string => {
    const a = half - margin / r;
    const start: Point = [Math.sin(-a) * r, -Math.cos(a) * r];
    const d = margin / Math.sin(Math.max(half, 0.3));
    return `M0 ${n(-Math.min(d, 18))}L${n(start[0])} ${n(start[1])}A${n(r)} ${n(r)} 0 0 1 ${n(-start[0])} ${n(start[1])}Z`;
  };
  const random = seeded(60 + count);
  const patches = Array.from({ length: Math.round(64 / count) + 3 }, () => {
    const a = (random() * 2 - 1) * half * 0.86;
    const r = 46 + random() * (K - 74);
    const light = random() < 0.6;
    return ellipse(
      [Math.sin(a) * r, -Math.cos(a) * r, 9 + random() * 13, 6 + random() * 7],
      light ? tint.cheeseLight : tint.cheeseDeep,
      {
        'fill-opacity': light ? 0.85 : 0.5,
        transform: `rotate(${n(random() * 180)} ${n(Math.sin(a) * r)} ${n(-Math.cos(a) * r)})`,
      },
    );
  }).join('');
  const cheeseShape = wedge(K - 13, 5);
  return (
    path(wedge(K, 2.5), tint.sauce) +
    path(wedge(K - 11, 4.5), '#E8731F') +
    path(cheeseShape, tint.kaas) +
    clip(cheeseShape, patches)
  );
}

const sliceFrame = (count: number): readonly [number, number, number, number] => {
  const b = count === 2 ? K : Math.sin(Math.PI / count) * K;
  return [-Math.ceil(b) - 2, -K - 2, Math.ceil(b) * 2 + 4, K + 4];
};

/** Cut line in the raw dough, upward from the middle. */
const cut = (): string =>
  path(`M-3 0L-2 ${-K + 6}H3L3 0Z`, '#D9B078') + path(`M0 0L1 ${-K + 6}H4L4 0Z`, tint.doughLight);

/* ---- toppings, seen from above ---------------------------------------- */

const tomato = (): string =>
  circle([0, 2, 24], '#A81F14') +
  circle([0, 0, 24], '#E8352A') +
  circle([0, 0, 18], '#F4604F') +
  [0, 72, 144, 216, 288]
    .map(
      (h) =>
        ellipse([0, -10, 4.5, 6.5], '#FFB08F', { transform: `rotate(${h})` }) +
        circle([0, -9, 1.6], '#FFE3A8', { transform: `rotate(${h})` }),
    )
    .join('') +
  circle([0, 0, 3], '#FFC8A8');
const mushroom = (): string =>
  path(
    'M-24 2C-26 -20 -10 -28 0 -28C10 -28 26 -20 24 2C20 8 10 8 8 6L7 22Q0 27 -7 22L-8 6C-10 8 -20 8 -24 2Z',
    '#B08D70',
    { transform: 'translate(0 2)' },
  ) +
  path(
    'M-24 2C-26 -20 -10 -28 0 -28C10 -28 26 -20 24 2C20 8 10 8 8 6L7 22Q0 27 -7 22L-8 6C-10 8 -20 8 -24 2Z',
    '#F3E4D2',
  ) +
  path('M-15 -2C-15 -14 -8 -18 0 -18C8 -18 15 -14 15 -2Q8 2 6 0H-6Q-8 2 -15 -2Z', '#C9A98C');
const olive = (): string =>
  circle([0, 2, 18], '#47701B') +
  path('M-18 0a18 18 0 1 1 36 0a18 18 0 1 1 -36 0ZM-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z', '#86B33C', {
    'fill-rule': 'evenodd',
  }) +
  circle([0, 0, 7.5], '#E8352A') +
  line('M-12 -6A13.500 13.500 0 0 1 -2 -13', '#C9E38C', 3.5);
const paprika = (): string =>
  line('M-20 6C-26 -10 -12 -24 0 -17C12 -24 26 -10 20 6C18 20 6 24 0 19C-6 24 -18 20 -20 6Z', '#2E7A1C', 9, {
    transform: 'translate(0 2)',
  }) +
  line('M-20 6C-26 -10 -12 -24 0 -17C12 -24 26 -10 20 6C18 20 6 24 0 19C-6 24 -18 20 -20 6Z', '#63B52E', 8) +
  line('M-19 -3C-18 -12 -10 -17 -4 -14', '#B4E27E', 3);
const cheese = (): string =>
  path(
    roundPoly(
      [
        [-22, 10],
        [-16, -14],
        [16, -18],
        [24, 12],
        [2, 20],
      ],
      8,
    ),
    '#E29A1B',
    { transform: 'translate(0 2)' },
  ) +
  path(
    roundPoly(
      [
        [-22, 10],
        [-16, -14],
        [16, -18],
        [24, 12],
        [2, 20],
      ],
      8,
    ),
    '#FFE48A',
  ) +
  circle([-6, -2, 5], '#F6C74C') +
  circle([9, 5, 4], '#F6C74C') +
  circle([8, -9, 2.8], '#F6C74C');
const ui = (): string =>
  line('M-22 0a22 18 0 1 1 44 0a22 18 0 1 1 -44 0Z', '#A24A93', 6) +
  line('M-14 0a14 11 0 1 1 28 0a14 11 0 1 1 -28 0Z', '#E9C3E4', 5) +
  line('M-20 -2a20 16 0 0 1 20 -15', '#F3D9F0', 2.5);
const basil = (): string =>
  path('M0 26C-22 14 -24 -12 0 -28C24 -12 22 14 0 26Z', '#2F7A2A', { transform: 'translate(0 2)' }) +
  path('M0 26C-22 14 -24 -12 0 -28C24 -12 22 14 0 26Z', '#57A83A') +
  path('M0 26C-22 14 -24 -12 0 -28C-4 -8 -4 8 0 26Z', '#76C24E') +
  line('M0 22V-20M0 8L9 0M0 -4L-8 -10', '#2F7A2A', 2.5);
const corn = (): string =>
  [
    [-14, -6],
    [2, -14],
    [14, -2],
    [-4, 4],
    [8, 12],
    [-14, 12],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse([x, y + 2, 8, 7], '#C98A0E') +
        ellipse([x, y, 8, 7], '#FFD23F') +
        ellipse([x - 2, y - 2, 3, 2], '#FFF0A8'),
    )
    .join('');
const broccoli = (): string =>
  rect([-6, 2, 12, 22, 5], '#8CBF5A') +
  [
    [-13, -2, 13],
    [13, -2, 13],
    [0, -12, 15],
    [0, 4, 11],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle([x, y + 2, r], '#2A6B2F') + circle([x - 1, y, r], '#4A9A3E'))
    .join('') +
  [
    [-8, -10],
    [4, -16],
    [12, -6],
    [-2, 0],
  ]
    .map(([x = 0, y = 0]) => circle([x, y, 3], '#7CC25A'))
    .join('');
const pineapple = (): string =>
  path('M-20 14L-12 -16Q0 -24 12 -16L20 14Q0 24 -20 14Z', '#D6910F', { transform: 'translate(0 2)' }) +
  path('M-20 14L-12 -16Q0 -24 12 -16L20 14Q0 24 -20 14Z', '#FFD84D') +
  line('M-14 6L8 -16M-4 17L15 -6M14 8L-8 -16M2 17L-15 -4', '#EDB42A', 2.5);

export const TOPPING: Readonly<Record<string, () => string>> = {
  tomaat: tomato,
  champignon: mushroom,
  olijf: olive,
  paprika,
  kaas: cheese,
  ui,
  basilicum: basil,
  mais: corn,
  broccoli,
  ananas: pineapple,
};

/* ---- board ------------------------------------------------------------ */

/** The round board with its lip and shadow, already tilted; (0, 0) = middle of the pizza. */
function plank(): string {
  const rx = 286;
  const ry = rx * tilt;
  const disc = (dy: number, color: string): string => ellipse([0, dy, rx, ry], color);
  const vein = clip(
    `M${-rx} 0a${rx} ${n(ry)} 0 1 1 ${2 * rx} 0a${rx} ${n(ry)} 0 1 1 ${-2 * rx} 0Z`,
    line(
      'M-280 -40Q-120 -60 20 -150M-284 30Q-260 120 -120 168M150 160Q250 110 280 20M120 -158Q240 -110 282 -30',
      '#9A5C3A',
      4,
      { 'stroke-opacity': 0.6 },
    ),
  );
  return (
    ellipse([14, 34, rx + 22, ry + 4], core.shadow, { 'fill-opacity': 0.08 }) +
    ellipse([8, 28, rx + 6, ry - 2], core.shadow, { 'fill-opacity': 0.14 }) +
    disc(20, '#643527') +
    disc(14, '#7D4533') +
    disc(0, '#B97848') +
    ellipse([3, 3, rx - 8, ry - 7], '#A9683F') +
    vein
  );
}

/** A small finished pizza, tilted, for the party and the results. */
export function littlePizza(wide = 180): string {
  const k = wide / 2 / (R + 22);
  const above =
    path(bump(R - 3, 2.5, 8), tint.crust) +
    circle([-10, -10, R - 22], tint.crustLight, { 'fill-opacity': 0.4 }) +
    circle([0, 0, K], tint.sauce) +
    path(bump(K - 10, 5, 5), tint.kaas);
  const names = [
    'basilicum',
    'tomaat',
    'champignon',
    'olijf',
    'tomaat',
    'paprika',
    'kaas',
    'tomaat',
    'olijf',
    'basilicum',
    'champignon',
    'tomaat',
    'mais',
    'olijf',
    'paprika',
    'tomaat',
    'champignon',
  ];
  const topped = names
    .map((name, i) => {
      const a = i * 2.39996;
      const r = 178 * Math.sqrt((i + 0.4) / names.length);
      return group(TOPPING[name]?.() ?? '', { x: Math.cos(a) * r, y: Math.sin(a) * r, draai: i * 47, schaal: 1.65 });
    })
    .join('');
  const cuts = [0, 60, 120]
    .map((h) => line(`M0 ${-R + 14}V${R - 14}`, '#D98A1F', 4, { transform: `rotate(${h})`, 'stroke-opacity': 0.7 }))
    .join('');
  const board =
    ellipse([0, 26, R + 30, (R + 30) * tilt], core.shadow, { 'fill-opacity': 0.14 }) +
    ellipse([0, 17, R + 22, (R + 22) * tilt], '#6B3A2A') +
    ellipse([0, 3, R + 22, (R + 22) * tilt], '#A9683F') +
    ellipse([0, 12, R - 3, (R - 3) * tilt], tint.crustDeep);
  return group(board + group(above + topped + cuts, { sy: tilt }), { schaal: k });
}

/** Light on the crust: it stays where the lamp is while the pizza turns. */
function light(): string {
  const moon = (r: number, dx: number, dy: number): string =>
    `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0ZM${-r + 10 + dx} ${dy}a${r - 10} ${r - 10} 0 1 0 ${2 * r - 20} 0a${r - 10} ${r - 10} 0 1 0 ${20 - 2 * r} 0Z`;
  return (
    path(moon(R - 3, 9, 9), '#FFF6DF', { 'fill-rule': 'evenodd', 'fill-opacity': 0.34 }) +
    path(moon(R - 3, -9, -9), '#7A3B1C', { 'fill-rule': 'evenodd', 'fill-opacity': 0.2 }) +
    path(moon(K + 5, -6, -8), '#FFF6DF', { 'fill-rule': 'evenodd', 'fill-opacity': 0.16 }) +
    line(`M${-R * 0.84} ${-R * 0.4}A${R * 0.93} ${R * 0.93} 0 0 1 ${-R * 0.3} ${-R * 0.88}`, '#FFFDF2', 9, {
      'stroke-opacity': 0.6,
    })
  );
}

/** Things that lie on the counter when no bowls need the room. */
const littlePlank = (): string =>
  ellipse([4, 6, 104, 13], core.shadow, { 'fill-opacity': 0.13 }) +
  rect([-96, -18, 190, 24, 9], '#7D4533') +
  rect([-96, -24, 190, 22, 9], '#A9683F') +
  rect([-90, -22, 170, 5, 2.5], '#C58A5C') +
  group(centeredEmoji('tomato', 76), { x: -48, y: -56 }) +
  group(centeredEmoji('tomato', 64), { x: 18, y: -50 }) +
  group(centeredEmoji('garlic', 52), { x: 66, y: -46 });
const jar = (): string =>
  ellipse([4, 2, 40, 8], core.shadow, { 'fill-opacity': 0.14 }) +
  line('M0 -44Q-4 -80 -10 -112M0 -44Q6 -74 22 -96M0 -44Q-14 -64 -30 -76', '#3E7A2C', 5) +
  [
    [-10, -112, -20],
    [22, -96, 40],
    [-30, -76, -60],
    [-16, -92, -70],
    [12, -76, 60],
    [4, -116, 24],
  ]
    .map(
      ([x = 0, y = 0, h = 0]) =>
        path('M0 8C-15 -2 -13 -24 0 -32C13 -24 15 -2 0 8Z', '#57A83A', {
          transform: `translate(${x} ${y}) rotate(${h})`,
        }) + path('M0 8C-15 -2 -13 -24 0 -32Z', '#76C24E', { transform: `translate(${x} ${y}) rotate(${h})` }),
    )
    .join('') +
  path('M-26 -44H26L20 0H-20Z', '#E08A4E') +
  path('M10 -44H26L20 0H8Z', '#B9632F') +
  rect([-30, -52, 60, 13, 4], '#EFA268') +
  rect([14, -52, 16, 13, 4], '#C8743E');

export const drawPizza = (): { name: string; svg: string }[] => [
  { name: 'plank', svg: svgDoc([-316, -200, 632, 440], plank()) },
  { name: 'deeg', svg: svgDoc([-R, -R, 2 * R, 2 * R], dough(BIN.rauw)) },
  { name: 'deeg-goud', svg: svgDoc([-R, -R, 2 * R, 2 * R], dough(BIN.goud)) },
  { name: 'deeg-bruin', svg: svgDoc([-R, -R, 2 * R, 2 * R], dough(BIN.bruin)) },
  { name: 'deegrand', svg: svgDoc([-R, -R, 2 * R, 2 * R], circle([0, 0, R - 3], tint.crustDeep)) },
  { name: 'snede', svg: svgDoc([-6, -K, 12, K], cut()) },
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((count) => ({
    name: `punt-${count}`,
    svg: svgDoc(sliceFrame(count), point(count)),
  })),
  ...Object.entries(TOPPING).map(([name, draw]) => ({
    name: `beleg-${name}`,
    svg: svgDoc([-32, -32, 64, 64], draw()),
  })),
  { name: 'pizzaatje', svg: svgDoc([-100, -76, 200, 156], littlePizza(190)) },
  { name: 'licht', svg: svgDoc([-R, -R, 2 * R, 2 * R], light()) },
  { name: 'plankje', svg: svgDoc([-112, -100, 226, 124], littlePlank()) },
  { name: 'potje', svg: svgDoc([-60, -152, 120, 166], jar()) },
];
