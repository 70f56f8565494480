import { house, type FacadeKind } from '../../../tools/art/lib/buildings.ts';
import { cloud, gull, sun, tree } from '../../../tools/art/lib/decor.ts';
import { land } from '../../../tools/art/lib/palette.ts';
import { clip, group, lit, mix, path, rect, rectPath, seeded, shade, svgDoc } from '#engine/figure/svg.ts';
import { type Drawing, FRAME, tone, WALL } from './color.ts';

const SKIES = {
  day: ['#CFE6F8', '#DCEEFA', '#EAF4FB', '#F6FAFC'],
  dusk: ['#8E6BB0', '#C77FA6', '#F2A07E', '#FFC58A'],
  night: ['#2B2A5E', '#3A3674', '#554A8E', '#7A619E'],
} as const;
type Hour = keyof typeof SKIES;

/** Flat bands of sky, each with a bent edge. */
const sky = (hour: Hour): string =>
  SKIES[hour]
    .map((color, i) => path(`M0 ${i * 210 - 20}Q780 ${i * 210 - 60} 1560 ${i * 210 - 20}V960H0Z`, color))
    .join('');

const GABLES: readonly FacadeKind[] = ['trap', 'klok', 'punt', 'hals'];
/** How deep the far town lies in the haze of each hour. */
const HAZE = { day: land.stad.sky, dusk: '#E38F86', night: '#4A4486' } as const;

function tower(height: number, color: string): string {
  return (
    path(`M-26 0V${-height}L0 ${-height - 90}L26 ${-height}V0Z`, color) +
    rect([-34, -height - 4, 68, 12, 3], shade(color, -4)) +
    rect([-8, -height + 24, 16, 30, 8], shade(color, -5))
  );
}

/** Two rows of houses along the whole width; the near one in colour, the far one in the haze. */
function town(hour: Hour): string {
  const random = seeded(12);
  const haze = HAZE[hour];
  const row = (count: number, y: number, far: number): string =>
    Array.from({ length: count }, (_, i) => {
      const color = mix(['#B9694A', '#C98662', '#8C4C3B', '#D9A27C'][Math.floor(random() * 4)] ?? '#B9694A', haze, far);
      const shape = house({
        facade: GABLES[Math.floor(random() * 4)] ?? 'trap',
        breedte: 96 + random() * 40,
        hoogte: 120 + random() * 80,
        kleur: color,
        glass: hour === 'day' ? '#DDF0FA' : '#FFD98A',
        deur: mix('#0B7A75', haze, far),
      });
      return group(shape, { x: 30 + (i * 1560) / count, y });
    }).join('');
  return (
    [210, 700, 1190].map((x, i) => group(tower(260 + i * 40, mix('#C98662', haze, 0.72)), { x, y: 800 })).join('') +
    group(row(13, 830, 0.62), { alpha: 0.9 }) +
    row(14, 930, 0.22) +
    [70, 360, 900, 1330, 1500]
      .map((x) => group(tree('rond', mix('#58A63F', haze, 0.16)), { x, y: 966, schaal: 0.8 }))
      .join('')
  );
}

const stars = (): string => {
  const random = seeded(5);
  return Array.from({ length: 60 }, () => rect([random() * 1540, random() * 420, 4, 4, 2], '#FFF3C9')).join('');
};

/** Bricks scattered over the wall; rows of 24 px, so that floors fit on each other. */
function bricks(): string {
  const random = seeded(31);
  const parts: string[] = [];
  for (let row = 0; row < WALL.floor / 24; row += 1)
    for (let x = WALL.left + (row % 2) * 32; x < WALL.right - 60; x += 64)
      if (random() < 0.17)
        parts.push(
          rect([x + 3, row * 24 + 3, 57, 18, 6], random() < 0.6 ? tone.brickLight : tone.brickDeep, {
            'fill-opacity': 0.75,
          }),
        );
  return parts.join('');
}

/** Corner stones in turn wide and narrow. */
const corners = (x: number, turn: 1 | -1): string =>
  Array.from({ length: 8 }, (_, i) => {
    const w = i % 2 === 0 ? 56 : 38;
    const left = turn > 0 ? x : x - w;
    return rect([left, i * 66 + 3, w, 59, 8], tone.stoneDeep) + rect([left, i * 66 + 3, w - 5, 53, 8], tone.stone);
  }).join('');

/** Ivy along the right corner: a stem and leaves in two greens, the light ones in front. */
function ivy(): string {
  const random = seeded(77);
  const leaves = Array.from({ length: 26 }, (_, i) => {
    const y = ((i * 97) % 24) * (WALL.floor / 24) + 10;
    const x = WALL.right - 8 + Math.sin((y / WALL.floor) * 2 * Math.PI) * 16 + (random() - 0.5) * 54;
    const turn = random() * 120 - 60;
    const green = [tone.leafDeep, tone.leaf, '#6DB56F'][Math.floor(i / 9)] ?? tone.leaf;
    return group(path('M0 -17C15 -13 17 6 0 19C-17 6 -15 -13 0 -17Z', green), { x, y, draai: turn });
  });
  return leaves.join('');
}

/** One floor of the house front: it stands on itself without an end. */
function wall(): string {
  const { left, right, floor } = WALL;
  const width = right - left;
  const pipe =
    rect([left + 66, 0, 16, floor], tone.steel) +
    rect([left + 76, 0, 6, floor], tone.steelDeep) +
    [104, 368].map((y) => rect([left + 60, y, 28, 14, 5], tone.steelDeep)).join('');
  return (
    rect([right, 0, 34, floor], tone.side) +
    rect([right + 22, 0, 12, floor], shade(tone.side, -6)) +
    rect([left, 0, width, floor], tone.brick) +
    clip(
      rectPath([left, 0, width, floor]),
      bricks() + rect([right - 190, 0, 190, floor], '#321B41', { 'fill-opacity': 0.05 }),
    ) +
    corners(left, 1) +
    corners(right, -1) +
    pipe +
    ivy() +
    rect([left - 16, 70, width + 60, 8], '#321B41', { 'fill-opacity': 0.12 }) +
    lit(rectPath([left - 18, 46, width + 56, 26, 6]), tone.stone, { dx: 0, dy: -9, shadow: tone.stoneDeep })
  );
}

export const drawStreet = (): Drawing[] => [
  { name: 'schemer', svg: svgDoc([0, 0, 16, 10], rect([0, 0, 16, 10], '#33265F')) },
  {
    name: 'lucht',
    svg: svgDoc(FRAME, sky('day') + group(sun(58), { x: 150, y: 260 }) + group(gull(), { x: 1462, y: 420 })),
  },
  {
    name: 'wolken',
    svg: svgDoc(
      [0, 0, 1560, 220],
      group(cloud(), { x: 110, y: 150, schaal: 0.8 }) +
        group(cloud(), { x: 760, y: 90 }) +
        group(cloud(), { x: 1380, y: 120, schaal: 0.9 }),
    ),
  },
  { name: 'stad', svg: svgDoc(FRAME, town('day')) },
  { name: 'muur', svg: svgDoc([0, 0, 1560, WALL.floor], group(wall(), { x: 140 })) },
  ...(['day', 'dusk', 'night'] as const).map((hour) => ({
    name: `hemel-${hour === 'day' ? 'dag' : hour === 'dusk' ? 'avond' : 'nacht'}`,
    svg: svgDoc(
      FRAME,
      sky(hour) +
        (hour === 'night' ? stars() : '') +
        (hour === 'dusk' ? group(sun(90, '#FFE3A3'), { x: 780, y: 560 }) : '') +
        (hour === 'day' ? group(sun(58), { x: 330, y: 260 }) : '') +
        group(town(hour), { y: 20 }),
    ),
  })),
];
