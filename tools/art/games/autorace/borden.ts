import { kern } from '../../lib/palet.ts';
import { circle, clip, group, line, path, rect, rectPath, roundPoly, svgDoc, type Punt } from '../../lib/svg.ts';
import { avond, baan } from './kleur.ts';

/** Paper plate that the engine lays in the frame. */
const PLAAT = { w: 340, h: 110 } as const;

const vorm = (i: number, kleur: string, k = 1): string =>
  i === 0
    ? circle([0, 0, 11 * k], kleur)
    : i === 1
      ? rect([-9.5 * k, -9.5 * k, 19 * k, 19 * k, 4 * k], kleur)
      : path(
          roundPoly(
            [
              [0, -12.5 * k],
              [12.5 * k, 9 * k],
              [-12.5 * k, 9 * k],
            ],
            3 * k,
          ),
          kleur,
        );

/** Badge of a lane: its colour and its shape; 30 px radius. */
export const baken = (i: number): string => {
  const b = baan[i] ?? baan[0];
  return (
    circle([0, 4, 30], b.rand) +
    circle([0, 0, 30], b.vul) +
    path('M-25 -9A27 27 0 0 1 9 -25A32 32 0 0 0 -25 -9Z', b.licht) +
    vorm(i, b.vorm)
  );
};

/** Frame of one sign; (0, 0) = the middle of its plate. Patterns beside the plate repeat the lane's mark. */
function bord(i: number): string {
  const b = baan[i] ?? baan[0];
  const lijst = rectPath([-PLAAT.w / 2 - 17, -PLAAT.h / 2 - 17, PLAAT.w + 34, PLAAT.h + 36, 32]);
  const haken = [-104, 104]
    .map((x) => rect([x - 9, -104, 18, 44, 5], avond.staalDiep) + rect([x - 9, -104, 8, 44, 4], avond.staal))
    .join('');
  return (
    haken +
    path(lijst, '#241B4A', { 'fill-opacity': 0.3, transform: 'translate(4 10)' }) +
    path(lijst, b.rand) +
    path(rectPath([-PLAAT.w / 2 - 17, -PLAAT.h / 2 - 17, PLAAT.w + 34, PLAAT.h + 28, 30]), b.vul) +
    line(`M-168 -58Q-166 -64 -156 -64H-52M52 -64H96`, b.licht, 5) +
    group(baken(i), { y: -PLAAT.h / 2 - 22 })
  );
}

/** Half-size beam of the gantry: trusses with bulbs; (0, 0) = its middle. */
function balk(): string {
  const vak = rectPath([-414, -26, 828, 52, 10]);
  const kruis = Array.from({ length: 18 }, (_, i) =>
    path(
      roundPoly(
        [
          [-414 + i * 46, 24],
          [-391 + i * 46, -4],
          [-368 + i * 46, 24],
        ],
        2,
      ),
      avond.staalDiep,
    ),
  ).join('');
  const lampen = Array.from({ length: 9 }, (_, i) =>
    group(
      circle([0, 0, 13], '#FFE9A8', { 'fill-opacity': 0.2 }) +
        circle([0, 0, 7], '#FFD582') +
        circle([-2, -2, 2.5], '#FFFFFF'),
      { x: -368 + i * 92, y: -28 },
    ),
  ).join('');
  return (
    path(vak, avond.staal) +
    clip(vak, kruis + rect([-414, -26, 828, 15], avond.staalLicht) + rect([-414, -26, 828, 5], '#9C8CCB')) +
    lampen
  );
}

/** Leg of the gantry, foot at (0, 0), half size. */
const poot = (): string =>
  rect([-22, -16, 44, 22, 8], avond.staalDiep) +
  rect([-22, -16, 44, 12, 6], '#3D3268') +
  rect([-10, -262, 20, 250, 3], avond.staal) +
  rect([-10, -262, 8, 250, 3], avond.staalLicht) +
  Array.from({ length: 3 }, (_, i) => rect([-12, -82 + i * 24, 24, 12, 2], i % 2 === 0 ? avond.rood : avond.room)).join(
    '',
  );

/** Chevrons on the asphalt before the gantry, one set per lane that has a sign; a fence closes a lane without one. */
function vloer(banen: readonly number[]): string {
  const pijl = (i: number): string => {
    const b = baan[i] ?? baan[0];
    const x = (i - 1) * 286;
    const rij = (y: number, [half, hoog]: Punt, schuif: number): string =>
      path(
        roundPoly(
          [
            [x + schuif - half, y + hoog],
            [x + schuif, y],
            [x + schuif + half, y + hoog],
            [x + schuif + half, y + hoog * 1.7],
            [x + schuif, y + hoog * 0.72],
            [x + schuif - half, y + hoog * 1.7],
          ],
          3,
        ),
        b.licht,
      );
    const kant = i - 1;
    return rij(14, [62, 22], kant * 14) + rij(56, [72, 26], kant * 44) + rij(106, [84, 31], kant * 78);
  };
  const hek = (i: number): string =>
    group(
      [-70, 70].map((x) => rect([x - 7, -64, 14, 74, 5], avond.staalDiep)).join('') +
        path(rectPath([-112, -72, 224, 40, 9]), avond.room) +
        clip(
          rectPath([-112, -72, 224, 40, 9]),
          Array.from({ length: 6 }, (_, k) =>
            path(
              roundPoly(
                [
                  [-128 + k * 48, -30],
                  [-104 + k * 48, -76],
                  [-80 + k * 48, -76],
                  [-104 + k * 48, -30],
                ],
                0,
              ),
              avond.rood,
            ),
          ).join('') + rect([-112, -44, 224, 14], '#43286E', { 'fill-opacity': 0.16 }),
        ) +
        [-70, 70]
          .map(
            (x) =>
              circle([x, -80, 15], '#FFE9A8', { 'fill-opacity': 0.3 }) +
              circle([x, -80, 9], kern.zon) +
              circle([x - 3, -83, 3], '#FFF6D8'),
          )
          .join(''),
      { x: (i - 1) * 286, y: 6 },
    );
  return [0, 1, 2].map((i) => (banen.includes(i) ? pijl(i) : hek(i))).join('');
}

export const drawBorden = (): { naam: string; svg: string }[] => [
  ...[0, 1, 2].map((i) => ({ naam: `bord-${'abc'[i] ?? 'a'}`, svg: svgDoc([-200, -112, 400, 224], bord(i)) })),
  { naam: 'balk', svg: svgDoc([-420, -48, 840, 80], balk()) },
  { naam: 'poot', svg: svgDoc([-26, -264, 52, 274], poot()) },
  { naam: 'vloer-3', svg: svgDoc([-470, -110, 940, 290], vloer([0, 1, 2])) },
  { naam: 'vloer-2', svg: svgDoc([-470, -110, 940, 290], vloer([0, 2])) },
];
