import { wolk } from '../../lib/decor.ts';
import { lantaarn } from '../../lib/decor-hanging.ts';
import { circle, group, n, path, rect, roundPoly, seeded, shade, svgDoc, type Punt } from '../../lib/svg.ts';
import { KADER, opToneel } from './maten.ts';

const BANDEN = [
  ['#423C78', -120],
  ['#554A8E', 128],
  ['#6F58A0', 176],
  ['#9A6AA6', 218],
  ['#CC8296', 258],
  ['#F2A07E', 292],
  ['#FFC58A', 322],
] as const;

/** Evening sky in flat bands, each with a slightly bent edge. */
function lucht(): string {
  const random = seeded(7);
  const sterren = Array.from({ length: 26 }, () =>
    circle([random() * 820 + 40, 128 + random() * 90, 1 + random() * 1.5], '#FFF3C9', { 'fill-opacity': 0.75 }),
  ).join('');
  return BANDEN.map(([kleur, y]) => path(`M-140 ${y}Q640 ${y - 16} 1420 ${y}V840H-140Z`, kleur)).join('') + sterren;
}

/** A town house as a silhouette with lit windows; foot at (0, 0). */
function huis(
  breed: number,
  hoog: number,
  stijl: { kleur: string; gevel: 'punt' | 'trap' | 'klok'; zaad: number },
): string {
  const { kleur, gevel, zaad } = stijl;
  const b = breed / 2;
  const toppen: Readonly<Record<typeof gevel, readonly Punt[]>> = {
    punt: [
      [-b, -hoog],
      [0, -hoog - b],
      [b, -hoog],
    ],
    trap: [
      [-b, -hoog],
      [-b * 0.66, -hoog],
      [-b * 0.66, -hoog - 16],
      [-b * 0.34, -hoog - 16],
      [-b * 0.34, -hoog - 32],
      [b * 0.34, -hoog - 32],
      [b * 0.34, -hoog - 16],
      [b * 0.66, -hoog - 16],
      [b * 0.66, -hoog],
      [b, -hoog],
    ],
    klok: [
      [-b, -hoog],
      [-b * 0.5, -hoog - 10],
      [-b * 0.3, -hoog - 36],
      [b * 0.3, -hoog - 36],
      [b * 0.5, -hoog - 10],
      [b, -hoog],
    ],
  };
  const random = seeded(zaad);
  const kolommen = Math.max(2, Math.floor(breed / 34));
  const ramen = Array.from({ length: 4 * kolommen }, (_, i) => {
    const x = -b + 12 + (i % kolommen) * ((breed - 24) / kolommen) + ((breed - 24) / kolommen - 18) / 2;
    const y = -hoog + 14 + Math.floor(i / kolommen) * 44;
    const aan = random() < 0.56;
    return (
      rect([x, y, 18, 26, 3], aan ? '#FFD98A' : shade(kleur, -7)) +
      (aan ? path(`M${n(x + 11)} ${n(y)}h7v26h-7Z`, '#F3B65E') + rect([x + 8, y, 2, 26], kleur) : '')
    );
  }).join('');
  return (
    path(roundPoly([[-b, 0], ...toppen[gevel], [b, 0]], gevel === 'klok' ? 7 : 2), kleur) +
    path(`M${n(b * 0.36)} 0V${n(-hoog)}H${n(b)}V0Z`, shade(kleur, -6), { 'fill-opacity': 0.6 }) +
    ramen
  );
}

/** The street behind the window: two rows of houses, a lantern, trees. */
function straat(): string {
  const ver = [
    [30, 120, 150, 'punt'],
    [180, 92, 118, 'klok'],
    [290, 86, 140, 'trap'],
    [430, 120, 108, 'punt'],
    [560, 90, 150, 'klok'],
    [690, 110, 122, 'trap'],
    [830, 120, 160, 'punt'],
    [950, 90, 110, 'klok'],
  ] as const;
  const dichtbij = [
    [86, 104, 118, 'trap'],
    [238, 84, 78, 'klok'],
    [384, 96, 60, 'punt'],
    [520, 78, 84, 'trap'],
    [744, 116, 108, 'punt'],
    [880, 96, 140, 'klok'],
  ] as const;
  const achter = ver
    .map(([x, b, h, gevel], i) =>
      group(huis(b, h, { kleur: ['#8C5F8C', '#94647F', '#7F5A8E'][i % 3] ?? '#8C5F8C', gevel, zaad: 20 + i }), {
        x,
        y: 352,
      }),
    )
    .join('');
  const voor = dichtbij
    .map(([x, b, h, gevel], i) =>
      group(huis(b, h, { kleur: ['#6B4470', '#74475F', '#5F4274'][i % 3] ?? '#6B4470', gevel, zaad: 50 + i }), {
        x,
        y: 356,
      }),
    )
    .join('');
  return (
    group(achter, { alfa: 0.85 }) +
    voor +
    rect([-140, 346, 1560, 40], '#54406E') +
    group(lantaarn(), { x: 628, y: 366 }) +
    group(lantaarn(), { x: 46, y: 372, schaal: 0.9 })
  );
}

const bewolkt = (): string =>
  group(wolk('#B98BB8', '#9A6FA8'), { x: 210, y: 60, schaal: 0.72, alfa: 0.6 }) +
  group(wolk('#C793B4', '#A877A6'), { x: 660, y: 38, schaal: 0.5, alfa: 0.55 }) +
  group(wolk('#B98BB8', '#9A6FA8'), { x: 980, y: 74, schaal: 0.6, alfa: 0.5 });

export const drawAvond = (): { naam: string; svg: string }[] => [
  { naam: 'lucht', svg: svgDoc(KADER, opToneel(lucht())) },
  { naam: 'wolken', svg: svgDoc([0, 0, 1200, 130], bewolkt()) },
  { naam: 'straat', svg: svgDoc(KADER, opToneel(straat())) },
];
