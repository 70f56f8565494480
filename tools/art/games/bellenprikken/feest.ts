import { vlaggenlijn } from '../../lib/decor-hanging.ts';
import { buste } from '../../lib/persoon.ts';
import { clip, group, rectPath, svgDoc } from '../../lib/svg.ts';
import { bel, belletje } from './bellen.ts';
import { groteTent, kermisAchter } from './kermis.ts';
import { BELKLEUR, HORIZON, type BelKleur } from './kleur.ts';
import { machine } from './machine.ts';
import { KIND, VRIENDEN } from './mensen.ts';
import { pleinVlak } from './plein.ts';

const lachend = { gezicht: 'trots', mond: 'lach' } as const;
const strooi = (lijst: readonly (readonly [number, number, number, BelKleur])[]): string =>
  lijst.map(([x, y, r, k]) => group(belletje(r, k), { x, y })).join('');
const { roze, blauw, mint, lila } = BELKLEUR;

function achter(): string {
  return (
    kermisAchter() +
    group(groteTent(), { x: 780, y: HORIZON + 12, schaal: 1.15 }) +
    pleinVlak() +
    group(vlaggenlijn(560, 46), { x: -30, y: 150, draai: 4 }) +
    group(vlaggenlijn(560, 46), { x: 1030, y: 190, draai: -4 }) +
    strooi([
      [120, 420, 20, roze],
      [300, 330, 14, blauw],
      [1240, 360, 16, lila],
      [1430, 440, 24, mint],
      [210, 640, 16, lila],
      [1350, 640, 18, roze],
    ])
  );
}

const links = (): string =>
  group(machine(), { x: 160, y: 590, schaal: 0.98 }) +
  strooi([
    [372, 330, 26, roze],
    [392, 250, 16, mint],
    [330, 210, 20, lila],
    [296, 120, 12, blauw],
  ]);

function rechts(): string {
  const vriend = group(buste({ ...VRIENDEN.kofi, ...lachend, armen: ['hang', 'juich'], blik: [-0.6, 0] }), {
    x: 316,
    y: 318,
    schaal: 1.25,
  });
  const kind = group(buste({ ...KIND, ...lachend, armen: ['juich', 'hang'], blik: [-0.6, -0.2] }), {
    x: 226,
    y: 640,
    schaal: 1.95,
  });
  return (
    strooi([
      [60, 250, 22, blauw],
      [212, 130, 16, lila],
      [196, 60, 14, roze],
    ]) +
    vriend +
    kind +
    group(bel(50, mint), { x: 120, y: 120 })
  );
}

export const drawFeest = (): { naam: string; svg: string }[] => [
  { naam: 'resultaat-achter', svg: svgDoc([0, 0, 1560, 960], clip(rectPath([0, 0, 1560, 960]), achter())) },
  { naam: 'resultaat-links', svg: svgDoc([0, 0, 420, 620], links()) },
  { naam: 'resultaat-rechts', svg: svgDoc([0, 0, 420, 620], rechts()) },
];
