import { decorKleur, kern, type HuidKleuren } from '../palet.ts';
import { circle, clip, ellipse, group, line, n, path, shade, type Punt } from '../svg.ts';
import type { Gezicht, MondSoort, OogSoort } from './soorten.ts';

type Mimiek = { ogen: OogSoort; mond: MondSoort; blik: Punt; brauw: 'rust' | 'op' | 'zorg' | 'vraag' };

export const mimiek: Readonly<Record<Gezicht, Mimiek>> = {
  blij: { ogen: 'open', mond: 'glimlach', blik: [0, 0], brauw: 'rust' },
  denkt: { ogen: 'zoekt', mond: 'scheef', blik: [0.7, -0.8], brauw: 'vraag' },
  bijna: { ogen: 'open', mond: 'golf', blik: [0, 0.1], brauw: 'zorg' },
  trots: { ogen: 'boog', mond: 'lach', blik: [0, 0], brauw: 'op' },
};

const OOG_X = 19;
const OOG_Y = -41;

const brauwen: Readonly<Record<Mimiek['brauw'], readonly [string, string]>> = {
  rust: ['M-26 -57Q-19 -62 -12 -59', 'M12 -59Q19 -62 26 -57'],
  op: ['M-27 -57.500Q-19 -64 -12 -61', 'M12 -61Q19 -64 27 -57.500'],
  zorg: ['M-27 -55Q-20 -57 -13 -63', 'M13 -63Q20 -57 27 -55'],
  vraag: ['M-26 -57Q-19 -60 -12 -57', 'M11 -65Q19 -70 27 -64'],
};

function openOog(x: number, blik: Punt, inkt: string): string {
  const dx = x + blik[0] * 3.2;
  const dy = OOG_Y + blik[1] * 3.2;
  return (
    ellipse([dx, dy, 6.6, 8.8], inkt) +
    circle([dx - 2.2, dy - 3.4, 2.7], '#FFFFFF') +
    circle([dx + 2.2, dy + 3.2, 1.2], '#FFFFFF', { 'fill-opacity': 0.7 })
  );
}

function zoekOog(x: number, blik: Punt, inkt: string): string {
  const wit = ellipse([x, OOG_Y, 9.6, 10.4], '#FFFFFF');
  const dx = x + blik[0] * 4;
  const dy = OOG_Y + blik[1] * 4;
  return wit + ellipse([dx, dy, 5.7, 6.4], inkt) + circle([dx - 1.7, dy - 2.5, 2.2], '#FFFFFF');
}

export function ogen(soort: OogSoort, blik: Punt, kleur: HuidKleuren): string {
  const inkt = kleur.lijn === kern.inkt ? '#1B2338' : kleur.lijn;
  const shapes: Readonly<Record<OogSoort, (x: number) => string>> = {
    open: (x) => openOog(x, blik, inkt),
    zoekt: (x) => zoekOog(x, blik, inkt),
    boog: (x) => line(`M${n(x - 8.5)} -37Q${n(x)} -52 ${n(x + 8.5)} -37`, inkt, 4.6),
    dicht: (x) => line(`M${n(x - 8)} -41Q${n(x)} -33.5 ${n(x + 8)} -41`, inkt, 4),
  };
  return shapes[soort](-OOG_X) + shapes[soort](OOG_X);
}

const LACH =
  'M-17.500 -23.500Q-18.500 -26.500 -15.500 -26Q0 -22.500 15.500 -26Q18.500 -26.500 17.500 -23.500C17 -10 10 -3 0 -3C-10 -3 -17 -10 -17.500 -23.500Z';

export function mond(soort: MondSoort, kleur: HuidKleuren): string {
  const diep = '#6A0F2B';
  const lijn = kleur.lijn === kern.inkt ? '#5E1630' : kleur.lijn;
  const shapes: Readonly<Record<MondSoort, () => string>> = {
    glimlach: () => line('M-15 -21.500Q0 -5.500 15 -21.500', lijn, 4.4),
    lach: () =>
      path(LACH, diep) +
      clip(
        LACH,
        ellipse([0, -2.5, 10.5, 7.5], '#FF7F9A') + path('M-20 -28H20L15.500 -19Q0 -15.500 -15.500 -19Z', '#FFFFFF'),
      ),
    o: () => ellipse([1, -15, 6.2, 7.6], diep) + ellipse([1, -10.5, 4, 2.6], '#FF7F9A'),
    golf: () => line('M-13 -15Q-9 -21.500 -4.500 -17T4 -16.500T13 -17', lijn, 4),
    scheef: () => line('M-8 -15.500Q2 -12 9 -18.500', lijn, 4.2),
    neutraal: () => line('M-9 -16.500Q0 -14 9 -16.500', lijn, 4.2),
  };
  return shapes[soort]();
}

export const zweet = group(
  path('M0 -9C4 -3 6 0 6 3.500A6 6 0 0 1 -6 3.500C-6 0 -4 -3 0 -9Z', '#59B8EE') +
    path('M-3 2A3 3 0 0 0 0 6', 'none', { stroke: '#FFFFFF', 'stroke-width': 1.6, 'stroke-linecap': 'round' }),
  { x: 47, y: -66, draai: 6, schaal: 1.15 },
);

const sproetPunten: readonly Punt[] = [
  [-36, -33],
  [-30, -28],
  [-25, -34],
  [25, -34],
  [30, -28],
  [36, -33],
];
export const sproeten = (kleur: HuidKleuren): string =>
  sproetPunten.map(([x, y]) => circle([x, y, 1.9], shade(kleur.neus, -10))).join('');

/** Blush, nose, brows, eyes, mouth; the hair colour tints the brows. */
export function gezicht(
  keuze: { gezicht: Gezicht; ogen?: OogSoort | undefined; mond?: MondSoort | undefined; blik?: Punt | undefined },
  kleur: HuidKleuren,
  brauwKleur: string,
): string {
  const m = mimiek[keuze.gezicht];
  const brauw = brauwen[m.brauw].map((d) => line(d, brauwKleur, 4.2)).join('');
  const blos = [-33, 33].map((x) => ellipse([x, -25, 9.5, 6.5], kleur.blos, { 'fill-opacity': 0.38 })).join('');
  const neus = ellipse([0.5, -30.5, 5, 3.8], kleur.neus);
  return (
    blos + mond(keuze.mond ?? m.mond, kleur) + neus + ogen(keuze.ogen ?? m.ogen, keuze.blik ?? m.blik, kleur) + brauw
  );
}

/** Round glasses with a shine; the rim takes the colour. */
export function bril(kleur: string): string {
  const glas = [-OOG_X, OOG_X]
    .map(
      (x) =>
        circle([x, OOG_Y, 15.5], '#FFFFFF', { 'fill-opacity': 0.22 }) +
        line(
          `M${n(x - 10)} ${n(OOG_Y - 3)}Q${n(x - 8)} ${n(OOG_Y - 10)} ${n(x - 2)} ${n(OOG_Y - 11)}`,
          '#FFFFFF',
          2.6,
          { 'stroke-opacity': 0.85 },
        ) +
        circle([x, OOG_Y, 15.5], 'none', { stroke: kleur, 'stroke-width': 4 }),
    )
    .join('');
  return (
    glas +
    line('M-4 -43Q0 -47 4 -43', kleur, 4) +
    line('M-34.500 -44L-47 -48', kleur, 4) +
    line('M34.500 -44L47 -48', kleur, 4)
  );
}

/** Behind-the-ear aid on the left ear: case, tube and ear piece. */
export function hoorapparaat(kleur: string): string {
  return (
    line('M-51 -57C-65 -63 -67 -42 -60 -27', kleur, 8) +
    line('M-51 -57C-45 -58 -45 -49 -47 -42', kleur, 4) +
    circle([-48, -38, 5], kleur) +
    circle([-49.3, -39.5, 1.7], '#FFFFFF') +
    circle([-62.5, -45, 1.8], '#FFFFFF')
  );
}

export const snor = (kleur: string): string =>
  path('M0 -27C-7 -31 -16 -28 -25 -19C-16 -15 -6 -16 0 -21C6 -16 16 -15 25 -19C16 -28 7 -31 0 -27Z', kleur) +
  path('M0 -27C7 -31 16 -28 25 -19C16 -15 6 -16 0 -21Z', decorKleur.mauve);
