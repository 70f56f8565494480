import {
  circle,
  clip,
  ellipse,
  group,
  line,
  n,
  path,
  rect,
  roundPoly,
  seeded,
  starPoints,
  svgDoc,
} from '#engine/figure/svg.ts';
import { chrome, glass, gold, LAYER, layerDoc, wood, type Canvas } from './color.ts';
import { glowLamp } from './fair.ts';
import { rocket, planet } from './space.ts';

/** Px that the machine is taller on an upright screen. */
const TALL = 470;
const LEFT = 354;
const RIGHT = 946;
const TOP = 94;
const CORNER = 132;
const goldStar = (r: number): string =>
  path(roundPoly(starPoints(5, r, r * 0.46), r * 0.14), gold.face) +
  path(
    roundPoly(
      [
        [0, -r],
        [r * 0.3, -r * 0.3],
        [0, 0],
      ],
      2,
    ),
    gold.light,
  );

/** Outline of the playfield down to a line. */
const field = (foot: number): string =>
  `M${LEFT} ${foot}V${TOP + CORNER}A${CORNER} ${CORNER} 0 0 1 ${LEFT + CORNER} ${TOP}H${RIGHT - CORNER}A${CORNER} ${CORNER} 0 0 1 ${RIGHT} ${TOP + CORNER}V${foot}Z`;

/** The wooden body with its head, and stars along the sides. */
function body(foot: number): string {
  const side = (k: number): string => {
    const [inner, outer, low] = k < 0 ? [346, 318, 236] : [954, 982, 1064];
    const stars = Array.from({ length: Math.round((foot - 140) / 92) }, (_, i) => {
      const t = (120 + i * 92 - 60) / (foot - 60);
      return group(goldStar(13 + t * 9), {
        x: outer + (low - outer) * t + (k < 0 ? 26 + t * 14 : -26 - t * 14),
        y: 140 + i * 92,
      });
    });
    return (
      path(`M${inner} 40L${outer} 40L${low} ${foot}H${inner}Z`, k < 0 ? wood.face : wood.shade) +
      (k < 0 ? path(`M${outer} 40L${low} ${foot}H${low + 22}L${outer + 14} 40Z`, wood.light) : '') +
      stars.join('')
    );
  };
  const lamps = [346, 954].flatMap((x) => [-60, -22, 16, 54].map((y) => glowLamp([x, y, 8], '#FFE29A')));
  return (
    path(`M960 60L1000 60L1110 ${foot}H960Z`, '#1B1440', { 'fill-opacity': 0.3 }) +
    side(-1) +
    side(1) +
    rect([340, 60, 620, foot - 60], wood.deep) +
    [388, 912]
      .map((x) => glowLamp([x, 124, 9], '#26C9FC') + glowLamp([x + (x < 640 ? -22 : 22), 152, 6], '#FFC83D'))
      .join('') +
    rect([318, -200, 664, 290, 26], wood.deep) +
    rect([326, -200, 648, 282, 22], wood.face) +
    rect([326, -200, 36, 282], wood.light, { 'fill-opacity': 0.5 }) +
    rect([366, -200, 568, 290, 14], glass.deep) +
    lamps.join('')
  );
}

/** What is painted under the glass: rings of space, a planet, a rocket, and stars toward the edge. */
function painting(foot: number): string {
  const random = seeded(9);
  const middle = (TOP + foot) / 2;
  const stars = Array.from({ length: 46 }, () => {
    const x = LEFT + random() * (RIGHT - LEFT);
    const y = TOP + random() * (foot - TOP);
    const r = 3 + random() * 5;
    return path(roundPoly(starPoints(4, r, r * 0.36), 0.5), '#7F7AC8', {
      transform: `translate(${n(x)} ${n(y)})`,
      'fill-opacity': 0.7,
    });
  });
  return (
    rect([LEFT, TOP, RIGHT - LEFT, foot - TOP], glass.face) +
    [300, 220, 140]
      .map((r, i) =>
        circle([620, middle, r + (foot - 640) * 0.3], [glass.shade, glass.face, glass.shade][i] ?? glass.face),
      )
      .join('') +
    path(`M${LEFT} ${TOP}H${LEFT + 250}L${LEFT} ${TOP + 380}Z`, '#FFFFFF', { 'fill-opacity': 0.05 }) +
    stars.join('') +
    group(planet(54), { x: 452, y: foot - 208, alpha: 0.75 }) +
    group(rocket(true), {
      x: foot > 640 ? 640 : 742,
      y: middle + 30,
      draai: 32,
      schaal: foot > 640 ? 1.9 : 0.9,
      alpha: 0.7,
    })
  );
}

/** Slopes beside the flippers, drawn where the walls of the scene are. */
const slope = (k: number, foot: number): string =>
  group(
    path(`M0 -172L100 -112V4H0Z`, k < 0 ? '#F70A8D' : '#C9087F') +
      path('M0 -96L100 -56V4H0Z', '#321B41', { 'fill-opacity': 0.16 }) +
      line('M2 -172L99 -113', gold.face, 9) +
      line('M2 -175L99 -116', gold.light, 3) +
      group(goldStar(20), { x: 40, y: -62 }),
    { x: k < 0 ? 356 : 884, y: foot, sx: -k },
  );

/** Corners that stay free of the ball, the lane of the plunger with its wall, and the hole of the dog. */
function furniture(foot: number): string {
  const lane =
    path(
      `M888 ${foot}V226Q888 150 812 ${TOP}H${RIGHT - CORNER}A${CORNER} ${CORNER} 0 0 1 ${RIGHT} ${TOP + CORNER}V${foot}Z`,
      glass.deep,
      { 'fill-opacity': 0.55 },
    ) +
    [0, 1, 2, 3]
      .map((i) => path(`M899 ${320 + i * 50}l14 -12l14 12v10l-14 -12l-14 12Z`, '#26C9FC', { 'fill-opacity': 0.55 }))
      .join('') +
    line(`M886 ${foot}V232`, chrome.deep, 11) +
    line(`M885 ${foot}V232`, chrome.face, 7) +
    line(`M883 ${foot}V234`, chrome.light, 2);
  return (
    lane +
    slope(-1, foot) +
    slope(1, foot) +
    ellipse([620, foot - 4, 92, 66], '#17103A') +
    path(`M528 ${foot}A92 66 0 0 1 712 ${foot}`, 'none', { stroke: gold.shade, 'stroke-width': 9 }) +
    path(`M528 ${foot - 3}A92 66 0 0 1 700 ${foot - 24}`, 'none', { stroke: gold.light, 'stroke-width': 3 })
  );
}

const cabinet = (foot: number): string => {
  const edge = field(foot);
  return (
    body(foot + 60) +
    path(field(foot), 'none', { stroke: chrome.deep, 'stroke-width': 26 }) +
    path(edge, 'none', { stroke: chrome.face, 'stroke-width': 18 }) +
    path(edge, 'none', { stroke: chrome.light, 'stroke-width': 4, transform: 'translate(-5 -5)' }) +
    clip(
      edge,
      painting(foot) +
        furniture(foot) +
        path(edge, 'none', { stroke: '#0E0C30', 'stroke-width': 22, 'stroke-opacity': 0.35 }),
    )
  );
};

/** The front of the machine, before the children: chrome bar and painted wood. */
const front = (top: number): string => `M-140 ${top + 20}Q640 ${top - 16} 1420 ${top + 20}V${top + 300}H-140Z`;
const apron = (top: number): string =>
  path(front(top), wood.shade) +
  clip(
    front(top),
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => path(`M${-60 + i * 220} ${top}h90l-60 300h-110Z`, wood.face, { 'fill-opacity': 0.75 }))
      .join(''),
  ) +
  path(`M-140 ${top + 92}Q640 ${top + 60} 1420 ${top + 92}V${top + 300}H-140Z`, '#321B41', { 'fill-opacity': 0.16 }) +
  line(`M-140 ${top + 20}Q640 ${top - 16} 1420 ${top + 20}`, chrome.deep, 20) +
  line(`M-140 ${top + 17}Q640 ${top - 19} 1420 ${top + 17}`, chrome.face, 14) +
  line(`M-140 ${top + 13}Q640 ${top - 23} 1420 ${top + 13}`, chrome.light, 4);

export const drawCabinet = (): Canvas[] => [
  { name: 'kast', svg: layerDoc(cabinet(640)) },
  { name: 'kast-hoog', svg: svgDoc([LAYER[0], LAYER[1], LAYER[2], LAYER[3] + TALL], cabinet(640 + TALL)) },
  { name: 'front', svg: layerDoc(apron(618)) },
];
/** For the map and the result. */
export const machine = (): string => cabinet(640) + apron(618);
