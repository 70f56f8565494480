import { kern } from '../../lib/palet.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  n,
  path,
  rect,
  rectPath,
  roundPoly,
  seeded,
  svgDoc,
  type Punt,
} from '../../lib/svg.ts';
import { tint } from './maten.ts';

// The oven is drawn around the middle of its foot: (0, 0) is stage (1075, 452).

const KOEPEL = 'M-166 0V-150C-166 -238 -92 -292 0 -292C92 -292 166 -238 166 -150V0Z';
const MOND = 'M-100 -38V-98C-100 -158 -58 -186 0 -186C58 -186 100 -158 100 -98V-38Z';
const KADER = [-190, -330, 380, 340] as const;

/** A part of the rig; an id that starts with `-` begins hidden. */
const deel = (naam: string, pivot: Punt, inner: string): string => {
  const id = naam.replace(/^-/, '');
  return `<g id="${id}" data-pivot="${n(pivot[0] - KADER[0])} ${n(pivot[1] - KADER[1])}"${naam === id ? '' : ' data-hidden="1"'}${id === 'lijf' ? '' : ' data-parent="lijf"'}>${inner}</g>`;
};

function baksteen(): string {
  const random = seeded(31);
  const delen: string[] = [];
  for (let rij = 0; rij < 12; rij += 1) {
    for (let x = -170 - (rij % 2) * 26; x < 170; x += 52)
      if (random() < 0.3)
        delen.push(
          rect([x + 2, -286 + rij * 24, 46, 18, 6], random() < 0.5 ? tint.baksteenLicht : tint.baksteenDiep, {
            'fill-opacity': 0.75,
          }),
        );
  }
  return delen.join('');
}

/** Wedge stones around the mouth. */
function boog(): string {
  const stenen = Array.from({ length: 11 }, (_, i) => {
    const a = Math.PI + (Math.PI * (i + 0.06)) / 11;
    const b = Math.PI + (Math.PI * (i + 0.94)) / 11;
    const p = (hoek: number, rx: number, ry: number): Punt => [Math.cos(hoek) * rx, -98 + Math.sin(hoek) * ry];
    return path(
      roundPoly([p(a, 100, 88), p(a, 134, 120), p(b, 134, 120), p(b, 100, 88)], 5),
      i % 3 === 1 ? tint.steenDiep : i > 7 ? '#DBAE8A' : tint.steen,
    );
  }).join('');
  const zij = [-134, 101]
    .flatMap((x) =>
      [-96, -66].map((y, i) => rect([x, y, 33, 27, 5], (i + (x > 0 ? 1 : 0)) % 2 === 0 ? tint.steen : tint.steenDiep)),
    )
    .join('');
  return stenen + zij;
}

function lijf(): string {
  const schaduwkant = path(
    'M34 -296C130 -282 170 -220 170 -150V4H112V-130C112 -210 96 -262 34 -296Z',
    tint.baksteenDiep,
    { 'fill-opacity': 0.5 },
  );
  const glans = path('M-150 -150C-150 -218 -104 -262 -52 -276C-100 -250 -134 -206 -136 -150Z', '#E59A78', {
    'fill-opacity': 0.7,
  });
  const binnen =
    path(MOND, '#3A1526') +
    clip(
      MOND,
      path('M-100 -38V-84C-100 -140 -56 -160 0 -160C56 -160 100 -140 100 -84V-38Z', '#6B1F1C') +
        path('M-80 -38V-66C-80 -116 -44 -130 0 -130C44 -130 80 -116 80 -66V-38Z', '#A12E14'),
    );
  const dorpel =
    rect([-128, -42, 256, 26, 8], '#CFC3B4') +
    rect([-128, -44, 256, 18, 7], '#F4EBDD') +
    rect([60, -44, 68, 18, 7], '#DDD0BF');
  const richel =
    rect([88, -228, 92, 14, 5], tint.steenDiep) +
    rect([88, -232, 92, 10, 5], tint.steen) +
    path('M100 -216H168L156 -200H110Z', tint.baksteenDiep);
  return (
    ellipse([6, 0, 190, 22], kern.schaduw, { 'fill-opacity': 0.12 }) +
    ellipse([4, -1, 172, 14], kern.schaduw, { 'fill-opacity': 0.16 }) +
    path(KOEPEL, tint.baksteen) +
    clip(
      KOEPEL,
      baksteen() + schaduwkant + glans + rect([-170, -14, 340, 20], tint.baksteenDiep, { 'fill-opacity': 0.7 }),
    ) +
    boog() +
    binnen +
    dorpel +
    richel
  );
}

const vlam = ([breed, hoog, x]: readonly [number, number, number], kleur: string): string =>
  path(
    `M${n(x - breed)} 0C${n(x - breed * 1.1)} ${n(-hoog * 0.4)} ${n(x - breed * 0.62)} ${n(-hoog * 0.5)} ${n(x - breed * 0.66)} ${n(-hoog * 0.74)}C${n(x - breed * 0.3)} ${n(-hoog * 0.62)} ${n(x - breed * 0.24)} ${n(-hoog * 0.6)} ${n(x - breed * 0.16)} ${n(-hoog * 0.48)}C${n(x - breed * 0.1)} ${n(-hoog * 0.8)} ${n(x + breed * 0.08)} ${n(-hoog * 0.86)} ${n(x + breed * 0.1)} ${n(-hoog)}C${n(x + breed * 0.42)} ${n(-hoog * 0.8)} ${n(x + breed * 0.4)} ${n(-hoog * 0.6)} ${n(x + breed * 0.42)} ${n(-hoog * 0.5)}C${n(x + breed * 0.54)} ${n(-hoog * 0.58)} ${n(x + breed * 0.66)} ${n(-hoog * 0.62)} ${n(x + breed * 0.68)} ${n(-hoog * 0.72)}C${n(x + breed * 0.94)} ${n(-hoog * 0.5)} ${n(x + breed * 1.1)} ${n(-hoog * 0.32)} ${n(x + breed)} 0Z`,
    kleur,
  );

const vuur = (spiegel: number, k: number): string =>
  group(
    vlam([70, 106 * k, 0], '#F2641A') +
      vlam([50, 78 * k, -2], '#FF9A2E') +
      vlam([30, 50 * k, 2], '#FFD257') +
      vlam([15, 26 * k, 2], '#FFF3C4'),
    { y: -44, sx: spiegel },
  );
const houtje = (): string =>
  path('M-46 -46L-34 -58L52 -50L54 -42Z', '#3E1E2E') + path('M-50 -46L30 -62L40 -56L-30 -42Z', '#542A2C');

const OGEN = [
  [-42, -234],
  [42, -234],
] as const;
const oogwit = (): string =>
  OGEN.map(
    ([x, y]) =>
      ellipse([x + 1, y + 2, 24, 26], tint.baksteenDiep) +
      ellipse([x, y, 22, 24], '#FFFDF7') +
      path(`M${x - 22} ${y + 4}A22 24 0 0 0 ${x + 22} ${y + 4}A22 17 0 0 1 ${x - 22} ${y + 4}Z`, '#E7DCD3'),
  ).join('');
const oogappel = (): string =>
  OGEN.map(
    ([x, y]) =>
      ellipse([x, y + 2, 11, 13], kern.inkt) +
      circle([x - 4, y - 3, 4.2], '#FFFFFF') +
      circle([x + 4, y + 7, 1.9], '#FFFFFF'),
  ).join('');
const lid = (): string =>
  OGEN.map(
    ([x, y]) =>
      ellipse([x, y, 23, 25], tint.baksteenLicht) +
      line(`M${x - 18} ${y + 4}Q${x} ${y + 16} ${x + 18} ${y + 4}`, '#5A2620', 5),
  ).join('');
const lach = (): string =>
  OGEN.map(
    ([x, y]) =>
      ellipse([x, y, 23, 25], tint.baksteenLicht) +
      line(`M${x - 17} ${y + 6}Q${x} ${y - 20} ${x + 17} ${y + 6}`, '#3E1826', 6.5),
  ).join('');
const brauw = (links: number, rechts: number): string =>
  OGEN.map(([x, y], i) =>
    line(`M${x - 20} ${y - 33}Q${x} ${y - 43} ${x + 20} ${y - 33}`, '#6F2F22', 8, {
      transform: `rotate(${i === 0 ? links : rechts} ${x} ${y - 36})`,
    }),
  ).join('');
const wang = (): string =>
  [-96, 96].map((x) => ellipse([x, -206, 19, 12], '#FF7B5A', { 'fill-opacity': 0.6 })).join('');

/** The oven as a character: it looks, blinks, laughs and eats. */
function rig(): string {
  return svgDoc(
    KADER,
    deel('lijf', [0, 0], lijf()) +
      deel('vuur', [0, -44], vuur(1, 1)) +
      deel('vuur2', [0, -44], group(vuur(-1, 0.66), { x: 34 })) +
      deel('hout', [0, -44], houtje()) +
      deel('wang', [0, -206], wang()) +
      deel('ogen', [0, -234], oogwit()) +
      deel('pupil', [0, -234], oogappel()) +
      deel('-lid', [0, -234], lid()) +
      deel('-lach', [0, -234], lach()) +
      deel('brauw', [0, -270], brauw(0, 0)) +
      deel('-brauw-denkt', [0, -270], brauw(-10, -16)),
  );
}

/** White half-round meter; the golden zone and the needle are drawn by the game. Middle of its needle = (0, 0). */
function meter(): string {
  const halve = (r: number): string =>
    `M${-r} 0A${r} ${r} 0 0 1 ${r} 0V12Q${r} 20 ${r - 8} 20H${8 - r}Q${-r} 20 ${-r} 12Z`;
  const boogje = (van: number, tot: number, kleur: string): string => {
    const p = (graden: number): string =>
      `${n(Math.cos((graden * Math.PI) / 180) * 46)} ${n(Math.sin((graden * Math.PI) / 180) * 46)}`;
    return line(`M${p(van)}A46 46 0 0 1 ${p(tot)}`, kleur, 14);
  };
  return (
    path(halve(70), kern.schaduw, { 'fill-opacity': 0.16, transform: 'translate(0 9)' }) +
    path(halve(68), '#D9CDBB', { transform: 'translate(0 6)' }) +
    path(halve(68), kern.papier) +
    boogje(-176, -4, '#F6D79A') +
    boogje(-176, -98, '#8ECAE6') +
    boogje(-20, -4, '#8A4A33')
  );
}

const naald = (): string =>
  path('M-7 0L-2.500 -46Q0 -52 2.500 -46L7 0Z', kern.inkt) +
  circle([0, 0, 12], kern.inkt) +
  circle([0, 0, 5], '#6E7A99');

/** A lever with a red ball; it turns around its foot (0, 0). */
const stang = (): string =>
  rect([-6, -86, 12, 88, 5], '#8E8A9C') +
  rect([1, -86, 5, 88, 3], '#635994') +
  circle([0, -92, 25], '#B0220F') +
  circle([-2, -95, 22], '#F0381F') +
  ellipse([-9, -103, 7, 5], '#FF9A84', { transform: 'rotate(-30 -9 -103)' });
/** Glowing ring around the lever when it is time to hold it. */
const gloed = (): string =>
  [74, 62].map((r, i) => circle([0, 0, r], kern.zon, { 'fill-opacity': 0.18 + i * 0.1 })).join('') +
  circle([0, 0, 50], 'none', { stroke: kern.zon, 'stroke-width': 8 });
const voet = (): string =>
  path(rectPath([-24, -20, 48, 30, 9]), '#433B6B') +
  rect([-24, -20, 48, 12, 6], '#635994') +
  rect([-5, -17, 10, 12, 4], '#2B2350');

export const drawOven = (): { naam: string; svg: string }[] => [
  { naam: 'oven', svg: rig() },
  { naam: 'meter', svg: svgDoc([-76, -74, 152, 108], meter()) },
  { naam: 'naald', svg: svgDoc([-14, -54, 28, 68], naald()) },
  { naam: 'stang', svg: svgDoc([-28, -122, 56, 128], stang()) },
  { naam: 'gloed', svg: svgDoc([-78, -78, 156, 156], gloed()) },
  { naam: 'stangvoet', svg: svgDoc([-28, -24, 56, 40], voet()) },
];
