import { bak, decorKleur, kern } from './palet.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  mix,
  n,
  path,
  rect,
  roundPoly,
  shade,
  starPoints,
  tint,
  type Punt,
} from './svg.ts';

// Plates, rails and rims have their top left corner at (0, 0); round things their middle.

export type Maat = { w: number; h: number; r?: number };

const schaduwRand = ({ w, h, r = 20 }: Maat): string =>
  rect([-1, 3, w + 2, h + 7, r + 2], kern.schaduw, { 'fill-opacity': 0.07 }) +
  rect([0, 4, w, h + 4, r], kern.schaduw, { 'fill-opacity': 0.12 });

/** The paper plate with its 4 px lip; it is h + 4 high, its shadow 10 px more. */
export function plaat(
  maat: Maat,
  kleur: string = kern.papier,
  lip: string = kleur === kern.papier ? kern.papierLip : shade(kleur, -14),
): string {
  const { w, h, r = 20 } = maat;
  return schaduwRand(maat) + rect([0, 4, w, h, r], lip) + rect([0, 0, w, h, r], kleur);
}

/** A round plate for buttons. */
export const rondePlaat = (
  straal: number,
  kleur: string = kern.papier,
  lip: string = kleur === kern.papier ? kern.papierLip : shade(kleur, -14),
): string =>
  circle([0, 7, straal + 1], kern.schaduw, { 'fill-opacity': 0.07 }) +
  circle([0, 6, straal], kern.schaduw, { 'fill-opacity': 0.12 }) +
  circle([0, 4, straal], lip) +
  circle([0, 0, straal], kleur);

/** The focus ring around a plate of this size, 6 px thick, 4 px away. */
export const zonRing = ({ w, h, r = 20 }: Maat): string =>
  rect([-5, -5, w + 10, h + 14, r + 5], 'none', { stroke: kern.zon, 'stroke-width': 6 });

/** The teal rim with a tick: done. */
export const goedRand = ({ w, h, r = 20 }: Maat): string =>
  rect([-1.5, -1.5, w + 3, h + 6, r + 1], 'none', { stroke: kern.goed, 'stroke-width': 4.5 }) +
  group(vinkSchijf(17), { x: w - 4, y: 4 });

export const vinkSchijf = (straal = 17, kleur: string = kern.goed): string =>
  circle([0, 1.5, straal], shade(kleur, -8)) +
  circle([0, 0, straal], kleur) +
  line(
    `M${n(-straal * 0.42)} ${n(straal * 0.04)}L${n(-straal * 0.1)} ${n(straal * 0.36)}L${n(straal * 0.46)} ${n(-straal * 0.32)}`,
    '#FFFFFF',
    straal * 0.26,
  );

/** A point on the outline of a rounded rectangle at distance s, with its outward normal. */
function onRim({ w, h, r = 20 }: Maat, s: number): { punt: Punt; normaal: Punt } {
  const bocht = (Math.PI * r) / 2;
  const zijden = [w - 2 * r, bocht, h - 2 * r, bocht, w - 2 * r, bocht, h - 2 * r, bocht];
  let rest = s;
  let i = 0;
  while (i < 7 && rest > (zijden[i] ?? 0)) rest -= zijden[i++] ?? 0;
  const hoek = (Math.floor(i / 2) * Math.PI) / 2 - Math.PI / 2 + (i % 2 === 1 ? rest / r : 0);
  const hoekpunten: readonly Punt[] = [
    [w - r, r],
    [w - r, h - r],
    [r, h - r],
    [r, r],
  ];
  const normaal: Punt = [Math.cos(hoek), Math.sin(hoek)];
  const midden = hoekpunten[i % 2 === 1 ? Math.floor(i / 2) : (Math.floor(i / 2) + 3) % 4] ?? [r, r];
  const langs: Punt = i % 2 === 0 ? [-normaal[1] * rest, normaal[0] * rest] : [0, 0];
  return { punt: [midden[0] + normaal[0] * r + langs[0], midden[1] + normaal[1] * r + langs[1]], normaal };
}

/** The outline of a plate, waving outward; whole waves of about 27 px. */
export function golfRand(maat: Maat, uit = 9, golf = 27): string {
  const w = maat.w + 2 * uit;
  const h = maat.h + 2 * uit;
  const r = (maat.r ?? 20) + uit;
  const omtrek = 2 * (w + h) - 8 * r + 2 * Math.PI * r;
  const golven = Math.max(8, Math.round(omtrek / golf));
  const stappen = golven * 8;
  const punten = Array.from({ length: stappen }, (_, i) => {
    const { punt, normaal } = onRim({ w, h, r }, (omtrek * i) / stappen);
    const af = Math.sin((i / 8) * Math.PI * 2) * 3.9;
    return `${n(punt[0] + normaal[0] * af - uit)} ${n(punt[1] + normaal[1] * af - uit)}`;
  });
  return `M${punten.join('L')}Z`;
}

/** "Almost": a violet wavy edge under a plate of this size; with `echo` also its pale ripple. */
export const bijnaRand = (maat: Maat, echo = true): string => {
  const hoger = { ...maat, h: maat.h + 4 };
  return (
    (echo ? path(golfRand(hoger, 16), kern.bijna, { 'fill-opacity': 0.25 }) : '') +
    path(golfRand(hoger, 9), kern.bijna) +
    rect([0, 0, maat.w, maat.h + 4, maat.r ?? 20], '#F1E8FA')
  );
};

/** The sign for "almost" inside a slot: a tilde of paint. */
export const tilde = (breedte = 44): string =>
  line(
    `M${n(-breedte / 2)} ${n(breedte * 0.12)}Q${n(-breedte / 4)} ${n(-breedte * 0.42)} 0 0T${n(breedte / 2)} ${n(-breedte * 0.12)}`,
    kern.bijna,
    breedte * 0.16,
  );

/* ---- word rail -------------------------------------------------------- */

const HOUT = {
  rand: '#B97848',
  glans: '#CE9058',
  lip: '#824C35',
  bak: '#945A3D',
  gleuf: '#7C4835',
  onder: '#6B3C2D',
  streep: '#B97F4C',
} as const;

/** The wooden tray, any width; height without its 8 px lip. */
export const railBak = (breedte: number, hoogte = 112): string =>
  rect([2, 12, breedte, hoogte + 4, 28], kern.schaduw, { 'fill-opacity': 0.16 }) +
  rect([0, 8, breedte, hoogte, 26], HOUT.lip) +
  rect([0, 0, breedte, hoogte, 26], HOUT.rand) +
  line(`M26 5H${n(breedte - 26)}`, HOUT.glans, 4) +
  rect([10, 10, breedte - 20, hoogte - 18, 18], HOUT.onder) +
  rect([10, 13, breedte - 20, hoogte - 21, 17], HOUT.bak);

/** The tray in three pieces of 64 wide for a renderer that stretches the middle one. */
export function railStuk(stuk: 'links' | 'midden' | 'rechts', hoogte = 112): string {
  const x = { links: 0, midden: -64, rechts: -128 } as const;
  return clip(`M0 -4H64V${hoogte + 24}H0Z`, group(railBak(192, hoogte), { x: x[stuk] }));
}

/** An empty slot, or the next one: a solid sun ring with an underline. */
export function railGleuf(maat: Maat, staat: 'leeg' | 'volgende' = 'leeg'): string {
  const { w, h, r = 18 } = maat;
  const streep = (kleur: string): string =>
    line(`M${n(w / 2 - w * 0.17)} ${n(h - h * 0.17)}H${n(w / 2 + w * 0.17)}`, kleur, 6);
  if (staat === 'volgende')
    return (
      rect([-4, -4, w + 8, h + 8, r + 4], kern.zon) + rect([2, 2, w - 4, h - 4, r - 2], kern.room) + streep('#DDA35C')
    );
  return rect([0, 0, w, h, r], HOUT.onder) + rect([3, 4, w - 6, h - 6, r - 2], HOUT.gleuf) + streep(HOUT.streep);
}

/* ---- stars, coins, beads, badges -------------------------------------- */

const STER_TINT = {
  goud: ['#FFB703', '#F0981A', '#FFE39B', '#C9740F'],
  grijs: ['#EFE8DC', '#D9CFBF', '#FFFFFF', '#BFB4A4'],
} as const;

/** A fat star with facets, radius about 60. */
export function ster(soort: 'goud' | 'grijs' = 'goud', straal = 60): string {
  const [basis, donker, licht, lip] = STER_TINT[soort];
  const punten = starPoints(5, straal, straal * 0.54);
  const d = roundPoly(punten, straal * 0.16);
  const facet = punten
    .slice(0, 6)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L');
  return (
    path(d, lip, { transform: `translate(0 ${n(straal * 0.08)})` }) +
    path(d, basis) +
    clip(d, path(`M0 ${n(-straal)}L${facet}L0 ${n(straal)}Z`, donker, { 'fill-opacity': 0.75 })) +
    ellipse([-straal * 0.22, -straal * 0.34, straal * 0.09, straal * 0.17], licht, {
      transform: `rotate(24 ${n(-straal * 0.22)} ${n(-straal * 0.34)})`,
    })
  );
}

/** A coin with a star; `kant` below 1 turns it. */
export const munt = (straal = 32, kant = 1): string =>
  group(
    circle([0, straal * 0.08, straal], '#C9740F') +
      circle([0, 0, straal], '#F0981A') +
      circle([0, 0, straal * 0.84], kern.zon) +
      path(roundPoly(starPoints(5, straal * 0.52, straal * 0.27), straal * 0.08), '#F0981A') +
      line(
        `M${n(-straal * 0.62)} ${n(-straal * 0.16)}A${n(straal * 0.64)} ${n(straal * 0.64)} 0 0 1 ${n(-straal * 0.22)} ${n(-straal * 0.6)}`,
        '#FFE9AE',
        straal * 0.12,
      ),
    { sx: kant },
  );

export type KraalStaat = 'goed' | 'nu' | 'leeg' | 'bijna';
const kralen: Readonly<Record<KraalStaat, () => string>> = {
  goed: () => vinkSchijf(13),
  nu: () => circle([0, 0, 13.5], kern.zon) + circle([0, 0, 8.5], kern.papier),
  leeg: () => circle([0, 0, 10], 'none', { stroke: '#DDD3C4', 'stroke-width': 4 }),
  bijna: () => circle([0, 0, 13], kern.bijna) + group(tilde(15), { schaal: 1 }).replaceAll(kern.bijna, '#FFFFFF'),
};
/** A bead of the progress string, 28 px. */
export const kraal = (staat: KraalStaat): string => kralen[staat]();

const vormen: Readonly<Record<keyof typeof bak, (r: number, kleur: string) => string>> = {
  A: (r, kleur) => circle([0, 0, r * 0.44], kleur),
  B: (r, kleur) => rect([-r * 0.4, -r * 0.4, r * 0.8, r * 0.8, r * 0.14], kleur),
  C: (r, kleur) =>
    path(
      roundPoly(
        [
          [0, -r * 0.52],
          [r * 0.52, r * 0.38],
          [-r * 0.52, r * 0.38],
        ],
        r * 0.12,
      ),
      kleur,
    ),
  D: (r, kleur) =>
    path(
      roundPoly(
        [
          [0, -r * 0.58],
          [r * 0.5, 0],
          [0, r * 0.58],
          [-r * 0.5, 0],
        ],
        r * 0.1,
      ),
      kleur,
    ),
};
/** The badge of a bin, lane or station: its colour and its shape. */
export const baken = (naam: keyof typeof bak, straal = 24): string =>
  circle([0, straal * 0.12, straal], shade(bak[naam].vul, -10)) +
  circle([0, 0, straal], bak[naam].vul) +
  vormen[naam](straal, bak[naam].letter);

/** The pattern of a bin (dots, stripes, checks, waves) inside a w x h area. */
export function bakPatroon(naam: keyof typeof bak, { w, h, r = 12 }: Maat): string {
  const kleur = mix(bak[naam].vul, '#FFFFFF', naam === 'B' ? 0.34 : 0.16);
  const d = roundPoly(
    [
      [0, 0],
      [w, 0],
      [w, h],
      [0, h],
    ],
    r,
  );
  const rijen = Array.from({ length: Math.ceil(h / 24) + 1 }, (_, i) => i * 24);
  const kolommen = Array.from({ length: Math.ceil((w + h) / 24) + 1 }, (_, i) => i * 24);
  const golf = (y: number): string => line(`M-12 ${n(y)}${'q9 -9 18 0t18 0'.repeat(Math.ceil(w / 36) + 1)}`, kleur, 4);
  const patronen: Readonly<Record<keyof typeof bak, () => string>> = {
    A: () => rijen.flatMap((y, j) => kolommen.map((x) => circle([x + (j % 2) * 12, y + 12, 4], kleur))).join(''),
    B: () =>
      kolommen.map((x) => line(`M${n(x)} -6L${n(x - h)} ${n(h)}`, kleur, 8, { 'stroke-linecap': 'butt' })).join(''),
    C: () =>
      rijen
        .flatMap((y, j) => kolommen.filter((_, i) => (i + j) % 2 === 0).map((x) => rect([x, y, 24, 24], kleur)))
        .join(''),
    D: () => rijen.map((y) => golf(y + 10)).join(''),
  };
  return path(d, bak[naam].vul) + clip(d, patronen[naam]());
}

/** A ribbon banner of w x h with folded tails. */
export function lint(w: number, h = 76, kleur: string = kern.goed): string {
  const donker = shade(kleur, -8);
  const staart = (kant: number): string =>
    path(
      roundPoly(
        [
          [0, 16],
          [-62, 16],
          [-38, h * 0.5 + 16],
          [-62, h + 16],
          [42, h + 16],
          [42, 30],
        ],
        2,
      ),
      donker,
      { transform: `translate(${kant > 0 ? w : 0} 0) scale(${-kant} 1)` },
    ) +
    path(
      roundPoly(
        [
          [0, h],
          [42, h],
          [42, h + 16],
        ],
        1,
      ),
      shade(kleur, -16),
      { transform: `translate(${kant > 0 ? w : 0} 0) scale(${-kant} 1)` },
    );
  return staart(-1) + staart(1) + rect([0, 0, w, h, 10], kleur) + rect([4, 0, w - 8, 9, 4], tint(kleur, 10));
}

/** The seal stamped on a finished word: teal scalloped disc with a tick. */
export const zegel = (straal = 40): string =>
  path(roundPoly(starPoints(12, straal, straal * 0.88), 4), kern.goed) +
  circle([0, 0, straal * 0.72], tint(kern.goed, 8)) +
  group(vinkSchijf(straal * 0.6, kern.goed));

/** A spent plate: paler paper, same letters. */
export const plaatOp = (maat: Maat): string => plaat(maat, '#EDE7DB', '#CFC6B6');
/** A yellow sun-burst sticker. */
export const sticker = (straal = 56): string =>
  path(roundPoly(starPoints(11, straal, straal * 0.86), 4), shade(decorKleur.geel, -10), {
    transform: 'translate(2 4)',
  }) + path(roundPoly(starPoints(11, straal, straal * 0.86), 4), kern.zon);
