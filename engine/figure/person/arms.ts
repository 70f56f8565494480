import { skin } from '../skin.ts';
import { group, line, lit, n, path, shade, tint, type Point } from '../svg.ts';
import type { ArmPose, Pose, PersonOpts } from './kinds.ts';

/** A left arm from its shoulder pivot (0, 0); the right arm is its mirror image. */
type Arc = { c1: Point; c2: Point; hand: Point; voor?: 'lijf' | 'hoofd'; finger?: boolean };

const states: Readonly<Record<ArmPose, Arc>> = {
  hang: { c1: [-9, 14], c2: [-24, 28], hand: [-25, 49] },
  heup: { c1: [-36, 8], c2: [-42, 46], hand: [-14, 56], voor: 'lijf' },
  zwaai: { c1: [-20, 12], c2: [-42, 6], hand: [-43, -26] },
  juich: { c1: [-24, 6], c2: [-52, -8], hand: [-49, -56] },
  kin: { c1: [-20, 34], c2: [0, 44], hand: [13, 10], voor: 'hoofd' },
  wijs: { c1: [-14, 8], c2: [-32, 12], hand: [-52, 2], finger: true },
  omhoog: { c1: [-24, 6], c2: [-52, -8], hand: [-49, -60], finger: true },
  draag: { c1: [-16, 20], c2: [-12, 40], hand: [8, 42], voor: 'lijf' },
  hoog: { c1: [-40, -2], c2: [-60, -96], hand: [-38, -150] },
  wiel: { c1: [-14, 16], c2: [-26, 30], hand: [-16, 52], voor: 'lijf' },
};

const poses: Readonly<Record<Pose, readonly [ArmPose, ArmPose]>> = {
  staand: ['hang', 'hang'],
  zwaaien: ['hang', 'zwaai'],
  juichen: ['juich', 'juich'],
  denken: ['hang', 'kin'],
  wijzen: ['heup', 'wijs'],
  dragen: ['draag', 'draag'],
  zittend: ['draag', 'draag'],
};

/** The right shoulder, in person coordinates; the left one is its mirror image. */
export const SHOULDER: Point = [30, -132];
/** The stance of both arms. */
export const armPose = (opts: PersonOpts): readonly [ArmPose, ArmPose] => opts.arms ?? poses[opts.pose ?? 'staand'];
/** Whether an arm lies behind the body, before it, or before the head. */
export const armLayer = (state: ArmPose): 'achter' | 'lijf' | 'hoofd' => states[state].voor ?? 'achter';

const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The piece of the arm's curve between t = from and t = 1. */
function tail(arc: Arc, from: number): string {
  const o: Point = [0, 0];
  const a = along(o, arc.c1, from);
  const b = along(arc.c1, arc.c2, from);
  const c = along(arc.c2, arc.hand, from);
  const d = along(a, b, from);
  const e = along(b, c, from);
  const f = along(d, e, from);
  return `M${n(f[0])} ${n(f[1])}C${n(e[0])} ${n(e[1])} ${n(c[0])} ${n(c[1])} ${n(arc.hand[0])} ${n(arc.hand[1])}`;
}

function mitten(arc: Arc, opts: PersonOpts, mirror: boolean): string {
  const color = skin[opts.skin ?? 3];
  const dx = arc.hand[0] - arc.c2[0];
  const dy = arc.hand[1] - arc.c2[1];
  const length = Math.hypot(dx, dy) || 1;
  const rotate = (Math.atan2(dy, dx) * 180) / Math.PI - 90;
  const form = arc.finger
    ? 'M-11 2C-12 -8 -6 -11 1 -11C9 -11 13 -5 12 3C11 9 8 12 5 13L5 24C5 31 -5 31 -5 24L-5 13C-9 11 -11 8 -11 2Z'
    : 'M-12 0C-12 -9 -6 -12 0 -12C8 -12 13 -7 13 1C13 10 7 15 0 15C-8 15 -12 9 -12 0Z';
  const thumb = 'M8 -8C15 -12 20 -7 18 -2C17 3 12 5 8 4Z';
  const light = { dx: mirror ? 3 : -3, dy: -2, shadow: color.shadow };
  // The thumb points at the body, or up when the finger points.
  const flip = dy < -8 || arc.finger ? -1 : 1;
  const thumbs = group(path(thumb, mirror ? color.shadow : color.base), { sx: flip });
  return group(thumbs + lit(form, mirror ? tint(color.base, -3) : color.base, light), {
    x: arc.hand[0] + (dx / length) * 5,
    y: arc.hand[1] + (dy / length) * 5,
    draai: rotate,
  });
}

/** One arm around its shoulder pivot, drawn as a left arm; mirror with sx -1. */
export function arm(state: ArmPose, opts: PersonOpts, mirror: boolean): string {
  const arc = states[state];
  const sleeve = sleeveColor(opts);
  const before = armLayer(state) !== 'achter';
  const material = mirror ? shade(sleeve, before ? -6 : -11) : before ? sleeve : shade(sleeve, -2);
  const skinTone = skin[opts.skin ?? 3];
  const whole = tail(arc, 0);
  const strike = before ? line(whole, '#321B41', 24, { 'stroke-opacity': 0.14, transform: 'translate(4 2)' }) : '';
  const hands = strike + mitten(arc, opts, mirror);
  if (opts.sleeve === 'kort') {
    const upperArm = `M0 0Q${n(arc.c1[0] * 0.5)} ${n(arc.c1[1] * 0.5)} ${n(arc.c1[0] * 0.9 + arc.c2[0] * 0.1)} ${n(arc.c1[1] * 0.9 + arc.c2[1] * 0.1)}`;
    return group(line(whole, mirror ? skinTone.shadow : skinTone.base, 17) + hands + line(upperArm, material, 25), {
      sx: mirror ? -1 : 1,
    });
  }
  const collar = line(tail(arc, 0.86), shade(material, -7), 23, { 'stroke-linecap': 'butt' });
  return group(
    hands + line(whole, material, 24, { 'stroke-linecap': 'butt' }) + line('M0 0L0 0.100', material, 24) + collar,
    {
      sx: mirror ? -1 : 1,
    },
  );
}

function sleeveColor(opts: PersonOpts): string {
  const white = opts.clothing === 'kok' ? '#FFFDF7' : undefined;
  const below = opts.clothing === 'tuinbroek' || opts.clothing === 'overall' ? (opts.color2 ?? '#FFFDF7') : undefined;
  return white ?? below ?? opts.kleur ?? '#FFB703';
}
