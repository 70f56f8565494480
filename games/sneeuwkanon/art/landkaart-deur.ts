import { circle, group, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { ball, drawCannon } from './cannon.ts';
import { dusk, snow, type Canvas } from './color.ts';
import { snowPine } from './land.ts';
import { drawSnowmen } from './snowman.ts';

/** The inside of a drawing that exists, to be put in another one. */
export const inner = (list: readonly Canvas[], name: string): string =>
  list.find((one) => one.name === name)?.svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '') ?? '';

const tableau = (): string =>
  rect([0, 0, 320, 280], dusk.sky[3]) +
  path('M0 60C100 40 200 80 320 56V280H0Z', dusk.sky[5]) +
  circle([230, 84, 30], dusk.sun) +
  path('M60 190L128 96L176 150L220 110L320 200V280H60Z', dusk.mid) +
  path('M128 96L150 126L134 122L124 136L106 126Z', dusk.cap) +
  path('M0 186C80 162 200 172 320 180V280H0Z', snow.field) +
  group(snowPine(), { x: 296, y: 214, schaal: 0.6 }) +
  path('M0 226C100 204 220 214 320 222V280H0Z', snow.light) +
  group(inner(drawSnowmen(), 'heuvel'), { x: 238, y: 226, schaal: 0.3 }) +
  group(ball(72), { x: 238, y: 204, schaal: 0.5 }) +
  group(ball(54), { x: 238, y: 158, schaal: 0.5 }) +
  group(inner(drawSnowmen(), 'sjaal-1'), { x: 238, y: 236, schaal: 0.5 }) +
  group(inner(drawSnowmen(), 'hoed-1'), { x: 262, y: 112, schaal: 0.5, draai: 24 }) +
  group(
    circle([-17, -166, 7], '#232A4A') + circle([19, -166, 7], '#232A4A') + path('M-4 -160L46 -150L4 -146Z', '#F58220'),
    {
      x: 238,
      y: 236,
      schaal: 0.5,
    },
  ) +
  group(inner(drawCannon(), 'loop'), { x: 118, y: 208, schaal: 0.58, draai: -30 }) +
  group(inner(drawCannon(), 'slee'), { x: 118, y: 208, schaal: 0.58 }) +
  group(ball(25), { x: 206, y: 132, schaal: 0.5 });

/** What stands behind its door on the map, 320 x 280; the open leaf hides the left 70 units. */
export const drawDeur = (): Canvas[] => [{ name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], tableau()) }];
