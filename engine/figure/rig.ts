import { arm, armLayer, SHOULDER } from './person/arms.ts';
import { hairBack, head } from './person/head.ts';
import type { ArmPose, PersonOpts } from './person/kinds.ts';
import { NECK, body, dressed } from './person.ts';
import { clip, contactShadow, n, svgDoc } from './svg.ts';

/** How much of a person an actor shows. */
export type RigChoice = {
  /** Cut off this many units above the feet (behind a counter, in a boat); left out = whole body. */
  bust?: number;
  shadow?: boolean;
};

const FRAME = [-120, -330, 240, 350] as const;
const HEADS = [
  ['hoofd', {}],
  ['hoofd-denkt', { face: 'denkt' }],
  ['hoofd-bijna', { face: 'bijna' }],
  ['hoofd-trots', { face: 'trots' }],
  ['hoofd-o', { mouth: 'o' }],
  ['hoofd-dicht', { eyes: 'dicht' }],
] as const;
const ARMS: readonly (readonly [string, ArmPose, boolean])[] = [
  ['arm-links', 'hang', false],
  ['arm-links-juich', 'juich', false],
  ['arm-rechts', 'hang', true],
  ['arm-rechts-zwaai', 'zwaai', true],
  ['arm-rechts-juich', 'juich', true],
  ['arm-rechts-kin', 'kin', true],
];

type Part = { id: string; at: readonly [number, number]; rest?: string };

const part = ({ id, at, rest = '' }: Part, inner: string): string =>
  `<g id="${id}" data-pivot="${n(at[0] - FRAME[0])} ${n(at[1] - FRAME[1])}"${rest}><g transform="translate(${n(at[0])} ${n(at[1])})">${inner}</g></g>`;

/**
 * A person as one drawing whose top-level groups are the parts of an actor with `sjabloon: "persoon"`:
 * body, hair, two arms in their stances, six heads. Feet (or the cut) at the middle of the drawing, 20 units above its bottom.
 */
export function personRig(opts: PersonOpts = {}, choice: RigChoice = {}): string {
  const bodyPart = choice.bust === undefined ? body(opts) : clip(`M-130 -330H130V${-choice.bust}H-130Z`, dressed(opts));
  const parentAttr = ' data-parent="lijf"';
  const arms = ARMS.map(([id, state, right]) => {
    const fixed = opts.wheelchair !== undefined && state === 'hang' && !right ? 'wiel' : state;
    const resting = id === 'arm-links' || id === 'arm-rechts';
    const at = [right ? SHOULDER[0] : -SHOULDER[0], SHOULDER[1]] as const;
    return {
      laag: armLayer(fixed),
      svg: part({ id, at, rest: parentAttr + (resting ? '' : ' data-hidden="1"') }, arm(fixed, opts, right)),
    };
  });
  const pick = (layer: string): string =>
    arms
      .filter((a) => a.laag === layer)
      .map((a) => a.svg)
      .join('');
  const headers = HEADS.map(([id, extra], i) =>
    part({ id, at: NECK, rest: parentAttr + (i === 0 ? '' : ' data-hidden="1"') }, head({ ...opts, ...extra })),
  ).join('');
  const back = hairBack(opts);
  const hair = back === '' ? '' : part({ id: 'haar', at: NECK, rest: parentAttr }, back);
  const shadow =
    choice.shadow === true
      ? part({ id: 'schaduw', at: [0, 0] }, contactShadow(opts.wheelchair === undefined ? 56 : 76))
      : '';
  return svgDoc(
    FRAME,
    shadow +
      hair +
      pick('achter') +
      part(
        { id: 'lijf', at: [0, -(choice.bust ?? 0)] },
        `<g transform="translate(0 ${n(choice.bust ?? 0)})">${bodyPart}</g>`,
      ) +
      pick('lijf') +
      headers +
      pick('hoofd'),
  );
}
