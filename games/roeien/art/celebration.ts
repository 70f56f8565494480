import { duck } from '../../../tools/art/lib/animals.ts';
import { centeredEmoji } from '../../../tools/art/lib/emoji.ts';
import { bust } from '#engine/figure/person.ts';
import { circle, clip, ellipse, group, path, rect, svgDoc } from '#engine/figure/svg.ts';
import { CREW, drum, hull, oar, raft } from './boat.ts';
import { backdrop, bridge, mill, sails } from './canal.ts';
import { tone, type Canvas } from './color.ts';

/** The part of the world behind the result. */
const [x, y, wide, high] = [-140, -120, 1560, 960] as const;
const cheer = { face: 'trots', mouth: 'lach', arms: ['juich', 'juich'] } as const;

const pond = (cx: number, cy: number, rx: number): string =>
  ellipse([cx, cy, rx, rx * 0.17], tone.waterDeep) +
  ellipse([cx, cy - 5, rx, rx * 0.16], tone.waterLight) +
  ellipse([cx - rx * 0.2, cy - 8, rx * 0.6, rx * 0.07], tone.foam, { 'fill-opacity': 0.7 });
const left = (): string =>
  pond(200, 588, 196) +
  group(mill(), { x: 150, y: 560, schaal: 1.5 }) +
  group(sails(), { x: 150, y: 336, schaal: 1.25, draai: 18 }) +
  group(duck('#FFD24A', 'blij'), { x: 310, y: 586, schaal: 1.1 }) +
  group(duck('#FFD24A', 'kijkt'), { x: 380, y: 596, schaal: 0.6 });
const right = (): string =>
  pond(210, 592, 200) +
  group(bust({ ...CREW.yara, ...cheer }), { x: 300, y: 560, schaal: 1.2 }) +
  group(bust({ ...CREW.kofi, ...cheer }), { x: 138, y: 576, schaal: 1.36 }) +
  group(drum(), { x: 222, y: 556, schaal: 1.1 }) +
  group(oar(tone.gold), { x: 386, y: 300, schaal: 0.8, draai: 84 });

/** A sign between two wings: the duck that brings a word. */
const bearer = (): string =>
  path('M-150 54Q0 86 150 54Q150 80 0 92Q-150 80 -150 54Z', tone.foam) +
  group(duck('#FFD24A', 'blij'), { x: 6, y: -2, schaal: 1.15 }) +
  rect([-126, -10, 252, 84, 18], tone.woodDeep) +
  rect([-126, -16, 252, 82, 18], tone.wood);
/** A banner from the bridge. */
const banner = (): string =>
  rect([-118, -72, 6, 40], '#3F4A78') +
  rect([112, -72, 6, 40], '#3F4A78') +
  path('M-128 -40H128V46L96 34L64 46L32 34L0 46L-32 34L-64 46L-96 34L-128 46Z', tone.drumDeep) +
  path('M-128 -44H128V38L96 26L64 38L32 26L0 38L-32 26L-64 38L-96 26L-128 38Z', tone.drum);
const monster = (): string =>
  group(centeredEmoji('sauropod', 190), { y: -70 }) +
  path('M-110 -8Q0 -30 110 -8Q100 26 0 30Q-100 26 -110 -8Z', tone.water) +
  path('M-96 -6Q0 -22 96 -6Q0 10 -96 -6Z', tone.foam);

/** A boat under the bridge; the open leaf hides the left 70 units. */
const door = (): string =>
  rect([0, 0, 320, 280], tone.skyMid) +
  rect([0, 96, 320, 60], tone.grass) +
  rect([0, 128, 320, 152], tone.waterLight) +
  rect([0, 200, 320, 80], tone.water) +
  group(bridge(), { x: 196, y: 136, schaal: 0.86 }) +
  circle([276, 34, 22], '#FFD769') +
  group(hull(), { x: 196, y: 270, schaal: 0.42 }) +
  group(oar(tone.gold), { x: 136, y: 250, schaal: 0.3, draai: -12 }) +
  group(group(oar(tone.violet), { sx: -1 }), { x: 256, y: 250, schaal: 0.3, draai: 12 }) +
  group(bust({ ...CREW.kofi, ...cheer }), { x: 162, y: 262, schaal: 0.44 }) +
  group(bust({ ...CREW.yara, ...cheer }), { x: 232, y: 262, schaal: 0.44 });

export const drawCelebration = (): Canvas[] => [
  { name: 'eendbode', svg: svgDoc([-156, -120, 312, 216], bearer()) },
  { name: 'spandoek', svg: svgDoc([-132, -76, 264, 126], banner()) },
  { name: 'feestbrug', svg: svgDoc([-170, -130, 340, 140], bridge()) },
  { name: 'monster', svg: svgDoc([-116, -172, 232, 206], monster()) },
  { name: 'sleepvlot', svg: svgDoc([-192, -62, 384, 140], raft()) },
  {
    name: 'resultaat-achter',
    svg: svgDoc(
      [0, 0, wide, high],
      clip(`M0 0H${wide}V${high}H0Z`, group(backdrop() + group(bridge(), { x: 640, y: 268 }), { x: -x, y: -y })),
    ),
  },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
  { name: 'landkaart-deur', svg: svgDoc([0, 0, 320, 280], door()) },
];
