import { arm, armLaag, armStand, SCHOUDER } from './persoon/armen.ts';
import { haarAchter, hoofd } from './persoon/hoofd.ts';
import { benen, kleed, zitBenen } from './persoon/kleding.ts';
import { stoelAchter, stoelVoor } from './persoon/rolstoel.ts';
import type { PersoonOpts } from './persoon/soorten.ts';
import { clip, contactShadow, group, svgDoc, type Punt } from './svg.ts';

/** A part for the engine: its own document, the pivot as a fraction of that document, and where the pivot sits in the person (origin = feet). */
export type PersoonDeel = {
  deel: 'haar' | 'lijf' | 'hoofd' | 'hoofd-dicht' | 'hoofd-o' | 'arm-links' | 'arm-rechts';
  svg: string;
  anchor: Punt;
  at: Punt;
};

/** The neck, in person coordinates. */
export const NEK: Punt = [0, -148];

export function lijf(opts: PersoonOpts): string {
  if (opts.rolstoel !== undefined)
    return stoelAchter(opts.rolstoel) + zitBenen(opts) + kleed(opts) + stoelVoor(opts.rolstoel);
  return (opts.houding === 'zittend' ? zitBenen(opts) : benen(opts)) + kleed(opts);
}

type Laag = { laag: 'achter' | 'lijf' | 'hoofd'; svg: string };

function armLagen(opts: PersoonOpts): Laag[] {
  const [links, rechts] = armStand(opts);
  const wiel = opts.rolstoel !== undefined && links === 'hang' ? 'wiel' : links;
  return [
    { laag: armLaag(wiel), svg: group(arm(wiel, opts, false), { x: -SCHOUDER[0], y: SCHOUDER[1] }) },
    { laag: armLaag(rechts), svg: group(arm(rechts, opts, true), { x: SCHOUDER[0], y: SCHOUDER[1] }) },
  ];
}

const romp = (opts: PersoonOpts, lichaam: string): string => {
  const armen = armLagen(opts);
  const pick = (laag: Laag['laag']): string =>
    armen
      .filter((item) => item.laag === laag)
      .map((item) => item.svg)
      .join('');
  return (
    group(haarAchter(opts), { x: NEK[0], y: NEK[1] }) +
    pick('achter') +
    lichaam +
    pick('lijf') +
    group(hoofd(opts), { x: NEK[0], y: NEK[1] }) +
    pick('hoofd')
  );
};

/** A whole person, 250 units high, standing (or sitting) on (0, 0). */
export const persoon = (opts: PersoonOpts = {}): string => romp(opts, lijf(opts));

/** The same with the contact shadow. */
export const persoonMetSchaduw = (opts: PersoonOpts = {}): string =>
  contactShadow(opts.rolstoel === undefined ? 56 : 76) + persoon(opts);

/** Head, arms and chest, cut off at `hoogte` units above the feet; (0, 0) = the middle of the cut, for behind counters, boats and carts. */
export function buste(opts: PersoonOpts = {}, hoogte = 78): string {
  return group(clip(`M-130 -330H130V${-hoogte}H-130Z`, romp(opts, kleed(opts))), { y: hoogte });
}

/** Only the head; (0, 0) = the neck. */
export const kop = (opts: PersoonOpts = {}): string => hoofd(opts);

type Kader = readonly [number, number, number, number];
const KOP_KADER: Kader = [-104, -176, 208, 240];
const LIJF_KADER: Kader = [-90, -166, 190, 174];
const ARM_KADER: Kader = [-90, -100, 180, 180];

function deel(naam: PersoonDeel['deel'], inner: string, plek: { kader: Kader; at: Punt }): PersoonDeel {
  const [x, y, w, h] = plek.kader;
  return { deel: naam, svg: svgDoc(plek.kader, inner), anchor: [-x / w, -y / h], at: plek.at };
}

/** Parts in painting order; `haar` (long hair behind the shoulders) turns with the head. `hoofd-dicht` (blink) and `hoofd-o` replace `hoofd` on the same spot. */
export function persoonDelen(opts: PersoonOpts = {}): PersoonDeel[] {
  const [links, rechts] = armStand(opts);
  const linkerStand = opts.rolstoel !== undefined && links === 'hang' ? 'wiel' : links;
  const kopDeel = (naam: 'hoofd' | 'hoofd-dicht' | 'hoofd-o', extra: PersoonOpts): PersoonDeel =>
    deel(naam, hoofd({ ...opts, ...extra }), { kader: KOP_KADER, at: NEK });
  const armen = [
    {
      laag: armLaag(linkerStand),
      deel: deel('arm-links', arm(linkerStand, opts, false), { kader: ARM_KADER, at: [-SCHOUDER[0], SCHOUDER[1]] }),
    },
    { laag: armLaag(rechts), deel: deel('arm-rechts', arm(rechts, opts, true), { kader: ARM_KADER, at: SCHOUDER }) },
  ];
  const pick = (laag: Laag['laag']): PersoonDeel[] =>
    armen.filter((item) => item.laag === laag).map((item) => item.deel);
  const koppen = [kopDeel('hoofd', {}), kopDeel('hoofd-dicht', { ogen: 'dicht' }), kopDeel('hoofd-o', { mond: 'o' })];
  const rug = haarAchter(opts);
  const haar = rug === '' ? [] : [deel('haar', rug, { kader: KOP_KADER, at: NEK })];
  return [
    ...haar,
    ...pick('achter'),
    deel('lijf', lijf(opts), { kader: LIJF_KADER, at: [0, 0] }),
    ...pick('lijf'),
    ...koppen,
    ...pick('hoofd'),
  ];
}
