import { flagLine } from '../../../tools/art/lib/decor-hanging.ts';
import { tree } from '../../../tools/art/lib/decor.ts';
import { bust } from '#engine/figure/person.ts';
import { circle, clip, group, line, lit, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { hills, LAYER, metal, type Canvas } from './color.ts';
import { treasures } from './deep.ts';
import { helicopter, proudPilot } from './helicopter.ts';
import { backdrop } from './lake.ts';
import { floating } from './swimmers.ts';

const [x, y, wide, high] = LAYER;

const behind = (): string =>
  group(backdrop(), { x: -x, y: -y }) +
  group(flagLine(560, 46), { x: -30, y: 150, draai: 4 }) +
  group(flagLine(560, 46), { x: 1030, y: 180, draai: -4 });

const left = (): string =>
  group(helicopter(), { x: 232, y: 150, schaal: 0.92 }) +
  line('M232 206V340', '#A9683F', 7) +
  group(
    floating(
      group(bust({ ...characters.noor, face: 'trots', arms: ['juich', 'juich'] }, 84), { schaal: 0.9 }),
      '#FFC83D',
    ),
    { x: 232, y: 470, schaal: 1.15 },
  );
const right = (): string =>
  group(tree('den', hills.wood), { x: 60, y: 606, schaal: 1.4 }) +
  group(proudPilot(), { x: 220, y: 620, schaal: 1.8 }) +
  group(treasures.duck(), { x: 370, y: 576, schaal: 1.2 });

/** Cloth behind a small aeroplane, and a lantern balloon: what carries a word. */
const banner = (): string =>
  lit('M-150 -44H140L116 0L140 44H-150Z', '#F23B2F', { dx: -8, dy: -5, shadow: metal.wine }) +
  line('M-150 0H-196', metal.dark, 5) +
  line('M-150 -44V44', '#FFC83D', 8);
const balloon = (): string =>
  lit('M-96 -20C-96 -150 96 -150 96 -20C96 30 40 60 26 84H-26C-40 60 -96 30 -96 -20Z', '#FFB703', {
    dx: -14,
    dy: -10,
    shadow: '#E08A1B',
  }) +
  clip(
    'M-96 -20C-96 -150 96 -150 96 -20C96 30 40 60 26 84H-26C-40 60 -96 30 -96 -20Z',
    path('M-30 -140C-44 -60 -40 30 -16 90H16C40 30 44 -60 30 -140Z', '#F8512F'),
  ) +
  line('M-24 86L-18 106M24 86L18 106', metal.dark, 4) +
  rect([-24, 104, 48, 30, 7], '#A9683F');
/** A dolphin that jumps with a word. */
const dolphin = (): string =>
  lit(
    'M-120 40C-100 -50 20 -90 96 -40C126 -38 140 -28 138 -20C120 -16 104 -14 92 -8C40 10 -40 -6 -84 52C-70 64 -66 82 -84 88C-96 74 -120 70 -140 76C-140 56 -130 46 -120 40Z',
    '#5B84C4',
    { dx: -8, dy: -10, shadow: '#3F63A3' },
  ) +
  path('M92 -8C40 10 -20 0 -62 30C-20 20 50 24 96 -6Z', '#E7F1FB') +
  path('M0 -66C-14 -92 -34 -100 -46 -98C-40 -86 -36 -70 -34 -56Z', '#4A72B4') +
  circle([78, -34, 6], '#232A38') +
  circle([76, -37, 2.4], '#FFFFFF') +
  line('M104 -18Q116 -14 126 -20', '#2C4A80', 3.5);

/** Sunset that is laid over everything for the fly-past. */
const dusk = (): string => rect([0, 0, 32, 24], '#FF7A8F');

export const drawCelebration = (): Canvas[] => [
  { name: 'resultaat-achter', svg: svgDoc([0, 0, wide, high], clip(`M0 0H${wide}V${high}H0Z`, behind())) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'spandoek', svg: svgDoc([-200, -54, 350, 108], banner()) },
  { name: 'luchtballon', svg: svgDoc([-110, -130, 220, 270], balloon()) },
  { name: 'dolfijn', svg: svgDoc([-150, -110, 300, 206], dolphin()) },
  { name: 'avondrood', svg: svgDoc([0, 0, 32, 24], dusk()) },
];
