import { circle, circlesPath, clip, ellipse, line, lit, path, roundPoly, shade, tint, type Circle } from '../svg.ts';
import type { HairStyle } from './kinds.ts';

/** Hair around the head: behind the skull, its shadow on the forehead, in front of the skull. */
export type Hair = { back?: string; behind: string; strike: string; voor: string };
type Hairdresser = (color: string, accent: string) => Hair;

const dark = (color: string): string => shade(color, -8);
const gloss = (color: string, d = 'M-34 -80Q-27 -95 -9 -98'): string =>
  line(d, tint(color, 12), 5.5, { 'stroke-opacity': 0.75 });
const shadow = (d: string): string => path(d, '#321B41', { 'fill-opacity': 0.13, transform: 'translate(0 4)' });
const litHair = (d: string, color: string, dx = -9): string => lit(d, color, { dx, dy: -3, shadow: dark(color) });

const CAP = 'M-50.500 -47C-57 -84 -35 -105 0 -105C35 -105 57 -84 50.500 -47C50 -39 45 -38 44.500 -46';
const cap = (hairline: string): string => `${CAP}${hairline}C-45 -38 -50 -39 -50.500 -47Z`;
const ROUND = cap('C43 -62 32 -76 0 -76C-32 -76 -43 -62 -44.500 -46');
const PONY = cap('Q45 -60 41 -64Q22 -68 0 -68Q-22 -68 -41 -64Q-45 -60 -44.500 -46');
const SWIRL = cap('C44 -58 42 -68 36 -74C16 -62 -18 -61 -39 -62C-43 -58 -44 -54 -44.500 -46');
const PARTING = cap('C43 -60 34 -70 18 -82C4 -68 -20 -63 -40 -62C-43 -58 -44 -54 -44.500 -46');

const puffs: Hairdresser = (color, accent) => {
  const sphere = (x: number): string =>
    circlesPath([
      [x, -92, 21],
      [x - 13, -84, 14],
      [x + 13, -84, 14],
      [x, -77, 16],
      [x - 7, -101, 13],
      [x + 8, -101, 13],
    ]);
  const band = [-42, 42]
    .map((x) => circle([x, -84, 7.5], accent) + circle([x - 2, -86, 2.4], '#FFFFFF', { 'fill-opacity': 0.65 }))
    .join('');
  return {
    behind: litHair(sphere(-52), color) + litHair(sphere(52), color),
    strike: shadow(ROUND),
    voor: litHair(ROUND, color) + gloss(color) + band,
  };
};

const curls: Hairdresser = (color) => {
  const tress: Circle[] = [
    [-46, -66, 14],
    [-40, -84, 17],
    [-20, -97, 18],
    [2, -101, 19],
    [25, -96, 17],
    [42, -82, 17],
    [47, -64, 13],
    [-27, -80, 13],
    [-8, -83, 14],
    [13, -83, 13],
    [31, -78, 12],
    [-47, -54, 7],
    [47, -53, 7],
  ];
  const d = circlesPath(tress);
  const curl = [
    [-22, -96],
    [4, -98],
    [-38, -80],
    [27, -90],
  ]
    .map(([x = 0, y = 0]) =>
      line(`M${x - 6} ${y + 3}Q${x - 4} ${y - 6} ${x + 5} ${y - 4}`, tint(color, 11), 3.6, { 'stroke-opacity': 0.7 }),
    )
    .join('');
  return { behind: '', strike: shadow(d), voor: litHair(d, color, -6) + curl };
};

const afro: Hairdresser = (color, accent) => {
  const ring = Array.from({ length: 15 }, (_, i): Circle => {
    const angle = Math.PI * (0.88 + (i / 14) * 1.24);
    return [Math.cos(angle) * 47, -58 + Math.sin(angle) * 42, 18];
  });
  const cloud = `${circlesPath(ring)}M-50 -40C-56 -80 -30 -104 0 -104C30 -104 56 -80 50 -40Z`;
  const BAND = 'M-48 -62C-30 -84 30 -84 48 -62L50 -72C32 -93 -32 -93 -50 -72Z';
  return {
    behind: litHair(cloud, color, -12) + gloss(color, 'M-44 -92Q-32 -110 -12 -114'),
    strike: shadow(BAND),
    voor:
      clip(`${cloud}M-52 -40V-98H52V-40Z`, litHair(cap('C46 -66 30 -80 0 -80C-30 -80 -46 -66 -52 -42'), color)) +
      lit(BAND, accent),
  };
};

const bob: Hairdresser = (color) => {
  const BEHIND =
    'M-55 -44C-62 -86 -36 -107 0 -107C36 -107 62 -86 55 -44C58 -24 60 -8 52 2C36 10 -36 10 -52 2C-60 -8 -58 -24 -55 -44Z';
  const SIDE = 'M-52 -64C-60 -40 -58 -12 -54 0C-46 4 -40 2 -38 -4C-44 -22 -44 -40 -42 -60Z';
  const RIGHT = 'M52 -64C60 -40 58 -12 54 0C46 4 40 2 38 -4C44 -22 44 -40 42 -60Z';
  return {
    back: path(BEHIND, dark(color)),
    behind: '',
    strike: shadow(PONY),
    voor: path(SIDE, color) + path(RIGHT, dark(color)) + litHair(PONY, color) + gloss(color),
  };
};

const braids: Hairdresser = (color, accent) => {
  const braid = (x: number, tint1: string): string =>
    [0, 1, 2, 3].map((i) => ellipse([x + (i % 2 === 0 ? 2 : -2), -20 + i * 13, 10 - i, 9], tint1)).join('') +
    [0, 1, 2]
      .map((i) => line(`M${x - 6} ${-15 + i * 13}Q${x} ${-11 + i * 13} ${x + 6} ${-15 + i * 13}`, dark(color), 2.4))
      .join('') +
    ellipse([x, 33, 6, 4], accent) +
    path(`M${x - 5} 35Q${x - 9} 46 ${x} 50Q${x + 9} 46 ${x + 5} 35Z`, tint1);
  return {
    behind: '',
    strike: shadow(PARTING),
    voor: braid(-52, color) + braid(52, dark(color)) + litHair(PARTING, color) + gloss(color),
  };
};

const short: Hairdresser = (color) => ({
  behind: '',
  strike: shadow(SWIRL),
  voor: litHair(SWIRL, color) + gloss(color),
});

const spikes: Hairdresser = (color) => {
  const d = roundPoly(
    [
      [-53, -44],
      [-56, -74],
      [-48, -84],
      [-44, -101],
      [-31, -98],
      [-22, -114],
      [-9, -103],
      [4, -118],
      [15, -104],
      [31, -111],
      [35, -97],
      [50, -96],
      [49, -82],
      [57, -72],
      [53, -44],
      [46, -62],
      [36, -70],
      [25, -62],
      [12, -71],
      [-2, -61],
      [-16, -71],
      [-28, -61],
      [-40, -68],
      [-46, -60],
    ],
    3.5,
  );
  return { behind: '', strike: shadow(d), voor: litHair(d, color) + gloss(color, 'M-36 -80Q-31 -90 -21 -94') };
};

const knot: Hairdresser = (color, accent) => ({
  behind:
    litHair(
      circlesPath([
        [0, -115, 20],
        [-10, -108, 13],
        [11, -108, 13],
      ]),
      color,
    ) + line('M-7 -121Q-1 -129 9 -124', tint(color, 12), 4, { 'stroke-opacity': 0.7 }),
  strike: shadow(ROUND),
  voor:
    litHair(ROUND, color) +
    gloss(color) +
    ellipse([0, -102, 17, 5.5], accent) +
    ellipse([-5, -103.5, 7, 1.8], '#FFFFFF', { 'fill-opacity': 0.4 }),
});

const tail: Hairdresser = (color, accent) => ({
  behind:
    litHair('M38 -84C62 -104 86 -84 80 -52C77 -36 82 -26 88 -20C70 -12 56 -26 56 -48C56 -62 52 -70 40 -70Z', color) +
    ellipse([46, -78, 7, 9], accent, { transform: 'rotate(-30 46 -78)' }),
  strike: shadow(PARTING),
  voor: litHair(PARTING, color) + gloss(color),
});

const flattop: Hairdresser = (color) => {
  const d =
    'M-50.500 -48C-52 -66 -54 -86 -51 -100C-48 -112 -30 -116 0 -116C30 -116 48 -112 51 -100C54 -86 52 -66 50.500 -48C50 -40 45 -40 44.500 -47C43 -70 38 -75 0 -75C-38 -75 -43 -70 -44.500 -47C-45 -40 -50 -40 -50.500 -48Z';
  return { behind: '', strike: shadow(d), voor: litHair(d, color) + gloss(color, 'M-40 -98Q-36 -107 -20 -108') };
};

const bare: Hairdresser = (color) => {
  const tuft = circlesPath([
    [-50, -58, 9],
    [-54, -48, 9],
    [-53, -36, 8],
    [-47, -66, 6],
  ]);
  const right = circlesPath([
    [50, -58, 9],
    [54, -48, 9],
    [53, -36, 8],
    [47, -66, 6],
  ]);
  return {
    behind: path(tuft, color) + path(right, dark(color)),
    strike: ellipse([-18, -80, 15, 6], '#FFFFFF', { 'fill-opacity': 0.35, transform: 'rotate(-22 -18 -80)' }),
    voor: '',
  };
};

/** A child without hair. */
const bald: Hairdresser = () => ({
  behind: '',
  strike: ellipse([-18, -80, 15, 6], '#FFFFFF', { 'fill-opacity': 0.35, transform: 'rotate(-22 -18 -80)' }),
  voor: '',
});

const hijab: Hairdresser = (_color, accent) => {
  const FABRIC =
    'M0 -108C40 -108 60 -82 58 -44C57 -26 62 -10 56 8C46 30 20 38 0 38C-20 38 -46 30 -56 8C-62 -10 -57 -26 -58 -44C-60 -82 -40 -108 0 -108Z';
  const FACE = 'M0 -80C27 -80 42 -64 42 -42C42 -16 25 1 0 1C-25 1 -42 -16 -42 -42C-42 -64 -27 -80 0 -80Z';
  const ZOOM = 'M0 -85C31 -85 47 -66 47 -42C47 -14 28 6 0 6C-28 6 -47 -14 -47 -42C-47 -66 -31 -85 0 -85Z';
  const crease =
    line('M-40 14C-22 30 24 28 46 2', shade(accent, -8), 3.6) +
    line('M-14 30C4 33 20 30 32 22', shade(accent, -8), 3.2);
  const fabric =
    lit(FABRIC, accent, { dx: -10, dy: -6 }) +
    path(ZOOM, shade(accent, -7)) +
    crease +
    gloss(accent, 'M-46 -66Q-42 -90 -20 -99');
  return {
    behind: '',
    strike: shadow(`M-60 -110H60V10H-60Z${FACE}`).replace('<path', '<path fill-rule="evenodd"'),
    voor: clip(FABRIC + FACE, fabric, 'evenodd'),
  };
};

const turban: Hairdresser = (_color, accent) => {
  const d =
    'M-52 -62C-60 -94 -34 -122 0 -122C34 -122 60 -94 52 -62C51 -54 46 -54 42 -60C34 -73 18 -78 0 -78C-18 -78 -34 -73 -42 -60C-46 -54 -51 -54 -52 -62Z';
  const fold = [
    'M-50 -66C-30 -96 6 -104 30 -114',
    'M-54 -80C-36 -104 -8 -112 14 -118',
    'M50 -66C34 -88 18 -96 2 -104',
    'M54 -80C46 -94 36 -102 24 -108',
  ];
  return {
    behind: '',
    strike: shadow(d),
    voor:
      lit(d, accent, { dx: -10, dy: -3 }) +
      fold.map((v) => line(v, shade(accent, -9), 3)).join('') +
      path('M0 -92L8 -84L0 -72L-8 -84Z', '#FFC83D') +
      circle([-1.5, -84, 2.5], '#FFF3C4'),
  };
};

const lang: Hairdresser = (color) => {
  const BEHIND =
    'M-54 -46C-60 -88 -36 -107 0 -107C36 -107 60 -88 54 -46C58 -20 66 0 62 26C50 36 34 30 26 22H-26C-34 30 -50 36 -62 26C-66 0 -58 -20 -54 -46Z';
  const TRESS = 'M-49 -62C-60 -36 -58 -8 -63 18C-58 30 -44 30 -38 22C-40 4 -47 -16 -45 -50Z';
  const RIGHT = 'M49 -62C60 -36 58 -8 63 18C58 30 44 30 38 22C40 4 47 -16 45 -50Z';
  return {
    back: path(BEHIND, dark(color)),
    behind: '',
    strike: shadow(PARTING),
    voor: path(TRESS, color) + path(RIGHT, dark(color)) + litHair(PARTING, color) + gloss(color),
  };
};

const rasta: Hairdresser = (color, accent) => {
  const tress = (x: number, end: number, fill: string): string =>
    line(`M${x * 0.8} -80C${x * 1.08} -62 ${x * 1.05} -40 ${x} ${end}`, fill, 13.5);
  const bead = (x: number, end: number): string =>
    circle([x, end - 1, 6.6], accent) + circle([x - 2, end - 3, 2], '#FFFFFF', { 'fill-opacity': 0.6 });
  const tresses = (side: number, fill: string): string =>
    [
      [46, 18],
      [54, 2],
    ]
      .map(([x = 0, y = 0]) => tress(x * side, y, fill) + bead(x * side, y))
      .join('');
  const outside = (side: number, fill: string): string => tress(60 * side, -18, fill) + bead(60 * side, -18);
  const lanes = [-26, 0, 26].map((x) => line(`M${x * 0.4} -104Q${x} -94 ${x * 1.25} -78`, dark(color), 3)).join('');
  return {
    behind: tresses(-1, color) + tresses(1, dark(color)) + outside(-1, color) + outside(1, dark(color)),
    strike: shadow(ROUND),
    voor: litHair(ROUND, color) + lanes + gloss(color),
  };
};

/** All hair styles. */
export const hairs: Readonly<Record<HairStyle, Hairdresser>> = {
  puffs,
  krullen: curls,
  afro,
  bob,
  vlechten: braids,
  kort: short,
  stekels: spikes,
  knot,
  staart: tail,
  flattop,
  kaal: bare,
  bald,
  hijab,
  tulband: turban,
  lang,
  rasta,
};
