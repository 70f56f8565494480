import { SEA } from '#web/areas/leerling/landkaart/card-layout.ts';
import { clip, ellipse, path, rect, type Point } from '#engine/figure/svg.ts';
import { shrink, ribbon, concat, patch, type LandColors } from './form.ts';

/** Coast, clockwise from the west. */
export const COAST: readonly Point[] = [
  [84, 870],
  [96, 700],
  [140, 545],
  [226, 418],
  [360, 318],
  [530, 246],
  [720, 190],
  [950, 138],
  [1210, 116],
  [1500, 122],
  [1800, 112],
  [2080, 146],
  [2300, 250],
  [2424, 420],
  [2462, 630],
  [2482, 860],
  [2466, 1060],
  [2390, 1230],
  [2254, 1322],
  [2110, 1330],
  [2014, 1262],
  [1968, 1180],
  [1880, 1132],
  [1700, 1118],
  [1530, 1122],
  [1450, 1176],
  [1390, 1270],
  [1230, 1352],
  [970, 1394],
  [700, 1384],
  [450, 1326],
  [252, 1222],
  [130, 1070],
];

const landen: Readonly<Record<string, { punten: readonly Point[]; kleur: LandColors }>> = {
  bergen: {
    punten: [
      [760, 470],
      [742, 380],
      [790, 280],
      [920, 210],
      [1110, 182],
      [1320, 186],
      [1470, 230],
      [1530, 330],
      [1530, 450],
      [1470, 530],
      [1300, 560],
      [1080, 552],
      [880, 560],
    ],
    kleur: { top: '#DCEAF7', rand: '#FFFFFF', lip: '#7FA6D0' },
  },
  ruimte: {
    punten: [
      [1580, 500],
      [1566, 380],
      [1580, 250],
      [1660, 182],
      [1850, 164],
      [2070, 190],
      [2260, 280],
      [2362, 420],
      [2350, 512],
      [2200, 540],
      [1980, 500],
      [1760, 530],
    ],
    kleur: { top: '#6A659F', rand: '#938CC6', lip: '#37336B' },
  },
  fabriek: {
    punten: [
      [1620, 690],
      [1606, 610],
      [1650, 552],
      [1800, 556],
      [1990, 536],
      [2180, 572],
      [2350, 540],
      [2424, 600],
      [2440, 720],
      [2400, 790],
      [2200, 806],
      [1960, 796],
      [1760, 764],
    ],
    kleur: { top: '#A3CCC6', rand: '#CFE8E3', lip: '#3C7A78' },
  },
  bos: {
    punten: [
      [150, 800],
      [156, 670],
      [206, 540],
      [300, 430],
      [440, 350],
      [600, 296],
      [696, 300],
      [726, 390],
      [722, 520],
      [772, 640],
      [784, 750],
      [700, 808],
      [540, 796],
      [380, 836],
      [230, 868],
    ],
    kleur: { top: '#5FA561', rand: '#8CC47C', lip: '#2F6B4F' },
  },
  stad: {
    punten: [
      [800, 700],
      [820, 610],
      [930, 582],
      [1130, 590],
      [1330, 580],
      [1500, 600],
      [1552, 690],
      [1530, 800],
      [1480, 900],
      [1400, 972],
      [1220, 1000],
      [1010, 990],
      [850, 950],
      [790, 830],
    ],
    kleur: { top: '#EBC9AC', rand: '#FBE4CF', lip: '#B9694A' },
  },
  savanne: {
    punten: [
      [2010, 960],
      [2020, 860],
      [2120, 826],
      [2290, 838],
      [2430, 822],
      [2450, 960],
      [2430, 1090],
      [2350, 1200],
      [2230, 1280],
      [2110, 1280],
      [2050, 1210],
      [2020, 1090],
    ],
    kleur: { top: '#F3C77A', rand: '#FFE5AF', lip: '#C98A2E' },
  },
  kermis: {
    punten: [
      [1500, 970],
      [1530, 850],
      [1600, 780],
      [1760, 790],
      [1920, 824],
      [1996, 880],
      [2000, 990],
      [1980, 1070],
      [1880, 1098],
      [1720, 1082],
      [1560, 1092],
    ],
    kleur: { top: '#FFBFD3', rand: '#FFE0EA', lip: '#C0568F' },
  },
  boerenland: {
    punten: [
      [122, 960],
      [160, 908],
      [300, 884],
      [460, 850],
      [640, 826],
      [760, 850],
      [830, 960],
      [980, 1016],
      [1200, 1026],
      [1420, 968],
      [1490, 1000],
      [1480, 1084],
      [1420, 1160],
      [1366, 1240],
      [1220, 1320],
      [970, 1360],
      [710, 1350],
      [470, 1292],
      [280, 1194],
      [160, 1066],
    ],
    kleur: { top: '#A6D962', rand: '#C9EB93', lip: '#6FA81C' },
  },
};

const waves: readonly Point[] = [
  [-560, -380],
  [-200, -460],
  [260, -300],
  [760, -520],
  [1500, -240],
  [2100, -420],
  [2900, -300],
  [3300, 100],
  [3000, 480],
  [2640, 240],
  [2720, 760],
  [3200, 940],
  [2660, 1180],
  [2980, 1500],
  [2480, 1500],
  [2050, 1620],
  [1700, 1760],
  [1290, 1500],
  [900, 1560],
  [480, 1480],
  [140, 1400],
  [-220, 1240],
  [-600, 1480],
  [-30, 1000],
  [-420, 840],
  [-90, 620],
  [-560, 420],
  [20, 330],
  [300, 150],
  [-260, 60],
  [620, 60],
  [1420, 26],
  [2240, 80],
];

/** Sea in broad bands, three pale rings, foam. */
function sea(): string {
  const [x, y, w, h] = [SEA.x, SEA.y, SEA.breedte, SEA.hoogte];
  const band = (points: readonly Point[], color: string): string =>
    path(`${ribbon(points)}L${x + w} ${y + h}L${x} ${y + h}Z`, color);
  const ring = (d: number, color: string): string =>
    path(patch(shrink(COAST, -d, 1)), color, { transform: 'translate(0 14)' });
  return (
    rect([x, y, w, h], '#93D6F0') +
    band(
      [
        [x, 260],
        [-300, 60],
        [400, -260],
        [1300, -140],
        [2100, -330],
        [3520, -180],
      ],
      '#7ECBEA',
    ) +
    band(
      [
        [x, 900],
        [-200, 560],
        [300, 120],
        [1200, 60],
        [2200, -60],
        [3520, 120],
      ],
      '#6CC0E5',
    ) +
    band(
      [
        [x, 1380],
        [-260, 1160],
        [300, 1240],
        [1300, 1260],
        [2300, 1000],
        [3520, 760],
      ],
      '#5BB4DE',
    ) +
    band(
      [
        [x, 1900],
        [-100, 1560],
        [700, 1640],
        [1500, 1520],
        [2400, 1480],
        [3520, 1180],
      ],
      '#4AA6D4',
    ) +
    ring(120, '#86D3EC') +
    ring(80, '#A2E0EF') +
    ring(44, '#C6EFF3') +
    ring(15, '#FBFFFB')
  );
}

/** Sand with a cliff under it, then the grass of the island. */
function coast(): string {
  const sand = patch(COAST);
  return (
    path(sand, '#321B41', { 'fill-opacity': 0.12, transform: 'translate(8 40)' }) +
    path(sand, '#C48A45', { transform: 'translate(0 26)' }) +
    path(sand, '#D9A75C', { transform: 'translate(0 13)' }) +
    path(sand, '#FFE6B0') +
    path(patch(shrink(COAST, 24, 2)), '#6FA81C', { transform: 'translate(0 5)' }) +
    path(patch(shrink(COAST, 28, 2)), '#93CD55')
  );
}

/** The lagoon in the bay: turquoise steps of shallow water. */
function lagoon(): string {
  const points: readonly Point[] = [
    [1420, 1330],
    [1450, 1210],
    [1540, 1130],
    [1720, 1120],
    [1900, 1130],
    [2000, 1220],
    [2050, 1320],
    [2010, 1430],
    [1860, 1484],
    [1640, 1486],
    [1470, 1440],
  ];
  return (
    path(patch(points), '#8ADCE8') +
    path(patch(shrink(points, 26, 2)), '#6FD0DE') +
    path(patch(shrink(points, 60, 2)), '#52C2D6') +
    ellipse([1640, 1290, 90, 22], '#7FDBE3') +
    ellipse([1850, 1300, 70, 16], '#7FDBE3')
  );
}

/** Large soft shapes on the tops: no land is one flat colour. */
const e = (box: readonly [number, number, number, number], color: string): string => ellipse(box, color);
const craters = [
  [1640, 400, 26],
  [1880, 250, 34],
  [2240, 420, 30],
  [1960, 330, 18],
  [2060, 236, 20],
  [1700, 500, 22],
]
  .map(
    ([x = 0, y = 0, r = 0]) => e([x, y, r * 1.3, r * 0.5], '#544F8A') + e([x + 2, y + 4, r * 1.1, r * 0.36], '#7A75B2'),
  )
  .join('');
/** Large soft shapes on the tops: no land is one flat colour. */
const surfaces: Readonly<Record<string, string>> = {
  bergen:
    e([900, 560, 330, 90], '#EEF6FC') +
    e([1430, 520, 260, 76], '#CFE1F4') +
    e([1280, 420, 200, 40], '#EEF6FC') +
    e([780, 420, 120, 40], '#CFE1F4'),
  ruimte:
    e([1640, 260, 260, 120], '#7670AE') +
    e([2260, 470, 300, 110], '#7670AE') +
    e([1960, 540, 280, 60], '#5B5690') +
    craters,
  fabriek: e([1720, 600, 260, 60], '#B5D8D2') + e([2380, 700, 200, 90], '#B5D8D2') + e([2020, 800, 340, 56], '#8DBDB7'),
  bos:
    e([440, 470, 260, 100], '#6DB36B') +
    e([240, 800, 260, 110], '#529857') +
    e([720, 800, 220, 90], '#A9963F') +
    e([660, 640, 190, 40], '#6DB36B'),
  stad: e([860, 600, 300, 90], '#F2D6BD') + e([1480, 880, 300, 90], '#E2BB9B') + e([1000, 990, 300, 60], '#E2BB9B'),
  savanne:
    e([2120, 850, 240, 90], '#F8D592') + e([2420, 1180, 240, 130], '#E8B765') + e([2120, 1240, 160, 60], '#F8D592'),
  kermis:
    e([1580, 820, 260, 90], '#FFD2E0') + e([1940, 1060, 300, 80], '#F7A9C4') + e([1640, 1090, 190, 40], '#FFD2E0'),
  boerenland:
    e([300, 900, 440, 150], '#B7E27C') +
    e([1340, 1020, 330, 130], '#B7E27C') +
    e([720, 1360, 560, 190], '#98CF51') +
    e([800, 1080, 240, 50], '#B0DE70') +
    e([180, 1180, 190, 110], '#98CF51'),
};

export const ground = (): string =>
  sea() + waves.map(([x, y]) => `<use href="#golf" transform="translate(${x} ${y})"/>`).join('') + lagoon() + coast();
export const land = (code: string): string => {
  const piece = landen[code];
  return piece ? concat(piece.punten, piece.kleur) + clip(patch(shrink(piece.punten, 6, 1)), surfaces[code] ?? '') : '';
};
export const landShape = (code: string): readonly Point[] => landen[code]?.punten ?? [];
