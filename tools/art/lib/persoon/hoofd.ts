import { haarKleur, huid } from '../palet.ts';
import { circle, clip, ellipse, group, lit, shade } from '../svg.ts';
import { bril, gezicht, hoorapparaat, snor, sproeten, zweet } from './gezicht.ts';
import { haren } from './haar.ts';
import { hoeden } from './hoeden.ts';
import type { HaarStijl, PersoonOpts } from './soorten.ts';

/** The skull; the neck pivot is (0, 0), the chin just below it, the crown near -93. */
export const SCHEDEL =
  'M-48.500 -46C-48.500 -76 -28 -94 0 -94C28 -94 48.500 -76 48.500 -46C48.500 -14 30 3 0 3C-30 3 -48.500 -14 -48.500 -46Z';

/** The head is drawn 100 high and shown a little larger: 42 % of the person. */
const KOP_SCHAAL = 1.08;

const KLEUR_BIJ_STIJL: Partial<Record<HaarStijl, string>> = {
  kaal: haarKleur.grijs,
  afro: haarKleur.pruimzwart,
  hijab: haarKleur.donkerbruin,
  tulband: haarKleur.zwart,
};
const zonderOren: readonly HaarStijl[] = ['hijab'];

function oren(opts: PersoonOpts): string {
  const kleur = huid[opts.huid ?? 3];
  const links = circle([-49, -38, 10.5], kleur.basis) + ellipse([-50.5, -37, 4.5, 5.5], kleur.schaduw);
  const rechts = circle([49, -38, 10.5], kleur.schaduw);
  return links + rechts;
}

const isDonker = (hex: string): boolean => Number.parseInt(hex.slice(1, 3), 16) < 0x60;

const haarVerf = (opts: PersoonOpts): string =>
  opts.haarKleur ?? KLEUR_BIJ_STIJL[opts.haar ?? 'kort'] ?? haarKleur.zwart;
const accent = (opts: PersoonOpts): string => opts.accent ?? '#12A39B';

function brauwKleur(opts: PersoonOpts): string {
  const verf = haarVerf(opts);
  return isDonker(verf) || opts.haar === 'hijab' || opts.haar === 'tulband'
    ? huid[opts.huid ?? 3].lijn
    : shade(verf, -14);
}

const hulpmiddelen = (opts: PersoonOpts): string =>
  [
    opts.bril ? bril(opts.bril) : '',
    opts.hoorapparaat ? hoorapparaat(opts.hoorapparaat) : '',
    hoeden[opts.hoed ?? 'geen'](opts.hoedKleur),
    opts.gezicht === 'bijna' ? zweet : '',
  ].join('');

/** A head around its neck pivot: back hair, ears, skull, face, front hair, aids and hat. */
export function hoofd(opts: PersoonOpts): string {
  const stijl = opts.haar ?? 'kort';
  const kleur = huid[opts.huid ?? 3];
  const haar = haren[stijl](haarVerf(opts), accent(opts));
  const delen = [
    haar.achter,
    zonderOren.includes(stijl) ? '' : oren(opts),
    lit(SCHEDEL, kleur.basis, { dx: -9, dy: -4, schaduw: kleur.schaduw }),
    clip(SCHEDEL, haar.slag),
    opts.sproeten ? sproeten(kleur) : '',
    gezicht(
      { gezicht: opts.gezicht ?? 'blij', ogen: opts.ogen, mond: opts.mond, blik: opts.blik },
      kleur,
      brauwKleur(opts),
    ),
    opts.snor ? snor('#DDD8E4') : '',
    haar.voor,
    hulpmiddelen(opts),
  ];
  return group(delen.join(''), { schaal: KOP_SCHAAL });
}

/** Hair that hangs behind the shoulders; it belongs behind the body and turns with the head. */
export const haarAchter = (opts: PersoonOpts): string =>
  group(haren[opts.haar ?? 'kort'](haarVerf(opts), accent(opts)).rug ?? '', { schaal: KOP_SCHAAL });
