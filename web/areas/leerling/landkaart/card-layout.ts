/** Layout of the island: one coordinate system of 2560 x 1440 for the drawing tool and the page. */
export const CARD = { breedte: 2560, hoogte: 1440 } as const;
/** The drawn sea reaches past the map, so that no edge shows while panning. */
export const SEA = { x: -960, y: -720, breedte: 4480, hoogte: 2880 } as const;

export type LandkaartPlace = readonly [x: number, y: number];

/** `voet` = ground line of the mist, `label` = free ground for the name, `plaat` = where "nog 27" stands while the land is closed. */
export const LAND_LAYOUT = [
  { code: 'boerenland', footer: 1300, dot: '#7CB518', label: [402, 876], plate: [700, 1060] },
  { code: 'stad', footer: 960, dot: '#B9694A', label: [1490, 560], plate: [1150, 780] },
  { code: 'water', footer: 1402, dot: '#1F9FB5', label: [1630, 1404], plate: [1690, 1270] },
  { code: 'bos', footer: 800, dot: '#2F6B4F', label: [452, 352], plate: [450, 640] },
  { code: 'kermis', footer: 1078, dot: '#B5179E', label: [1752, 1108], plate: [1720, 930] },
  { code: 'fabriek', footer: 790, dot: '#3C7A78', label: [1752, 562], plate: [2010, 690] },
  { code: 'savanne', footer: 1236, dot: '#C98A2E', label: [2360, 856], plate: [2300, 970] },
  { code: 'bergen', footer: 532, dot: '#6E9CC7', label: [1010, 224], plate: [1120, 448] },
  { code: 'ruimte', footer: 512, dot: '#4A4A8A', label: [1990, 196], plate: [1950, 420] },
] as const satisfies readonly {
  code: string;
  footer: number;
  dot: string;
  label: LandkaartPlace;
  plate: LandkaartPlace;
}[];

export type LandCode = (typeof LAND_LAYOUT)[number]['code'];

/** Every place stands on (x, y); `breed` and `hoog` are the hit area above that point, `schaal` the size of its drawing. */
export type SpotLayout = {
  spel: string;
  land: LandCode;
  x: number;
  y: number;
  wide: number;
  high: number;
  scale: number;
};

type Row = readonly [spel: string, x: number, y: number, breed: number, hoog: number];
/** Places of one land, drawn at one scale. */
export const placesOf = (code: LandCode, scale: number, rows: readonly Row[]): SpotLayout[] =>
  rows.map(([spel, x, y, wide, high]) => ({
    spel,
    land: code,
    x,
    y,
    wide: Math.round(wide * scale),
    high: Math.round(high * scale),
    scale,
  }));

/** Ground kept free for the games still to come. */
export const PLANNED: readonly SpotLayout[] = [
  ...placesOf('boerenland', 0.95, [
    ['wortelboer', 300, 1040, 230, 110],
    ['kippenspuiten', 596, 946, 210, 150],
    ['rups', 556, 1236, 220, 130],
    ['tuinsproeien', 1214, 1290, 220, 120],
    ['beestjesvangen', 1412, 1174, 150, 140],
  ]),
  ...placesOf('stad', 0.8, [
    ['stofzuigen', 1090, 692, 170, 150],
    ['glazenwasser', 1262, 690, 150, 210],
    ['bioscoop2', 1438, 702, 190, 160],
    ['postbezorger', 904, 938, 190, 150],
    ['taxirit', 1080, 968, 190, 130],
    ['dienbladbalanceren', 1256, 962, 190, 150],
    ['buurtsuper', 1420, 936, 190, 150],
  ]),
  ...placesOf('water', 0.8, [
    ['visvijver', 1556, 1190, 200, 100],
    ['vishaak', 1736, 1226, 200, 150],
    ['groeivis', 1908, 1226, 190, 120],
    ['roeien', 1700, 1358, 200, 110],
    ['vissenvangen', 1872, 1364, 200, 130],
  ]),
  ...placesOf('bos', 0.86, [
    ['platformklimmen', 646, 524, 230, 220],
    ['doolhof', 420, 566, 260, 120],
    ['ninja', 576, 716, 230, 150],
    ['bladblazen', 316, 748, 220, 120],
    ['blobgezocht', 712, 752, 180, 140],
  ]),
  ...placesOf('kermis', 0.76, [
    ['stuitergame', 1566, 904, 180, 150],
    ['flipperkast', 1768, 892, 150, 170],
    ['verfgooien', 1918, 908, 170, 150],
    ['ballengooien', 1540, 1050, 180, 140],
    ['pinata', 1682, 1054, 160, 170],
    ['quizvraag', 1822, 1058, 200, 160],
  ]),
  ...placesOf('fabriek', 0.84, [
    ['pijplijn', 1744, 694, 180, 140],
    ['splitsmachine', 1918, 664, 190, 140],
    ['dozenspringen', 2332, 702, 200, 180],
    ['treinmachinist', 2116, 766, 320, 110],
  ]),
  ...placesOf('savanne', 0.84, [
    ['fotosafari', 2150, 944, 230, 140],
    ['dinograven', 2330, 1030, 250, 120],
    ['leesrace', 2200, 1180, 300, 160],
  ]),
  ...placesOf('bergen', 0.82, [
    ['sneeuwkanon', 1046, 468, 190, 130],
    ['paragame', 1214, 384, 140, 180],
    ['helikopter', 1252, 528, 200, 150],
    ['vliegrace', 1420, 466, 190, 180],
  ]),
  ...placesOf('ruimte', 0.92, [
    ['leesraket', 1764, 460, 180, 230],
    ['raketstrijd', 2080, 466, 210, 170],
  ]),
];

/** Where the three routes run; each lies in a land that is open from the start. The last point is the flag. */
export const LANES: readonly (readonly LandkaartPlace[])[] = [
  [
    [470, 1108],
    [640, 1084],
    [800, 1130],
    [970, 1154],
    [1140, 1150],
    [1300, 1092],
    [1424, 1024],
  ],
  [
    [822, 790],
    [960, 798],
    [1110, 784],
    [1260, 798],
    [1400, 786],
    [1510, 762],
  ],
  [
    [226, 1194],
    [306, 1262],
    [430, 1292],
    [580, 1306],
    [730, 1306],
    [870, 1296],
  ],
];
