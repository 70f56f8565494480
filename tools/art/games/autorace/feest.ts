import { kern } from '../../lib/palet.ts';
import { buste, persoonMetSchaduw } from '../../lib/persoon.ts';
import { personages } from '../../lib/personages.ts';
import { circle, clip, ellipse, group, line, n, path, rect, rectPath, svgDoc } from '../../lib/svg.ts';
import { dal } from './dal.ts';
import { hondKop, hondLijf } from './hond.ts';
import { avond } from './kleur.ts';
import { beker, vlagDoek } from './langs.ts';
import { hemelbeeld } from './lucht.ts';
import { MONTEUR, PILOOT } from './mensen.ts';

/** One flower of fire: petals with bright heads, in three rings. */
function vuurwerk(kleuren: readonly [string, string, string]): string {
  const ring = (
    aantal: number,
    [van, tot]: readonly [number, number],
    [kleur, dik, draai]: readonly [string, number, number],
  ): string =>
    Array.from({ length: aantal }, (_, i) =>
      group(
        path(
          `M${van} 0C${n(van + (tot - van) * 0.5)} ${n(-dik * 0.3)} ${n(tot - dik)} ${-dik} ${tot} ${-dik}A${dik} ${dik} 0 0 1 ${tot} ${dik}C${n(tot - dik)} ${dik} ${n(van + (tot - van) * 0.5)} ${n(dik * 0.3)} ${van} 0Z`,
          kleur,
        ) + circle([tot, 0, dik * 0.5], '#FFF9E6'),
        { draai: (360 * i) / aantal + draai },
      ),
    ).join('');
  return (
    circle([0, 0, 106], kleuren[0], { 'fill-opacity': 0.12 }) +
    ring(14, [40, 96], [kleuren[0], 6, 0]) +
    ring(10, [22, 62], [kleuren[1], 5, 14]) +
    ring(7, [8, 34], [kleuren[2], 4.5, 5])
  );
}

/** Speed lines at both edges of the stage, toward the vanishing point. */
function strepen(): string {
  const lijst: readonly (readonly [number, number, number])[] = [
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
  return lijst
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

const lachend = { gezicht: 'trots', mond: 'lach' } as const;

const helm = (): string =>
  path('M-44 12C-54 -34 -34 -64 0 -64C34 -64 54 -34 44 12Q0 30 -44 12Z', kern.zon) +
  clip(
    'M-44 12C-54 -34 -34 -64 0 -64C34 -64 54 -34 44 12Q0 30 -44 12Z',
    path('M16 -70C40 -50 44 -10 34 34H70V-70Z', '#E08E00') +
      path('M-10 -70H8L10 30H-12Z', '#F70A8D') +
      path('M-60 -12H60V10H-60Z', '#33285E') +
      path('M-44 -10H-8L-16 8H-40Z', '#8ECAE6', { 'fill-opacity': 0.8 }),
  ) +
  ellipse([-20, -44, 11, 7], '#FFE9A8', { transform: 'rotate(-30 -20 -44)' });

/** The driver with the cup and her helmet. */
const links = (): string =>
  group(buste({ ...PILOOT, ...lachend, armen: ['juich', 'draag'], blik: [0.6, 0] }), { x: 220, y: 624, schaal: 2.1 }) +
  group(beker(), { x: 78, y: 346, schaal: 1.8, draai: -8 }) +
  group(helm(), { x: 268, y: 544, schaal: 1.3, draai: 8 });

/** The mechanic with the flag, a fan, and Bobbel. */
const rechts = (): string =>
  group(buste({ ...personages.yara, ...lachend, armen: ['juich', 'hang'], blik: [-0.6, 0.2] }), {
    x: 108,
    y: 628,
    schaal: 1.45,
  }) +
  group(line('M0 60L0 -150', '#C9A27E', 9) + group(vlagDoek(), { y: -156, schaal: 1.55 }), {
    x: 392,
    y: 324,
    draai: 5,
  }) +
  group(buste({ ...MONTEUR, ...lachend, armen: ['hang', 'juich'], blik: [-0.6, 0] }), { x: 262, y: 628, schaal: 1.7 }) +
  group(hondLijf() + line('M0 -58V-78', '#B9AFCB', 5) + group(hondKop('blij'), { y: -86 }), {
    x: 352,
    y: 610,
    schaal: 0.92,
  });

/** The valley after the race: calm, with lights along the road. */
function achter(): string {
  const weg =
    path('M-140 850V720C180 600 470 470 622 306H658C810 470 1100 600 1420 720V850Z', avond.asfalt) +
    path('M622 850L636 306H644L658 850Z', '#FFF1DC', { 'fill-opacity': 0.25 });
  const rand =
    line('M-140 720C180 600 470 470 622 306', avond.room, 9) +
    line('M1420 720C1100 600 810 470 658 306', avond.room, 9);
  const vuur =
    group(vuurwerk(['#FFB703', '#FFE29A', '#FF822D']), { x: 1000, y: 60, schaal: 0.9 }) +
    group(vuurwerk(['#26C9FC', '#BFEFFF', '#FFFFFF']), { x: 1230, y: 190, schaal: 0.6 }) +
    group(vuurwerk(['#F70A8D', '#FFB3CC', '#FFE29A']), { x: 760, y: -20, schaal: 0.6 });
  return clip(
    rectPath([-140, -120, 1560, 960]),
    hemelbeeld() +
      vuur +
      group(dal()) +
      rect([-220, 700, 1720, 260], '#497A5E') +
      weg +
      rand +
      path('M-140 -120H1420V840H-140Z', '#33285E', { 'fill-opacity': 0.14 }),
  );
}

/** Child with a chequered flag, two frames of waving. */
const vlagger = (beeld: 0 | 1): string =>
  group(persoonMetSchaduw({ ...personages.mei, ...lachend, armen: ['heup', 'omhoog'], blik: [-0.4, 0.2] }), {
    schaal: 0.84,
  }) +
  group(line('M0 24L0 -100', '#C9A27E', 8) + group(vlagDoek(), { y: -104, sx: beeld === 0 ? 1 : 0.86 }), {
    x: 68,
    y: -166,
    draai: beeld === 0 ? 40 : 8,
  });

export const drawFeest = (): { naam: string; svg: string }[] => [
  ...(
    [
      ['#FFB703', '#FFE29A', '#FF822D'],
      ['#26C9FC', '#BFEFFF', '#FFFFFF'],
      ['#F70A8D', '#FFB3CC', '#FFE29A'],
    ] as const
  ).map((kleuren, i) => ({ naam: `vuurwerk-${i + 1}`, svg: svgDoc([-110, -110, 220, 220], vuurwerk(kleuren)) })),
  { naam: 'strepen', svg: svgDoc([0, 0, 1280, 720], strepen()) },
  { naam: 'vlagger-a', svg: svgDoc([-130, -330, 260, 352], vlagger(0)) },
  { naam: 'vlagger-b', svg: svgDoc([-130, -330, 260, 352], vlagger(1)) },
  { naam: 'resultaat-achter', svg: svgDoc([-140, -120, 1560, 960], achter()) },
  { naam: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], links()) },
  { naam: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], rechts()) },
];
