import { circle, circlesPath, clip, ellipse, line, lit, path, roundPoly, shade, tint, type Cirkel } from '../svg.ts';
import type { HaarStijl } from './soorten.ts';

/** Hair around the head: behind the skull, its shadow on the forehead, in front of the skull. */
export type Haar = { rug?: string; achter: string; slag: string; voor: string };
type Kapper = (kleur: string, accent: string) => Haar;

const donker = (kleur: string): string => shade(kleur, -8);
const glans = (kleur: string, d = 'M-34 -80Q-27 -95 -9 -98'): string =>
  line(d, tint(kleur, 12), 5.5, { 'stroke-opacity': 0.75 });
const schaduw = (d: string): string => path(d, '#321B41', { 'fill-opacity': 0.13, transform: 'translate(0 4)' });
const haarlit = (d: string, kleur: string, dx = -9): string => lit(d, kleur, { dx, dy: -3, schaduw: donker(kleur) });

const KAP = 'M-50.500 -47C-57 -84 -35 -105 0 -105C35 -105 57 -84 50.500 -47C50 -39 45 -38 44.500 -46';
const kap = (haarlijn: string): string => `${KAP}${haarlijn}C-45 -38 -50 -39 -50.500 -47Z`;
const ROND = kap('C43 -62 32 -76 0 -76C-32 -76 -43 -62 -44.500 -46');
const PONY = kap('Q45 -60 41 -64Q22 -68 0 -68Q-22 -68 -41 -64Q-45 -60 -44.500 -46');
const ZWIER = kap('C44 -58 42 -68 36 -74C16 -62 -18 -61 -39 -62C-43 -58 -44 -54 -44.500 -46');
const SCHEIDING = kap('C43 -60 34 -70 18 -82C4 -68 -20 -63 -40 -62C-43 -58 -44 -54 -44.500 -46');

const puffs: Kapper = (kleur, accent) => {
  const bol = (x: number): string =>
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
    achter: haarlit(bol(-52), kleur) + haarlit(bol(52), kleur),
    slag: schaduw(ROND),
    voor: haarlit(ROND, kleur) + glans(kleur) + band,
  };
};

const krullen: Kapper = (kleur) => {
  const lok: Cirkel[] = [
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
  const d = circlesPath(lok);
  const krul = [
    [-22, -96],
    [4, -98],
    [-38, -80],
    [27, -90],
  ]
    .map(([x = 0, y = 0]) =>
      line(`M${x - 6} ${y + 3}Q${x - 4} ${y - 6} ${x + 5} ${y - 4}`, tint(kleur, 11), 3.6, { 'stroke-opacity': 0.7 }),
    )
    .join('');
  return { achter: '', slag: schaduw(d), voor: haarlit(d, kleur, -6) + krul };
};

const afro: Kapper = (kleur, accent) => {
  const ring = Array.from({ length: 15 }, (_, i): Cirkel => {
    const hoek = Math.PI * (0.88 + (i / 14) * 1.24);
    return [Math.cos(hoek) * 47, -58 + Math.sin(hoek) * 42, 18];
  });
  const wolk = `${circlesPath(ring)}M-50 -40C-56 -80 -30 -104 0 -104C30 -104 56 -80 50 -40Z`;
  const BAND = 'M-48 -62C-30 -84 30 -84 48 -62L50 -72C32 -93 -32 -93 -50 -72Z';
  return {
    achter: haarlit(wolk, kleur, -12) + glans(kleur, 'M-44 -92Q-32 -110 -12 -114'),
    slag: schaduw(BAND),
    voor:
      clip(`${wolk}M-52 -40V-98H52V-40Z`, haarlit(kap('C46 -66 30 -80 0 -80C-30 -80 -46 -66 -52 -42'), kleur)) +
      lit(BAND, accent),
  };
};

const bob: Kapper = (kleur) => {
  const ACHTER =
    'M-55 -44C-62 -86 -36 -107 0 -107C36 -107 62 -86 55 -44C58 -24 60 -8 52 2C36 10 -36 10 -52 2C-60 -8 -58 -24 -55 -44Z';
  const ZIJ = 'M-52 -64C-60 -40 -58 -12 -54 0C-46 4 -40 2 -38 -4C-44 -22 -44 -40 -42 -60Z';
  const RECHTS = 'M52 -64C60 -40 58 -12 54 0C46 4 40 2 38 -4C44 -22 44 -40 42 -60Z';
  return {
    rug: path(ACHTER, donker(kleur)),
    achter: '',
    slag: schaduw(PONY),
    voor: path(ZIJ, kleur) + path(RECHTS, donker(kleur)) + haarlit(PONY, kleur) + glans(kleur),
  };
};

const vlechten: Kapper = (kleur, accent) => {
  const vlecht = (x: number, tint1: string): string =>
    [0, 1, 2, 3].map((i) => ellipse([x + (i % 2 === 0 ? 2 : -2), -20 + i * 13, 10 - i, 9], tint1)).join('') +
    [0, 1, 2]
      .map((i) => line(`M${x - 6} ${-15 + i * 13}Q${x} ${-11 + i * 13} ${x + 6} ${-15 + i * 13}`, donker(kleur), 2.4))
      .join('') +
    ellipse([x, 33, 6, 4], accent) +
    path(`M${x - 5} 35Q${x - 9} 46 ${x} 50Q${x + 9} 46 ${x + 5} 35Z`, tint1);
  return {
    achter: '',
    slag: schaduw(SCHEIDING),
    voor: vlecht(-52, kleur) + vlecht(52, donker(kleur)) + haarlit(SCHEIDING, kleur) + glans(kleur),
  };
};

const kort: Kapper = (kleur) => ({ achter: '', slag: schaduw(ZWIER), voor: haarlit(ZWIER, kleur) + glans(kleur) });

const stekels: Kapper = (kleur) => {
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
  return { achter: '', slag: schaduw(d), voor: haarlit(d, kleur) + glans(kleur, 'M-36 -80Q-31 -90 -21 -94') };
};

const knot: Kapper = (kleur, accent) => ({
  achter:
    haarlit(
      circlesPath([
        [0, -115, 20],
        [-10, -108, 13],
        [11, -108, 13],
      ]),
      kleur,
    ) + line('M-7 -121Q-1 -129 9 -124', tint(kleur, 12), 4, { 'stroke-opacity': 0.7 }),
  slag: schaduw(ROND),
  voor:
    haarlit(ROND, kleur) +
    glans(kleur) +
    ellipse([0, -102, 17, 5.5], accent) +
    ellipse([-5, -103.5, 7, 1.8], '#FFFFFF', { 'fill-opacity': 0.4 }),
});

const staart: Kapper = (kleur, accent) => ({
  achter:
    haarlit('M38 -84C62 -104 86 -84 80 -52C77 -36 82 -26 88 -20C70 -12 56 -26 56 -48C56 -62 52 -70 40 -70Z', kleur) +
    ellipse([46, -78, 7, 9], accent, { transform: 'rotate(-30 46 -78)' }),
  slag: schaduw(SCHEIDING),
  voor: haarlit(SCHEIDING, kleur) + glans(kleur),
});

const flattop: Kapper = (kleur) => {
  const d =
    'M-50.500 -48C-52 -66 -54 -86 -51 -100C-48 -112 -30 -116 0 -116C30 -116 48 -112 51 -100C54 -86 52 -66 50.500 -48C50 -40 45 -40 44.500 -47C43 -70 38 -75 0 -75C-38 -75 -43 -70 -44.500 -47C-45 -40 -50 -40 -50.500 -48Z';
  return { achter: '', slag: schaduw(d), voor: haarlit(d, kleur) + glans(kleur, 'M-40 -98Q-36 -107 -20 -108') };
};

const kaal: Kapper = (kleur) => {
  const pluk = circlesPath([
    [-50, -58, 9],
    [-54, -48, 9],
    [-53, -36, 8],
    [-47, -66, 6],
  ]);
  const rechts = circlesPath([
    [50, -58, 9],
    [54, -48, 9],
    [53, -36, 8],
    [47, -66, 6],
  ]);
  return {
    achter: path(pluk, kleur) + path(rechts, donker(kleur)),
    slag: ellipse([-18, -80, 15, 6], '#FFFFFF', { 'fill-opacity': 0.35, transform: 'rotate(-22 -18 -80)' }),
    voor: '',
  };
};

const hijab: Kapper = (_kleur, accent) => {
  const DOEK =
    'M0 -108C40 -108 60 -82 58 -44C57 -26 62 -10 56 8C46 30 20 38 0 38C-20 38 -46 30 -56 8C-62 -10 -57 -26 -58 -44C-60 -82 -40 -108 0 -108Z';
  const GEZICHT = 'M0 -80C27 -80 42 -64 42 -42C42 -16 25 1 0 1C-25 1 -42 -16 -42 -42C-42 -64 -27 -80 0 -80Z';
  const ZOOM = 'M0 -85C31 -85 47 -66 47 -42C47 -14 28 6 0 6C-28 6 -47 -14 -47 -42C-47 -66 -31 -85 0 -85Z';
  const plooi =
    line('M-40 14C-22 30 24 28 46 2', shade(accent, -8), 3.6) +
    line('M-14 30C4 33 20 30 32 22', shade(accent, -8), 3.2);
  const doek =
    lit(DOEK, accent, { dx: -10, dy: -6 }) +
    path(ZOOM, shade(accent, -7)) +
    plooi +
    glans(accent, 'M-46 -66Q-42 -90 -20 -99');
  return {
    achter: '',
    slag: schaduw(`M-60 -110H60V10H-60Z${GEZICHT}`).replace('<path', '<path fill-rule="evenodd"'),
    voor: clip(DOEK + GEZICHT, doek, 'evenodd'),
  };
};

const tulband: Kapper = (_kleur, accent) => {
  const d =
    'M-52 -62C-60 -94 -34 -122 0 -122C34 -122 60 -94 52 -62C51 -54 46 -54 42 -60C34 -73 18 -78 0 -78C-18 -78 -34 -73 -42 -60C-46 -54 -51 -54 -52 -62Z';
  const vouw = [
    'M-50 -66C-30 -96 6 -104 30 -114',
    'M-54 -80C-36 -104 -8 -112 14 -118',
    'M50 -66C34 -88 18 -96 2 -104',
    'M54 -80C46 -94 36 -102 24 -108',
  ];
  return {
    achter: '',
    slag: schaduw(d),
    voor:
      lit(d, accent, { dx: -10, dy: -3 }) +
      vouw.map((v) => line(v, shade(accent, -9), 3)).join('') +
      path('M0 -92L8 -84L0 -72L-8 -84Z', '#FFC83D') +
      circle([-1.5, -84, 2.5], '#FFF3C4'),
  };
};

const lang: Kapper = (kleur) => {
  const ACHTER =
    'M-54 -46C-60 -88 -36 -107 0 -107C36 -107 60 -88 54 -46C58 -20 66 0 62 26C50 36 34 30 26 22H-26C-34 30 -50 36 -62 26C-66 0 -58 -20 -54 -46Z';
  const LOK = 'M-49 -62C-60 -36 -58 -8 -63 18C-58 30 -44 30 -38 22C-40 4 -47 -16 -45 -50Z';
  const RECHTS = 'M49 -62C60 -36 58 -8 63 18C58 30 44 30 38 22C40 4 47 -16 45 -50Z';
  return {
    rug: path(ACHTER, donker(kleur)),
    achter: '',
    slag: schaduw(SCHEIDING),
    voor: path(LOK, kleur) + path(RECHTS, donker(kleur)) + haarlit(SCHEIDING, kleur) + glans(kleur),
  };
};

const rasta: Kapper = (kleur, accent) => {
  const lok = (x: number, einde: number, fill: string): string =>
    line(`M${x * 0.8} -80C${x * 1.08} -62 ${x * 1.05} -40 ${x} ${einde}`, fill, 13.5);
  const kraal = (x: number, einde: number): string =>
    circle([x, einde - 1, 6.6], accent) + circle([x - 2, einde - 3, 2], '#FFFFFF', { 'fill-opacity': 0.6 });
  const lokken = (kant: number, fill: string): string =>
    [
      [46, 18],
      [54, 2],
    ]
      .map(([x = 0, y = 0]) => lok(x * kant, y, fill) + kraal(x * kant, y))
      .join('');
  const buiten = (kant: number, fill: string): string => lok(60 * kant, -18, fill) + kraal(60 * kant, -18);
  const banen = [-26, 0, 26].map((x) => line(`M${x * 0.4} -104Q${x} -94 ${x * 1.25} -78`, donker(kleur), 3)).join('');
  return {
    achter: lokken(-1, kleur) + lokken(1, donker(kleur)) + buiten(-1, kleur) + buiten(1, donker(kleur)),
    slag: schaduw(ROND),
    voor: haarlit(ROND, kleur) + banen + glans(kleur),
  };
};

export const haren: Readonly<Record<HaarStijl, Kapper>> = {
  puffs,
  krullen,
  afro,
  bob,
  vlechten,
  kort,
  stekels,
  knot,
  staart,
  flattop,
  kaal,
  hijab,
  tulband,
  lang,
  rasta,
};
