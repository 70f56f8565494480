import { path, type Point } from '#engine/figure/svg.ts';
import { plants, set, type Item, type Plant } from './green.ts';
import { image } from './image.ts';
import { lighthouse } from './spots-water.ts';

// Lands without streets: wood, savanna, mountains, and the edge of the island.

export const forest = (): Item[] =>
  plants([
    ['dendiep', 690, 330],
    ['den', 640, 320, 0.9],
    ['dendiep', 596, 330, 1.05],
    ['loofdiep', 560, 356, 0.9],
    ['den', 520, 350],
    ['loofnacht', 706, 400, 0.9],
    ['dendiep', 470, 374, 0.9],
    ['loofdiep', 600, 390, 0.8],
    ['den', 340, 450, 1.1],
    ['dendiep', 300, 490],
    ['loofdiep', 270, 520, 1.1],
    ['loofdiep', 400, 440, 1],
    ['den', 520, 420, 0.9],
    ['loofnacht', 540, 460, 0.9],
    ['dendiep', 238, 580, 1.1],
    ['loofnacht', 206, 640, 1.05],
    ['den', 250, 640, 1.15],
    ['den', 190, 720, 1.15],
    ['loofdiep', 176, 790, 1],
    ['dendiep', 220, 780],
    ['loofnacht', 228, 850, 0.9],
    ['struikbos', 300, 640],
    ['struikbos', 470, 640, 0.9],
    ['den', 300, 600, 0.9],
    ['herfst', 752, 640, 0.95],
    ['herfstrood', 766, 700, 0.9],
    ['herfst', 478, 792, 0.85],
    ['herfstrood', 430, 810, 0.8],
    ['herfst', 780, 770, 0.85],
    ['herfstrood', 710, 600, 0.7],
    ['den', 724, 560, 0.85],
    ['struikbos', 630, 790, 0.9],
    ['loofnacht', 440, 690, 0.75],
    ['herfst', 366, 660, 0.75],
    ['grasbos', 350, 590],
    ['grasbos', 520, 560],
    ['grasbos', 420, 730],
    ['grasbos', 640, 610],
    ['grasbos', 600, 770],
    ['grasbos', 300, 780],
    ['grasbos', 460, 500],
  ]).concat([
    set(image('mushroom', 34), [256, 690]),
    set(image('mushroom', 26), [480, 726]),
    set(image('fox', 48), [500, 650]),
    set(image('owl', 34), [352, 500]),
  ]);

export const savanne = (): Item[] => [
  set(image('elephant', 92), [2334, 900]),
  set(image('lion', 60), [2402, 1136]),
  set(lighthouse(), [2070, 1262, 0.92]),
  set(image('flamingo', 46), [2180, 1278]),
  ...plants([
    ['acacia', 2060, 930, 1.05],
    ['acacia', 2420, 890, 1],
    ['acacia', 2270, 866, 0.8],
    ['acacia', 2400, 1110, 0.9],
    ['struiksav', 2060, 1020, 0.9],
    ['struiksav', 2300, 1240, 0.9],
    ['rotssav', 2266, 970],
    ['rotssav', 2346, 1180, 0.8],
    ['grassav', 2220, 1010],
    ['grassav', 2120, 980],
    ['grassav', 2300, 1080],
    ['grassav', 2440, 960],
    ['grassav', 2130, 1240],
    ['palm', 2326, 1228, 0.9],
    ['palm', 2448, 1060, 0.8],
    ['grassav', 2240, 1224],
  ]),
];

const mountain = (x: number, y: number, [w, h]: Point): Item => {
  const snow = `M0 ${-h}Q14 ${-h - 4} 22 ${-h * 0.9}L${w * 0.3} ${-h * 0.56}L${w * 0.2} ${-h * 0.62}L${w * 0.12} ${-h * 0.48}L${w * 0.02} ${-h * 0.6}L${-w * 0.1} ${-h * 0.46}L${-w * 0.18} ${-h * 0.58}L${-w * 0.29} ${-h * 0.54}L-22 ${-h * 0.9}Q-12 ${-h - 4} 0 ${-h}Z`;
  return set(
    path(`M${-w / 2} 0L-22 ${-h * 0.9}Q0 ${-h * 1.06} 22 ${-h * 0.9}L${w / 2} 0Z`, '#A9C5E6') +
      path(
        `M0 ${-h * 0.975}Q14 ${-h} 22 ${-h * 0.9}L${w / 2} 0H${w * 0.06}L${w * 0.16} ${-h * 0.3}L${-w * 0.02} ${-h * 0.44}L${w * 0.04} ${-h * 0.7}Z`,
        '#7FA0CC',
      ) +
      path(`M${-w / 2} 0L${-w * 0.34} ${-h * 0.34}L${-w * 0.24} ${-h * 0.16}L${-w * 0.12} 0Z`, '#C3D8EF') +
      path(snow, '#FFFFFF') +
      path(
        `M0 ${-h}Q14 ${-h - 4} 22 ${-h * 0.9}L${w * 0.3} ${-h * 0.56}L${w * 0.2} ${-h * 0.62}L${w * 0.14} ${-h * 0.52}L${w * 0.07} ${-h * 0.7}Z`,
        '#D3E3F6',
      ),
    [x, y],
  );
};
export const bergen = (): Item[] => [
  mountain(930, 340, [300, 200]),
  mountain(1120, 330, [390, 300]),
  mountain(1340, 330, [330, 236]),
  mountain(1470, 380, [190, 130]),
  mountain(812, 400, [180, 130]),
  mountain(1020, 344, [190, 100]),
  set(image('snowman', 58), [1130, 500]),
  ...plants([
    ['densneeuw', 800, 456, 0.8],
    ['densneeuw', 930, 420, 0.7],
    ['densneeuw', 1130, 410, 0.66],
    ['densneeuw', 1310, 400, 0.8],
    ['densneeuw', 1490, 470, 0.8],
    ['densneeuw', 1500, 400, 0.66],
    ['densneeuw', 1010, 530, 0.7],
    ['densneeuw', 1330, 540, 0.7],
    ['densneeuw', 770, 500, 0.6],
  ]),
];

const ROTSEN: readonly Plant[] = [
  ['rots', 1420, 1340, 1],
  ['rots', 1460, 1364, 0.7],
  ['rots', 2040, 1400, 1.1],
  ['rots', 2074, 1424, 0.7],
  ['rots', 140, 1240, 0.8],
];

/** Around the island and on the rocks before it. */
export const islandEdge = (): Item[] =>
  plants([
    ['den', 790, 262, 0.7],
    ['loof', 752, 320, 0.7],
    ['loof', 1552, 300, 0.75],
    ['den', 1556, 230, 0.8],
    ['loof', 1560, 420, 0.8],
    ['den', 1568, 520, 0.75],
    ['loof', 2404, 520, 0.75],
    ['loof', 1980, 1130, 0.6],
    ['loof', 1570, 640, 0.8],
    ['struik', 1572, 850, 0.7],
    ['den', 2380, 380, 0.8],
    ['palm', 2428, 1160, 0.9],
    ['palm', 1486, 1150, 0.8],
    ...ROTSEN,
  ]);
