import { core } from '../../../tools/art/lib/palette.ts';
import { bust, personWithShadow } from '#engine/figure/person.ts';
import { characters } from '../../../tools/art/lib/characters.ts';
import { circle, clip, ellipse, group, line, n, path, rect, rectPath, svgDoc } from '#engine/figure/svg.ts';
import { valley } from './valley.ts';
import { dogHead, dogBody } from './dog.ts';
import { evening } from './color.ts';
import { cup, flagCloth } from './along.ts';
import { skyPicture } from './sky.ts';
import { MECHANIC, PILOT } from './people.ts';

/** One flower of fire: petals with bright heads, in three rings. */
function fireworks(colors: readonly [string, string, string]): string {
  const ring = (
    count: number,
    [from, until]: readonly [number, number],
    [color, thick, rotate]: readonly [string, number, number],
  ): string =>
    Array.from({ length: count }, (_, i) =>
      group(
        path(
          `M${from} 0C${n(from + (until - from) * 0.5)} ${n(-thick * 0.3)} ${n(until - thick)} ${-thick} ${until} ${-thick}A${thick} ${thick} 0 0 1 ${until} ${thick}C${n(until - thick)} ${thick} ${n(from + (until - from) * 0.5)} ${n(thick * 0.3)} ${from} 0Z`,
          color,
        ) + circle([until, 0, thick * 0.5], '#FFF9E6'),
        { draai: (360 * i) / count + rotate },
      ),
    ).join('');
  return (
    circle([0, 0, 106], colors[0], { 'fill-opacity': 0.12 }) +
    ring(14, [40, 96], [colors[0], 6, 0]) +
    ring(10, [22, 62], [colors[1], 5, 14]) +
    ring(7, [8, 34], [colors[2], 4.5, 5])
  );
}

/** Speed lines at both edges of the stage, toward the vanishing point. */
function stripes(): string {
  const list: readonly (readonly [number, number, number])[] = [
    [30, 180, 120],
    [10, 330, 150],
    [60, 430, 130],
    [20, 540, 170],
    [130, 250, 90],
    [1250, 190, 120],
    [1270, 320, 150],
    [1216, 440, 130],
    [1262, 548, 170],
    [1150, 240, 90],
  ];
  return list
    .map(([x, y, lang]) => {
      const l = Math.hypot(640 - x, 300 - y);
      const dx = ((640 - x) / l) * lang;
      const dy = ((300 - y) / l) * lang;
      return path(
        `M${n(x - dy * 0.03)} ${n(y + dx * 0.03)}L${n(x + dy * 0.03)} ${n(y - dx * 0.03)}L${n(x + dx)} ${n(y + dy)}Z`,
        '#FFF6E0',
        { 'fill-opacity': 0.6 },
      );
    })
    .join('');
}

const smiling = { face: 'trots', mouth: 'lach' } as const;

const helmet = (): string =>
  path('M-44 12C-54 -34 -34 -64 0 -64C34 -64 54 -34 44 12Q0 30 -44 12Z', core.zon) +
  clip(
    'M-44 12C-54 -34 -34 -64 0 -64C34 -64 54 -34 44 12Q0 30 -44 12Z',
    path('M16 -70C40 -50 44 -10 34 34H70V-70Z', '#E08E00') +
      path('M-10 -70H8L10 30H-12Z', '#F70A8D') +
      path('M-60 -12H60V10H-60Z', '#33285E') +
      path('M-44 -10H-8L-16 8H-40Z', '#8ECAE6', { 'fill-opacity': 0.8 }),
  ) +
  ellipse([-20, -44, 11, 7], '#FFE9A8', { transform: 'rotate(-30 -20 -44)' });

/** The driver with the cup and her helmet. */
const left = (): string =>
  group(bust({ ...PILOT, ...smiling, arms: ['juich', 'draag'], outlook: [0.6, 0] }), { x: 220, y: 624, schaal: 2.1 }) +
  group(cup(), { x: 78, y: 346, schaal: 1.8, draai: -8 }) +
  group(helmet(), { x: 268, y: 544, schaal: 1.3, draai: 8 });

/** The mechanic with the flag, a fan, and Bobbel. */
const right = (): string =>
  group(bust({ ...characters.yara, ...smiling, arms: ['juich', 'hang'], outlook: [-0.6, 0.2] }), {
    x: 108,
    y: 628,
    schaal: 1.45,
  }) +
  group(line('M0 60L0 -150', '#C9A27E', 9) + group(flagCloth(), { y: -156, schaal: 1.55 }), {
    x: 392,
    y: 324,
    draai: 5,
  }) +
  group(bust({ ...MECHANIC, ...smiling, arms: ['hang', 'juich'], outlook: [-0.6, 0] }), {
    x: 262,
    y: 628,
    schaal: 1.7,
  }) +
  group(dogBody() + line('M0 -58V-78', '#B9AFCB', 5) + group(dogHead('blij'), { y: -86 }), {
    x: 352,
    y: 610,
    schaal: 0.92,
  });

/** The valley after the race: calm, with lights along the road. */
function behind(): string {
  const gone =
    path('M-140 850V720C180 600 470 470 622 306H658C810 470 1100 600 1420 720V850Z', evening.asphalt) +
    path('M622 850L636 306H644L658 850Z', '#FFF1DC', { 'fill-opacity': 0.25 });
  const edge =
    line('M-140 720C180 600 470 470 622 306', evening.room, 9) +
    line('M1420 720C1100 600 810 470 658 306', evening.room, 9);
  const fire =
    group(fireworks(['#FFB703', '#FFE29A', '#FF822D']), { x: 1000, y: 60, schaal: 0.9 }) +
    group(fireworks(['#26C9FC', '#BFEFFF', '#FFFFFF']), { x: 1230, y: 190, schaal: 0.6 }) +
    group(fireworks(['#F70A8D', '#FFB3CC', '#FFE29A']), { x: 760, y: -20, schaal: 0.6 });
  return clip(
    rectPath([-140, -120, 1560, 960]),
    skyPicture() +
      fire +
      group(valley()) +
      rect([-220, 700, 1720, 260], '#497A5E') +
      gone +
      edge +
      path('M-140 -120H1420V840H-140Z', '#33285E', { 'fill-opacity': 0.14 }),
  );
}

/** Child with a chequered flag, two frames of waving. */
const flagWaver = (picture: 0 | 1): string =>
  group(personWithShadow({ ...characters.mei, ...smiling, arms: ['heup', 'omhoog'], outlook: [-0.4, 0.2] }), {
    schaal: 0.84,
  }) +
  group(line('M0 24L0 -100', '#C9A27E', 8) + group(flagCloth(), { y: -104, sx: picture === 0 ? 1 : 0.86 }), {
    x: 68,
    y: -166,
    draai: picture === 0 ? 40 : 8,
  });

export const drawCelebration = (): { name: string; svg: string }[] => [
  ...(
    [
      ['#FFB703', '#FFE29A', '#FF822D'],
      ['#26C9FC', '#BFEFFF', '#FFFFFF'],
      ['#F70A8D', '#FFB3CC', '#FFE29A'],
    ] as const
  ).map((colors, i) => ({ name: `vuurwerk-${i + 1}`, svg: svgDoc([-110, -110, 220, 220], fireworks(colors)) })),
  { name: 'strepen', svg: svgDoc([0, 0, 1280, 720], stripes()) },
  { name: 'vlagger-a', svg: svgDoc([-130, -330, 260, 352], flagWaver(0)) },
  { name: 'vlagger-b', svg: svgDoc([-130, -330, 260, 352], flagWaver(1)) },
  { name: 'resultaat-achter', svg: svgDoc([-140, -120, 1560, 960], behind()) },
  { name: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], left()) },
  { name: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], right()) },
];
