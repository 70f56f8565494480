import { circlesPath, n, path } from '#engine/figure/svg.ts';
import { landShape } from './island.ts';
import { shrink, patch } from './form.ts';

type Wisp = readonly [x: number, y: number, schaal: number];
type Mist = { licht: string; deep: string; wisps: readonly Wisp[] };

/** One puff; mist uses it in two tones. */
export const flake = `<path id="vlok" d="${circlesPath([
  [-96, -6, 46],
  [-34, -34, 62],
  [38, -26, 56],
  [100, -2, 42],
])}M-140 0C-140 -12 140 -12 140 4C140 26 124 40 96 38C84 48 52 48 40 40C24 50 -18 50 -34 40C-56 48 -92 46 -104 36C-128 36 -140 22 -140 0Z"/>`;
const cloud = (color: string, alpha: number): string => `<use href="#vlok" fill="${color}" opacity="${alpha}"`;
const wisp = ([x, y, s]: Wisp, m: Mist): string =>
  `${cloud(m.deep, 0.6)} transform="translate(${n(x + 16 * s)} ${n(y + 9 * s)}) scale(${s})"/>${cloud(m.licht, 0.84)} transform="translate(${x} ${y}) scale(${n(s * 0.94)})"/>`;

/** Rows of mist per land, back to front; the highest things stay visible. */
const mists: Readonly<Record<string, Mist>> = {
  bergen: {
    licht: '#FFFFFF',
    deep: '#DCE9F7',
    wisps: [
      [850, 410, 0.8],
      [1400, 400, 0.9],
      [1100, 400, 0.85],
      [960, 460, 1],
      [1260, 470, 1.05],
      [1460, 470, 0.7],
      [840, 500, 0.8],
      [1080, 506, 1],
      [1370, 508, 0.95],
    ],
  },
  ruimte: {
    licht: '#E4DFF5',
    deep: '#B7AEDD',
    wisps: [
      [1690, 380, 0.75],
      [2080, 380, 0.8],
      [2260, 420, 0.7],
      [1660, 470, 0.9],
      [1900, 460, 1],
      [2170, 480, 1.05],
      [1780, 520, 0.85],
      [2280, 520, 0.7],
      [2010, 520, 0.9],
    ],
  },
  fabriek: {
    licht: '#F2FAF8',
    deep: '#CFE6E2',
    wisps: [
      [1740, 620, 0.8],
      [2320, 620, 0.85],
      [2020, 640, 0.9],
      [1700, 710, 0.85],
      [1890, 720, 1],
      [2160, 720, 1.1],
      [2360, 740, 0.8],
      [2010, 780, 0.9],
      [2260, 790, 0.8],
    ],
  },
  bos: {
    licht: '#F1F8EC',
    deep: '#CFE4C9',
    wisps: [
      [420, 470, 0.85],
      [620, 470, 0.8],
      [310, 570, 0.9],
      [520, 570, 1],
      [680, 590, 0.7],
      [260, 690, 0.85],
      [440, 690, 1],
      [660, 690, 0.85],
      [330, 800, 0.9],
      [560, 790, 1],
      [720, 780, 0.6],
    ],
  },
  kermis: {
    licht: '#FFF6F9',
    deep: '#FFD9E5',
    wisps: [
      [1620, 860, 0.75],
      [1880, 870, 0.8],
      [1740, 910, 0.8],
      [1590, 960, 0.8],
      [1780, 980, 0.95],
      [1930, 980, 0.65],
      [1640, 1060, 0.85],
      [1850, 1064, 0.9],
    ],
  },
  savanne: {
    licht: '#FFF8E8',
    deep: '#FBE3B6',
    wisps: [
      [2130, 920, 0.75],
      [2340, 920, 0.8],
      [2230, 990, 0.85],
      [2370, 1030, 0.7],
      [2120, 1060, 0.75],
      [2270, 1110, 0.95],
      [2150, 1180, 0.75],
      [2300, 1210, 0.7],
    ],
  },
  water: {
    licht: '#F6FDFF',
    deep: '#CDEFF6',
    wisps: [
      [1580, 1200, 0.75],
      [1830, 1200, 0.85],
      [1700, 1250, 0.9],
      [1540, 1300, 0.8],
      [1880, 1310, 0.85],
      [1690, 1330, 0.95],
      [1560, 1390, 0.75],
      [1830, 1400, 0.85],
    ],
  },
};

/** The mist over a closed land: a veil in the shape of the land and clouds in two tones. */
export function mist(code: string): string {
  const m = mists[code];
  if (m === undefined) return '';
  const form = landShape(code);
  const veil = form.length > 0 ? path(patch(shrink(form, 4)), m.licht, { 'fill-opacity': 0.34 }) : '';
  return veil + m.wisps.map((item) => wisp(item, m)).join('');
}
export const MIST_LANDEN: readonly string[] = Object.keys(mists);
