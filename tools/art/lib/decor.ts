import { decorKleur } from './palet.ts';
import {
  circle,
  circlesPath,
  clip,
  ellipse,
  glow,
  line,
  lit,
  n,
  path,
  roundPoly,
  seeded,
  shade,
  wavePath,
  type Cirkel,
} from './svg.ts';

// Everything that stands has its foot at (0, 0); what flies has its middle there. What hangs is in decor-hanging.ts.

/* ---- green ------------------------------------------------------------ */

export type BoomSoort = 'rond' | 'den' | 'herfst' | 'populier' | 'acacia' | 'palm';

const stam = (hoogte: number, breed: number): string =>
  lit(
    `M${-breed} 0Q${-breed * 0.6} ${-hoogte * 0.4} ${-breed * 0.7} ${-hoogte}H${breed * 0.7}Q${breed * 0.6} ${-hoogte * 0.4} ${breed} 0Q0 ${breed * 0.5} ${-breed} 0Z`,
    decorKleur.bruin,
    { dx: -breed * 0.5, dy: 0 },
  );

function kruin(lijst: readonly Cirkel[], kleur: string): string {
  const d = circlesPath(lijst);
  const [x, y, r] = lijst[0] ?? [0, 0, 0];
  const glans = ellipse([x - r * 0.45, y - r * 0.5, r * 0.32, r * 0.2], glow(kleur, 9), {
    transform: `rotate(-30 ${n(x - r * 0.45)} ${n(y - r * 0.5)})`,
  });
  return (
    lit(d, kleur, { dx: -11, dy: -8 }) +
    glans +
    line(`M${n(x + r * 0.1)} ${n(y + r * 0.1)}q8 7 16 0`, shade(kleur, -7), 4) +
    line(`M${n(x - r * 0.5)} ${n(y + r * 0.95)}q6 6 13 0`, shade(kleur, -7), 4)
  );
}

function den(kleur: string): string {
  const laag = (y: number, half: number, hoog: number): string => {
    const d = roundPoly(
      [
        [0, y - hoog],
        [half, y],
        [half * 0.5, y - 4],
        [0, y + 5],
        [-half * 0.5, y - 4],
        [-half, y],
      ],
      6,
    );
    return (
      lit(d, kleur, { dx: -half * 0.3, dy: -2 }) +
      path(
        roundPoly(
          [
            [-2, y - hoog + 12],
            [-half * 0.3, y - hoog * 0.42],
            [-half * 0.5, y - 12],
            [-half * 0.34, y - hoog * 0.35],
          ],
          2,
        ),
        glow(kleur, 8),
      )
    );
  };
  return stam(26, 9) + laag(-20, 58, 66) + laag(-58, 48, 62) + laag(-96, 37, 58);
}

function palm(kleur: string): string {
  const blad = (draai: number, k: string): string =>
    path('M0 0C20 -22 52 -24 74 2C58 -6 44 -4 34 0C20 4 8 4 0 0Z', k, {
      transform: `translate(10 -128) rotate(${draai})`,
    });
  return (
    lit('M-10 0C-4 -40 -6 -90 4 -130L16 -128C10 -90 12 -40 12 0Z', '#A9683F', { dx: -7, dy: 0 }) +
    [-30, -58, -86].map((y) => line(`M-6 ${y}Q2 ${y + 5} 11 ${y}`, shade('#A9683F', -10), 3)).join('') +
    blad(-160, shade(kleur)) +
    blad(30, shade(kleur)) +
    blad(-20, kleur) +
    blad(-120, kleur) +
    blad(160, kleur) +
    blad(-70, glow(kleur, 6)) +
    circle([6, -122, 7], '#7D4533') +
    circle([16, -119, 7], '#8D5B3E')
  );
}

const bomen: Readonly<Record<BoomSoort, (kleur?: string) => string>> = {
  rond: (kleur = '#58A63F') =>
    stam(66, 10) +
    line('M2 -52L20 -70', decorKleur.bruin, 7) +
    kruin(
      [
        [0, -108, 38],
        [-30, -84, 28],
        [30, -84, 28],
        [0, -76, 28],
      ],
      kleur,
    ),
  herfst: (kleur = '#E08A2B') =>
    stam(62, 10) +
    kruin(
      [
        [-2, -106, 36],
        [-30, -80, 26],
        [28, -86, 29],
        [2, -72, 26],
      ],
      kleur,
    ) +
    [
      [34, -6],
      [-36, -3],
      [50, 1],
    ]
      .map(([x = 0, y = 0]) => ellipse([x, y, 6, 3], kleur))
      .join(''),
  populier: (kleur = '#6FA86A') =>
    stam(40, 8) +
    lit('M0 -182C26 -150 34 -90 28 -54C22 -28 -22 -28 -28 -54C-34 -90 -26 -150 0 -182Z', kleur, { dx: -11, dy: -5 }) +
    line('M-12 -128Q-16 -104 -15 -82', glow(kleur, 9), 7),
  den: (kleur = '#2F7A5C') => den(kleur),
  acacia: (kleur = '#8FA63A') =>
    line('M0 -2C-4 -40 -6 -56 -34 -84M-2 -46C6 -62 20 -68 34 -86', decorKleur.bruin, 9) +
    lit(
      'M-78 -84C-74 -104 -40 -114 -4 -114C38 -114 74 -104 80 -86C70 -76 30 -80 2 -78C-30 -76 -66 -72 -78 -84Z',
      kleur,
      { dx: -8, dy: -6 },
    ) +
    lit('M-44 -108C-34 -124 20 -128 42 -110C24 -104 -24 -102 -44 -108Z', glow(kleur, 5), { dx: -5, dy: -4 }),
  palm: (kleur = '#3E9E54') => palm(kleur),
};

/** A tree of about 140-180 high. */
export const boom = (soort: BoomSoort = 'rond', kleur?: string): string => bomen[soort](kleur);

/** A bush, 2 x 46 wide and 52 high. */
export const struik = (kleur = '#5AA544'): string =>
  lit('M-46 0C-56 -18 -46 -34 -30 -33C-26 -54 8 -58 16 -40C34 -46 52 -28 46 0Q0 4 -46 0Z', kleur, { dx: -8, dy: -6 }) +
  ellipse([-20, -28, 9, 5], glow(kleur, 9), { transform: 'rotate(-24 -20 -28)' }) +
  line('M-6 -18q6 6 12 0', shade(kleur, -7), 4);

/** A tuft of three blades. */
export const gras = (kleur = '#5F9E22'): string => line('M-7 0Q-9 -9 -14 -13M0 0V-17M7 0Q9 -8 14 -12', kleur, 4);

/** A flower on a stem, about 40 high. */
export function bloem(kleur = '#F70A8D', hart = '#FFC83D'): string {
  const blaadjes = [0, 72, 144, 216, 288]
    .map((hoek) => ellipse([0, -8, 5.5, 8], kleur, { transform: `translate(0 -34) rotate(${hoek})` }))
    .join('');
  return (
    line('M0 0Q2 -16 0 -30', '#4E8F2A', 4) +
    path('M1 -10C8 -20 18 -18 20 -14C14 -8 6 -6 1 -10Z', '#5FA832') +
    blaadjes +
    circle([0, -34, 5.5], hart) +
    circle([-1.5, -35.5, 1.8], '#FFF3C4')
  );
}

/* ---- sky -------------------------------------------------------------- */

/** A cloud, about 190 x 80 around its middle. */
export function wolk(kleur = '#FFFFFF', schaduw = '#D9ECF8'): string {
  const d =
    'M-84 34C-104 34 -104 6 -82 4C-84 -18 -56 -26 -44 -12C-38 -42 6 -48 18 -20C34 -34 62 -22 58 2C86 -4 98 32 72 34Z';
  return path(d, schaduw, { transform: 'translate(8 7)' }) + lit(d, kleur, { schaduw, dx: -3, dy: -6 });
}

/** The sun with two discs of haze. */
export const zon = (straal = 48, kleur = '#FFD769'): string =>
  circle([0, 0, straal * 1.7], kleur, { 'fill-opacity': 0.16 }) +
  circle([0, 0, straal * 1.3], kleur, { 'fill-opacity': 0.34 }) +
  circle([0, 0, straal], kleur) +
  ellipse([-straal * 0.34, -straal * 0.4, straal * 0.3, straal * 0.2], '#FFF1BF', {
    transform: `rotate(-35 ${n(-straal * 0.34)} ${n(-straal * 0.4)})`,
  });

/** Stepped light discs that spread from (0, 0); put them behind the far layer. */
export const lichtkring = (straal: number, kleur = '#FFFFFF', stappen = 4): string =>
  Array.from({ length: stappen }, (_, i) =>
    circle([0, 0, (straal * (stappen - i)) / stappen], kleur, { 'fill-opacity': 0.13 }),
  ).join('');

/** A distant gull. */
export const meeuw = (kleur = '#FFFFFF'): string =>
  path('M-30 -4C-20 -14 -8 -12 0 -2C8 -12 20 -14 30 -4C20 -8 8 -4 0 6C-8 -4 -20 -8 -30 -4Z', kleur);

/* ---- land ------------------------------------------------------------- */

/** A hill band of `breedte`, from y = 0 down to `diep`; bumps rise `hoogte` above y = 0. Starts and ends at the same height, so it tiles. */
export function heuvel(maat: { breedte: number; hoogte: number; diep: number }, kleur: string, rand = true): string {
  const { breedte: b, hoogte: h, diep } = maat;
  const top = `M0 0C${n(b * 0.12)} ${n(-h)} ${n(b * 0.3)} ${n(-h)} ${n(b * 0.46)} ${n(-h * 0.25)}S${n(b * 0.78)} ${n(h * 0.35)} ${n(b * 0.86)} ${n(h * 0.3)}S${n(b * 0.96)} ${n(h * 0.33)} ${n(b)} 0`;
  const d = `${top}V${n(diep)}H0Z`;
  return (
    path(d, kleur) +
    (rand
      ? clip(
          d,
          line(top, glow(kleur, 5), 9) +
            path(
              `M${n(b * 0.3)} ${n(diep)}C${n(b * 0.44)} ${n(diep * 0.3)} ${n(b * 0.62)} ${n(diep * 0.28)} ${n(b * 0.8)} ${n(diep)}Z`,
              shade(kleur, -4),
            ),
        )
      : '')
  );
}

/** A snow-capped mountain, foot in the middle. */
export function berg(breedte = 320, hoogte = 300, kleur = '#8FB0D6'): string {
  const half = breedte / 2;
  const sneeuw = roundPoly(
    [
      [0, -hoogte],
      [half * 0.36, -hoogte * 0.64],
      [half * 0.24, -hoogte * 0.58],
      [half * 0.12, -hoogte * 0.66],
      [0, -hoogte * 0.54],
      [-half * 0.12, -hoogte * 0.64],
      [-half * 0.24, -hoogte * 0.55],
      [-half * 0.36, -hoogte * 0.64],
    ],
    6,
  );
  const d = `M${n(-half)} 0L${n(-14)} ${n(-hoogte + 22)}Q0 ${n(-hoogte - 6)} 14 ${n(-hoogte + 22)}L${n(half)} 0Z`;
  const schaduwkant = roundPoly(
    [
      [0, -hoogte - 2],
      [half + 4, 4],
      [half * 0.2, 4],
      [half * 0.02, -hoogte * 0.36],
      [half * 0.16, -hoogte * 0.52],
    ],
    3,
  );
  const kloof = roundPoly(
    [
      [-half * 0.5, 0],
      [-half * 0.34, -hoogte * 0.36],
      [-half * 0.2, -hoogte * 0.22],
      [-half * 0.1, 0],
    ],
    4,
  );
  return clip(
    d,
    path(d, kleur) +
      path(kloof, shade(kleur, -6)) +
      path(schaduwkant, shade(kleur, -10)) +
      path(sneeuw, '#FFFFFF') +
      clip(sneeuw, path(schaduwkant, '#C6DAF4')),
  );
}

/** A band of water that tiles in x: crest line with foam, `diep` high. */
export function golfband(
  maat: { breedte: number; diep: number; lengte?: number; hoogte?: number },
  kleur: string,
): string {
  const { breedte, diep, lengte = 160, hoogte = 14 } = maat;
  const top = wavePath([0, 0], breedte, { lengte, hoogte });
  return (
    path(`${top}V${n(diep)}H0Z`, kleur) +
    line(wavePath([0, 3], breedte, { lengte, hoogte }), glow(kleur, 13), 5, { 'stroke-linecap': 'butt' })
  );
}

/** White foam where something lies in the water, `breedte` wide. */
export function schuim(breedte = 200, zaad = 3): string {
  const random = seeded(zaad);
  const aantal = Math.max(3, Math.round(breedte / 19));
  const bollen = Array.from({ length: aantal }, (_, i): Cirkel => {
    const t = (i + 0.5) / aantal;
    return [-breedte / 2 + t * breedte, 2 + random() * 3, 9 + Math.sin(Math.PI * t) * 9 + random() * 4];
  });
  const d = circlesPath(bollen);
  const onder = `M${n(-breedte / 2 - 30)} -50H${n(breedte / 2 + 30)}V0Q${n(breedte / 4)} 12 0 8T${n(-breedte / 2 - 30)} 0Z`;
  return clip(onder, path(d, '#CDEBF4') + path(d, '#FFFFFF', { transform: 'translate(0 -5)' }));
}
