import { decorKleur, kern } from './palet.ts';
import { circle, ellipse, group, line, lit, n, path, rect, roundPoly, shade, tint, type Punt } from './svg.ts';

// Lines and lights of a feast or a street. What hangs has its hook at (0, 0); what stands has its foot there.

const boogPunt = (breedte: number, door: number, t: number): Punt => [breedte * t, 4 * door * t * (1 - t)];
const boogLijn = (breedte: number, door: number): string => `M0 0Q${n(breedte / 2)} ${n(door * 2)} ${n(breedte)} 0`;

/** Bunting from (0, 0) to (breedte, 0), sagging `door`. */
export function vlaggenlijn(
  breedte = 480,
  door = 44,
  kleuren: readonly string[] = ['#FFB703', '#F70A8D', '#26A6E8', '#8D65C5', '#FF822D'],
): string {
  const aantal = Math.max(3, Math.round(breedte / 54));
  const vlag = (i: number): string => {
    const [x, y] = boogPunt(breedte, door, (i + 0.5) / aantal);
    const kleur = kleuren[i % kleuren.length] ?? kern.zon;
    const draai = ((0.5 - (i + 0.5) / aantal) * door * 180) / breedte;
    return group(
      path(
        roundPoly(
          [
            [-15, 0],
            [15, 0],
            [0, 31],
          ],
          3,
        ),
        kleur,
      ) +
        path(
          roundPoly(
            [
              [3, 0],
              [15, 0],
              [0, 31],
            ],
            2,
          ),
          shade(kleur),
        ),
      { x, y, draai },
    );
  };
  return line(boogLijn(breedte, door), '#A08FB8', 3.5) + Array.from({ length: aantal }, (_, i) => vlag(i)).join('');
}

/** A string of lit bulbs with stepped haloes. */
export function lampjes(
  breedte = 480,
  door = 50,
  kleuren: readonly string[] = ['#FFE29A', '#FFB3CC', '#A6DCF5', '#FFC83D'],
): string {
  const aantal = Math.max(3, Math.round(breedte / 70));
  const lamp = (i: number): string => {
    const [x, y] = boogPunt(breedte, door, (i + 0.5) / aantal);
    const kleur = kleuren[i % kleuren.length] ?? kern.zon;
    return group(
      circle([0, 15, 30], kleur, { 'fill-opacity': 0.12 }) +
        circle([0, 15, 20], kleur, { 'fill-opacity': 0.2 }) +
        rect([-4, -2, 8, 8, 2], '#433B6B') +
        ellipse([0, 16, 9, 12], kleur) +
        ellipse([-3, 12, 2.5, 4], '#FFFFFF', { 'fill-opacity': 0.8 }),
      { x, y },
    );
  };
  return line(boogLijn(breedte, door), '#321B41', 3.5) + Array.from({ length: aantal }, (_, i) => lamp(i)).join('');
}

/** A flag on a pole, 150 high. */
export const vlag = (kleur = '#F8312F', hoogte = 150): string =>
  rect([-4, -hoogte, 8, hoogte, 3], decorKleur.bruin) +
  circle([0, -hoogte, 7], kern.zon) +
  lit(
    `M4 ${-hoogte + 8}C26 ${-hoogte - 2} 40 ${-hoogte + 20} 70 ${-hoogte + 8}L62 ${-hoogte + 30}L72 ${-hoogte + 52}C44 ${-hoogte + 62} 28 ${-hoogte + 42} 4 ${-hoogte + 52}Z`,
    kleur,
    { dx: -12, dy: -3 },
  ) +
  line(`M14 ${-hoogte + 15}Q24 ${-hoogte + 12} 33 ${-hoogte + 17}`, tint(kleur, 14), 4);

/** A street lantern, 170 high; lit ones glow in two steps. */
export function lantaarn(aan = true): string {
  const gloed = aan
    ? circle([0, -150, 62], '#FFE29A', { 'fill-opacity': 0.12 }) +
      circle([0, -150, 42], '#FFE29A', { 'fill-opacity': 0.2 })
    : '';
  return (
    gloed +
    rect([-4.5, -124, 9, 122, 4], '#321B41') +
    path('M-14 0Q-12 -12 -5 -14H5Q12 -12 14 0Z', '#321B41') +
    path(
      roundPoly(
        [
          [-20, -168],
          [20, -168],
          [13, -124],
          [-13, -124],
        ],
        4,
      ),
      aan ? '#FFE29A' : '#D9CFE4',
    ) +
    path(
      roundPoly(
        [
          [4, -168],
          [20, -168],
          [13, -124],
          [4, -124],
        ],
        3,
      ),
      aan ? '#F7C65B' : '#B4ACBC',
    ) +
    path('M-25 -166C-18 -186 18 -186 25 -166Z', '#321B41') +
    circle([0, -184, 5], '#433B6B') +
    rect([-15, -128, 30, 7, 3], '#433B6B')
  );
}
