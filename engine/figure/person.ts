import { arm, armLayer, armPose, SHOULDER } from './person/arms.ts';
import { hairBack, head } from './person/head.ts';
import { legs, drawClothes, sittingLegs, skirtOver } from './person/clothing.ts';
import { chairBack, chairFront } from './person/wheelchair.ts';
import type { PersonOpts } from './person/kinds.ts';
import { clip, contactShadow, group, svgDoc, type Point } from './svg.ts';

/** A part for the engine: its own document, the pivot as a fraction of that document, and where the pivot sits in the person (origin = feet). */
export type PersonPart = {
  deel: 'haar' | 'lijf' | 'hoofd' | 'hoofd-dicht' | 'hoofd-o' | 'arm-links' | 'arm-rechts';
  svg: string;
  anchor: Point;
  at: Point;
};

/** The neck, in person coordinates. */
export const NECK: Point = [0, -148];

/** Clothes, and what is worn over them: a skirt and the straps of what hangs on the back. */
export const dressed = (opts: PersonOpts): string =>
  drawClothes(opts) + skirtOver(opts) + (opts.worn?.back?.front ?? '');

/** Legs and clothes, in the wheelchair when there is one. */
export function body(opts: PersonOpts): string {
  if (opts.wheelchair !== undefined)
    return chairBack(opts.wheelchair) + sittingLegs(opts) + dressed(opts) + chairFront(opts.wheelchair);
  return (opts.pose === 'zittend' ? sittingLegs(opts) : legs(opts)) + dressed(opts);
}

type Layer = { laag: 'achter' | 'lijf' | 'hoofd'; svg: string };

function armLayers(opts: PersonOpts): Layer[] {
  const [left, right] = armPose(opts);
  const wheel = opts.wheelchair !== undefined && left === 'hang' ? 'wiel' : left;
  return [
    { laag: armLayer(wheel), svg: group(arm(wheel, opts, false), { x: -SHOULDER[0], y: SHOULDER[1] }) },
    { laag: armLayer(right), svg: group(arm(right, opts, true), { x: SHOULDER[0], y: SHOULDER[1] }) },
  ];
}

const torso = (opts: PersonOpts, body: string): string => {
  const arms = armLayers(opts);
  const pick = (layer: Layer['laag']): string =>
    arms
      .filter((item) => item.laag === layer)
      .map((item) => item.svg)
      .join('');
  return (
    (opts.worn?.back?.behind ?? '') +
    group(hairBack(opts), { x: NECK[0], y: NECK[1] }) +
    pick('achter') +
    body +
    pick('lijf') +
    group(head(opts), { x: NECK[0], y: NECK[1] }) +
    pick('hoofd')
  );
};

/** A whole person, 250 units high, standing (or sitting) on (0, 0). */
export const person = (opts: PersonOpts = {}): string => torso(opts, body(opts));

/** The same with the contact shadow. */
export const personWithShadow = (opts: PersonOpts = {}): string =>
  contactShadow(opts.wheelchair === undefined ? 56 : 76) + person(opts);

/** Head, arms and chest, cut off at `hoogte` units above the feet; (0, 0) = the middle of the cut, for behind counters, boats and carts. */
export function bust(opts: PersonOpts = {}, height = 78): string {
  return group(clip(`M-130 -330H130V${-height}H-130Z`, torso(opts, dressed(opts))), { y: height });
}

type Frame = readonly [number, number, number, number];
const HEAD_FRAME: Frame = [-104, -176, 208, 240];
const BODY_FRAME: Frame = [-90, -166, 190, 174];
const ARM_FRAME: Frame = [-90, -100, 180, 180];

function part(name: PersonPart['deel'], inner: string, spot: { frame: Frame; at: Point }): PersonPart {
  const [x, y, w, h] = spot.frame;
  return { deel: name, svg: svgDoc(spot.frame, inner), anchor: [-x / w, -y / h], at: spot.at };
}

/** Parts in painting order; `haar` (long hair behind the shoulders) turns with the head. `hoofd-dicht` (blink) and `hoofd-o` replace `hoofd` on the same spot. */
export function personParts(opts: PersonOpts = {}): PersonPart[] {
  const [left, right] = armPose(opts);
  const leftPose = opts.wheelchair !== undefined && left === 'hang' ? 'wiel' : left;
  const headPart = (name: 'hoofd' | 'hoofd-dicht' | 'hoofd-o', extra: PersonOpts): PersonPart =>
    part(name, head({ ...opts, ...extra }), { frame: HEAD_FRAME, at: NECK });
  const arms = [
    {
      laag: armLayer(leftPose),
      deel: part('arm-links', arm(leftPose, opts, false), { frame: ARM_FRAME, at: [-SHOULDER[0], SHOULDER[1]] }),
    },
    { laag: armLayer(right), deel: part('arm-rechts', arm(right, opts, true), { frame: ARM_FRAME, at: SHOULDER }) },
  ];
  const pick = (layer: Layer['laag']): PersonPart[] =>
    arms.filter((item) => item.laag === layer).map((item) => item.deel);
  const headers = [
    headPart('hoofd', {}),
    headPart('hoofd-dicht', { eyes: 'dicht' }),
    headPart('hoofd-o', { mouth: 'o' }),
  ];
  const back = hairBack(opts);
  const hair = back === '' ? [] : [part('haar', back, { frame: HEAD_FRAME, at: NECK })];
  return [
    ...hair,
    ...pick('achter'),
    part('lijf', body(opts), { frame: BODY_FRAME, at: [0, 0] }),
    ...pick('lijf'),
    ...headers,
    ...pick('hoofd'),
  ];
}
