import { emojiMidden } from '../../lib/emoji.ts';
import { kern } from '../../lib/palet.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  lit,
  n,
  path,
  rect,
  rectPath,
  seeded,
  shade,
  svgDoc,
} from '../../lib/svg.ts';
import { KADER, opToneel, tint } from './maten.ts';

/** Opening of the window on the stage: x, y, width, height. */
const RAAM = [46, 118, 806, 236] as const;

/** Scattered bricks: mostly plain wall, so that the play stays the busiest place. */
function stenen(
  vak: readonly [number, number, number, number],
  kleuren: readonly string[],
  [dichtheid, zaad]: readonly [number, number],
): string {
  const [x0, y0, b, h] = vak;
  const random = seeded(zaad);
  const delen: string[] = [];
  for (let rij = 0; rij * 25 < h; rij += 1) {
    for (let x = x0 - (rij % 2) * 32; x < x0 + b; x += 64) {
      if (random() < dichtheid)
        delen.push(
          rect([x + 3, y0 + rij * 25 + 3, 57, 19, 6], kleuren[Math.floor(random() * kleuren.length)] ?? tint.muurLicht),
        );
    }
  }
  return delen.join('');
}

function luifel(): string {
  const breed = 59;
  const banen = Array.from({ length: 14 }, (_, i) => {
    const x = 28 + i * breed;
    const vul = i % 2 === 0 ? '#C2410C' : '#FFFDF7';
    return (
      path(`M${x} 94H${x + breed}V124a${breed / 2} 22 0 0 1 ${-breed} 0Z`, i % 2 === 0 ? '#99300B' : '#E6DACB') +
      rect([x, 94, breed, 25], vul)
    );
  }).join('');
  const slag = path('M28 118V158L52 168L854 158V118Z', kern.schaduw, { 'fill-opacity': 0.16 });
  return (
    slag +
    banen +
    rect([28, 94, 826, 9], kern.schaduw, { 'fill-opacity': 0.1 }) +
    rect([14, 76, 854, 22, 7], tint.lijstDiep) +
    rect([14, 76, 854, 8, 4], tint.lijst)
  );
}

function raamwerk(): string {
  const [x, y, b, h] = RAAM;
  const post = (px: number): string =>
    rect([px, y - 30, 22, h + 40, 3], tint.lijst) +
    rect([px + 15, y - 30, 7, h + 40, 3], tint.lijstDiep) +
    rect([px + 3, y - 30, 4, h + 40, 2], tint.lijstLicht);
  return path(`M${x} ${y}h16v${h}h-16Z`, kern.schaduw, { 'fill-opacity': 0.22 }) + post(x - 18) + post(x + b - 4);
}

/** Hooks with a pan, a whisk and garlic on the left, a shelf with oil and jars on the right edge. */
function gerei(): string {
  const pan = (x: number, r: number, kleur: string): string =>
    line(`M${x} 96V${150 - r}`, tint.lijstDiep, 5) +
    circle([x, 150 + r * 0.4, r], shade(kleur)) +
    circle([x - 3, 147 + r * 0.4, r - 3], kleur) +
    line(
      `M${n(x - r * 0.55)} ${n(150 + r * 0.2)}A${n(r * 0.6)} ${n(r * 0.6)} 0 0 1 ${n(x - r * 0.1)} ${n(150 - r * 0.2)}`,
      '#F6C18C',
      4,
    );
  const rek = line('M-130 98H8', tint.lijstDiep, 8) + pan(-96, 30, '#D37034') + pan(-34, 24, '#C2602B');
  const fles = (x: number, kleur: string): string =>
    lit(`M${x - 13} 300V262Q${x - 13} 248 ${x - 6} 244V226H${x + 6}V244Q${x + 13} 248 ${x + 13} 262V300Z`, kleur, {
      dx: -6,
      dy: 0,
    }) +
    rect([x - 7, 218, 14, 10, 3], tint.lijst) +
    rect([x - 13, 266, 26, 18], '#FFFDF7', { 'fill-opacity': 0.75 });
  const plank =
    rect([1288, 300, 132, 12, 4], tint.lijst) +
    rect([1288, 308, 132, 5], tint.lijstDiep) +
    fles(1312, '#7CB518') +
    fles(1350, '#F1A11E') +
    group(emojiMidden('tomato', 46), { x: 1392, y: 280 });
  return rek + plank;
}

/** The smoke pipe above the oven, and a peel with a garlic braid between window and oven. */
function schouw(): string {
  const pijp =
    rect([1009, -120, 116, 300], tint.baksteenDiep) +
    rect([1009, -120, 74, 300], tint.baksteen) +
    stenen([1009, -120, 74, 290], [tint.baksteenLicht, tint.baksteenDiep], [0.3, 11]);
  const schep =
    line('M886 122V238', tint.lijst, 9) +
    line('M889 122V238', tint.lijstDiep, 3) +
    lit(rectPath([866, 228, 40, 62, 16]), tint.lijstLicht, { dx: -6, dy: -2 }) +
    circle([886, 118, 5], tint.lijstDiep);
  return clip(rectPath([1009, -120, 116, 300]), pijp) + schep;
}

function muur(): string {
  const [x, y, b, h] = RAAM;
  const gat = `M-140 -120H1420V840H-140ZM${x} ${y}V${y + h}H${x + b}V${y}Z`;
  const baksteen = clip(
    gat,
    stenen([-140, -120, 1560, 470], [tint.muurLicht, tint.muurDiep, tint.muurLicht], [0.2, 3]),
    'evenodd',
  );
  const schemer = [400, 310, 225].map((r) => circle([1066, 330, r], '#FFB45E', { 'fill-opacity': 0.11 })).join('');
  return (
    path(gat, tint.muur, { 'fill-rule': 'evenodd' }) + baksteen + schemer + raamwerk() + schouw() + luifel() + gerei()
  );
}

/** Marble top with a lit edge, brick front with a wood store, a towel and a tiled floor. */
function toonbank(): string {
  const blad =
    rect([-140, 352, 1560, 250], tint.blad) +
    path('M-140 352H1420V372H-140Z', tint.bladLicht) +
    path('M-140 352H1420V358H-140Z', '#FFF8EA');
  const aders = line(
    'M-140 470Q60 430 220 486T520 560M930 540Q1080 500 1180 540T1420 500M-140 560Q-20 540 120 590',
    '#EBCFA6',
    5,
    { 'stroke-opacity': 0.6 },
  );
  const gloed =
    ellipse([1066, 470, 250, 52], '#FFC86B', { 'fill-opacity': 0.3 }) +
    ellipse([1066, 462, 170, 32], '#FFD98E', { 'fill-opacity': 0.38 });
  const bloem = [
    [430, 590, 44, 7],
    [388, 420, 26, 6],
    [900, 592, 38, 6],
    [24, 396, 40, 6],
  ]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse([x, y, rx, ry], '#FFFDF7', { 'fill-opacity': 0.75 }))
    .join('');
  const rand =
    rect([-140, 598, 1560, 20], tint.bladRand) +
    rect([-140, 598, 1560, 6], '#F2D4AC') +
    rect([-140, 614, 1560, 6], tint.bladDiep);
  const front =
    rect([-140, 618, 1560, 222], tint.voor) +
    stenen([-140, 622, 1560, 180], [tint.voorLicht, tint.voorDiep, tint.voorDiep], [0.2, 5]) +
    path('M-140 618H1420V634H-140Z', kern.schaduw, { 'fill-opacity': 0.16 });
  return (
    blad +
    aders +
    gloed +
    bloem +
    front +
    rand +
    houtvak() +
    doek() +
    rect([-140, 800, 1560, 40], '#7A4436') +
    rect([-140, 800, 1560, 7], '#8C5340')
  );
}

function houtvak(): string {
  const blok = (x: number, y: number, r: number): string =>
    circle([x + 3, y + 4, r], '#3A1F2C') +
    circle([x, y, r], '#8A5330') +
    circle([x, y, r * 0.82], '#DFAA6C') +
    circle([x, y, r * 0.56], '#C68C4F') +
    circle([x, y, r * 0.38], '#DFAA6C') +
    circle([x, y, r * 0.13], '#A9683F');
  const rijen = [
    [1052, 668, 24],
    [1104, 664, 26],
    [1158, 668, 24],
    [1210, 665, 22],
    [1030, 716, 26],
    [1082, 714, 25],
    [1136, 716, 27],
    [1190, 714, 25],
    [1054, 764, 25],
    [1110, 764, 27],
    [1166, 765, 25],
    [1216, 760, 20],
  ] as const;
  return (
    rect([998, 632, 252, 172, 16], tint.voorDiep) +
    rect([1004, 638, 240, 166, 12], '#3E1E2E') +
    clip(rectPath([1004, 638, 240, 162, 12]), rijen.map(([x, y, r]) => blok(x, y, r)).join(''))
  );
}

function doek(): string {
  const d = 'M98 640H206V712q-9 9-18 0t-18 0t-18 0t-18 0t-18 0t-18 0Z';
  return (
    rect([98, 648, 116, 74, 6], kern.schaduw, { 'fill-opacity': 0.14 }) +
    line('M66 640H242', tint.lijstDiep, 8) +
    circle([66, 640, 8], tint.lijst) +
    circle([242, 640, 8], tint.lijst) +
    path(d, '#FFFDF7') +
    rect([98, 666, 108, 9], kern.zee) +
    rect([98, 681, 108, 5], '#5CB8E4') +
    path('M178 636H206V712q-9 9-18 0q-5 -4 -10 -1Z', kern.schaduw, { 'fill-opacity': 0.1 })
  );
}

/** Stone sill of the window: customers stand behind it. */
const vensterbank = (): string =>
  rect([26, 346, 846, 16, 5], tint.bladRand) + rect([26, 344, 846, 9, 4], tint.bladLicht);

export const drawMuur = (): { naam: string; svg: string }[] => [
  { naam: 'muur', svg: svgDoc(KADER, opToneel(muur())) },
  { naam: 'toonbank', svg: svgDoc(KADER, opToneel(toonbank() + vensterbank())) },
];
