import { huid } from '../palet.ts';
import { group, line, lit, n, path, shade, tint, type Punt } from '../svg.ts';
import type { ArmStand, Houding, PersoonOpts } from './soorten.ts';

/** A left arm from its shoulder pivot (0, 0); the right arm is its mirror image. */
type Boog = { c1: Punt; c2: Punt; hand: Punt; voor?: 'lijf' | 'hoofd'; vinger?: boolean };

const standen: Readonly<Record<ArmStand, Boog>> = {
  hang: { c1: [-9, 14], c2: [-24, 28], hand: [-25, 49] },
  heup: { c1: [-36, 8], c2: [-42, 46], hand: [-14, 56], voor: 'lijf' },
  zwaai: { c1: [-20, 12], c2: [-42, 6], hand: [-43, -26] },
  juich: { c1: [-24, 6], c2: [-52, -8], hand: [-49, -56] },
  kin: { c1: [-20, 34], c2: [0, 44], hand: [13, 10], voor: 'hoofd' },
  wijs: { c1: [-14, 8], c2: [-32, 12], hand: [-52, 2], vinger: true },
  omhoog: { c1: [-24, 6], c2: [-52, -8], hand: [-49, -60], vinger: true },
  draag: { c1: [-16, 20], c2: [-12, 40], hand: [8, 42], voor: 'lijf' },
  wiel: { c1: [-14, 16], c2: [-26, 30], hand: [-16, 52], voor: 'lijf' },
};

const houdingen: Readonly<Record<Houding, readonly [ArmStand, ArmStand]>> = {
  staand: ['hang', 'hang'],
  zwaaien: ['hang', 'zwaai'],
  juichen: ['juich', 'juich'],
  denken: ['hang', 'kin'],
  wijzen: ['heup', 'wijs'],
  dragen: ['draag', 'draag'],
  zittend: ['draag', 'draag'],
};

export const SCHOUDER: Punt = [30, -132];
export const armStand = (opts: PersoonOpts): readonly [ArmStand, ArmStand] =>
  opts.armen ?? houdingen[opts.houding ?? 'staand'];
/** Whether an arm lies behind the body, before it, or before the head. */
export const armLaag = (stand: ArmStand): 'achter' | 'lijf' | 'hoofd' => standen[stand].voor ?? 'achter';

const along = (a: Punt, b: Punt, t: number): Punt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The piece of the arm's curve between t = from and t = 1. */
function tail(boog: Boog, from: number): string {
  const o: Punt = [0, 0];
  const a = along(o, boog.c1, from);
  const b = along(boog.c1, boog.c2, from);
  const c = along(boog.c2, boog.hand, from);
  const d = along(a, b, from);
  const e = along(b, c, from);
  const f = along(d, e, from);
  return `M${n(f[0])} ${n(f[1])}C${n(e[0])} ${n(e[1])} ${n(c[0])} ${n(c[1])} ${n(boog.hand[0])} ${n(boog.hand[1])}`;
}

function want(boog: Boog, opts: PersoonOpts, spiegel: boolean): string {
  const kleur = huid[opts.huid ?? 3];
  const dx = boog.hand[0] - boog.c2[0];
  const dy = boog.hand[1] - boog.c2[1];
  const lengte = Math.hypot(dx, dy) || 1;
  const draai = (Math.atan2(dy, dx) * 180) / Math.PI - 90;
  const vorm = boog.vinger
    ? 'M-11 2C-12 -8 -6 -11 1 -11C9 -11 13 -5 12 3C11 9 8 12 5 13L5 24C5 31 -5 31 -5 24L-5 13C-9 11 -11 8 -11 2Z'
    : 'M-12 0C-12 -9 -6 -12 0 -12C8 -12 13 -7 13 1C13 10 7 15 0 15C-8 15 -12 9 -12 0Z';
  const duim = 'M8 -8C15 -12 20 -7 18 -2C17 3 12 5 8 4Z';
  const licht = { dx: spiegel ? 3 : -3, dy: -2, schaduw: kleur.schaduw };
  // The thumb points at the body, or up when the finger points.
  const flip = dy < -8 || boog.vinger ? -1 : 1;
  const duimen = group(path(duim, spiegel ? kleur.schaduw : kleur.basis), { sx: flip });
  return group(duimen + lit(vorm, spiegel ? tint(kleur.basis, -3) : kleur.basis, licht), {
    x: boog.hand[0] + (dx / lengte) * 5,
    y: boog.hand[1] + (dy / lengte) * 5,
    draai,
  });
}

/** One arm around its shoulder pivot, drawn as a left arm; mirror with sx -1. */
export function arm(stand: ArmStand, opts: PersoonOpts, spiegel: boolean): string {
  const boog = standen[stand];
  const mouw = mouwKleur(opts);
  const voor = armLaag(stand) !== 'achter';
  const stof = spiegel ? shade(mouw, voor ? -6 : -11) : voor ? mouw : shade(mouw, -2);
  const vel = huid[opts.huid ?? 3];
  const heel = tail(boog, 0);
  const slag = voor ? line(heel, '#321B41', 24, { 'stroke-opacity': 0.14, transform: 'translate(4 2)' }) : '';
  const handen = slag + want(boog, opts, spiegel);
  if (opts.mouw === 'kort') {
    const bovenarm = `M0 0Q${n(boog.c1[0] * 0.5)} ${n(boog.c1[1] * 0.5)} ${n(boog.c1[0] * 0.9 + boog.c2[0] * 0.1)} ${n(boog.c1[1] * 0.9 + boog.c2[1] * 0.1)}`;
    return group(line(heel, spiegel ? vel.schaduw : vel.basis, 17) + handen + line(bovenarm, stof, 25), {
      sx: spiegel ? -1 : 1,
    });
  }
  const boord = line(tail(boog, 0.86), shade(stof, -7), 23, { 'stroke-linecap': 'butt' });
  return group(handen + line(heel, stof, 24, { 'stroke-linecap': 'butt' }) + line('M0 0L0 0.100', stof, 24) + boord, {
    sx: spiegel ? -1 : 1,
  });
}

function mouwKleur(opts: PersoonOpts): string {
  const wit = opts.kleding === 'kok' ? '#FFFDF7' : undefined;
  const onder = opts.kleding === 'tuinbroek' || opts.kleding === 'overall' ? (opts.kleur2 ?? '#FFFDF7') : undefined;
  return wit ?? onder ?? opts.kleur ?? '#FFB703';
}
