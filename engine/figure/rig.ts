import { arm, armLayer, SHOULDER } from './person/arms.ts';
import { hairBack, head } from './person/head.ts';
import type { ArmPose, PersonOpts } from './person/kinds.ts';
import { hemShade, hips, leg } from './person/clothing.ts';
import { NECK, body, dressed } from './person.ts';
import { clip, contactShadow, n, svgDoc, type Point } from './svg.ts';

/** How much of a person an actor shows. */
export interface RigChoice {
  /** Cut off this many units above the feet (behind a counter, in a boat); left out = whole body. */
  bust?: number | undefined;
  shadow?: boolean | undefined;
  /** With a left arm that points up, `arm-links-wijs`. */
  pointing?: boolean | undefined;
  /** With a right arm stretched overhead, `arm-rechts-hoog`, as under a tray. */
  carrying?: boolean | undefined;
  /** With legs that swing from the hips, `been-links` and `been-rechts`; a wheelchair keeps its wheels. */
  walking?: boolean | undefined;
}

/** One part of an actor: drawn around its joint, which is `at` in person coordinates; `frame` = what it takes up around that joint. */
export interface RigPiece {
  id: string;
  at: Point;
  parent?: 'lijf';
  hidden?: boolean;
  frame: readonly [x: number, y: number, width: number, height: number];
  inner: string;
}

/** The drawing in which a person stands: its feet (or the cut) at the middle, 20 units above the bottom. */
export const RIG_FRAME = [-120, -330, 240, 350] as const;

const HEADS = [
  ['hoofd', {}],
  ['hoofd-denkt', { face: 'denkt' }],
  ['hoofd-bijna', { face: 'bijna' }],
  ['hoofd-trots', { face: 'trots' }],
  ['hoofd-o', { mouth: 'o' }],
  ['hoofd-dicht', { eyes: 'dicht' }],
] as const;
type ArmPart = readonly [id: string, state: ArmPose, right: boolean];
const ARMS: readonly ArmPart[] = [
  ['arm-links', 'hang', false],
  ['arm-links-juich', 'juich', false],
  ['arm-rechts', 'hang', true],
  ['arm-rechts-zwaai', 'zwaai', true],
  ['arm-rechts-juich', 'juich', true],
  ['arm-rechts-kin', 'kin', true],
];
const POINTING: ArmPart = ['arm-links-wijs', 'omhoog', false];
const CARRYING: ArmPart = ['arm-rechts-hoog', 'hoog', true];

const HEAD_FRAME = [-104, -184, 208, 240] as const;
const ARM_FRAME = [-90, -100, 180, 180] as const;
const HIGH_ARM_FRAME = [-90, -186, 180, 200] as const;

function armPiece([id, state, right]: ArmPart, opts: PersonOpts): RigPiece & { layer: string } {
  const fixed = opts.wheelchair !== undefined && state === 'hang' && !right ? 'wiel' : state;
  return {
    id,
    at: [right ? SHOULDER[0] : -SHOULDER[0], SHOULDER[1]],
    parent: 'lijf',
    hidden: id !== 'arm-links' && id !== 'arm-rechts',
    frame: state === 'hoog' ? HIGH_ARM_FRAME : ARM_FRAME,
    inner: arm(fixed, opts, right),
    layer: armLayer(fixed),
  };
}

const headPieces = (opts: PersonOpts): RigPiece[] =>
  HEADS.map(([id, extra], i) => ({
    id,
    at: NECK,
    parent: 'lijf',
    hidden: i > 0,
    frame: HEAD_FRAME,
    inner: head({ ...opts, ...extra }),
  }));

/** What stands behind the body: what hangs on the back, and long hair. */
function behindPieces(opts: PersonOpts, bust: number): RigPiece[] {
  const carried = opts.worn?.back?.behind ?? '';
  const hair = hairBack(opts);
  const back = bust === 0 ? carried : clip(`M-130 -330H130V${-bust}H-130Z`, carried);
  const frame = [RIG_FRAME[0], RIG_FRAME[1] + bust, RIG_FRAME[2], RIG_FRAME[3] - bust] as const;
  const pieces: RigPiece[] = [];
  if (carried !== '') {
    const inner = `<g transform="translate(0 ${n(bust)})">${back}</g>`;
    pieces.push({ id: 'rug', at: [0, -bust], parent: 'lijf', frame, inner });
  }
  if (hair !== '') pieces.push({ id: 'haar', at: NECK, parent: 'lijf', frame: HEAD_FRAME, inner: hair });
  return pieces;
}

/** Where a leg turns: in the middle of its upper end. */
const HIPS = [-19, 20] as const;
const LEG_TOP = -56;
const LEG_FRAME = [-36, -6, 80, 66] as const;

const hasLegs = (opts: PersonOpts, { bust, walking }: RigChoice): boolean =>
  walking === true && bust === undefined && opts.wheelchair === undefined;

/** The left leg is the nearer one, so it comes last. */
const legPieces = (opts: PersonOpts): RigPiece[] =>
  (['been-rechts', 'been-links'] as const).map((id) => {
    const right = id === 'been-rechts';
    const x = HIPS[right ? 1 : 0];
    const inner = `<g transform="translate(${n(-x)} ${n(-LEG_TOP)})">${leg(opts, right)}</g>`;
    return { id, at: [x, LEG_TOP], parent: 'lijf', frame: LEG_FRAME, inner };
  });

function bodyPiece(opts: PersonOpts, choice: RigChoice): RigPiece {
  const { bust } = choice;
  const cut = bust ?? 0;
  const whole = hasLegs(opts, choice) ? hips(opts) + hemShade() + dressed(opts) : body(opts);
  const inner = bust === undefined ? whole : clip(`M-130 -330H130V${-bust}H-130Z`, dressed(opts));
  return {
    id: 'lijf',
    at: [0, -cut],
    frame: [-120, cut - 180, 240, 200 - cut],
    inner: `<g transform="translate(0 ${n(cut)})">${inner}</g>`,
  };
}

const shadowPiece = (opts: PersonOpts): RigPiece => ({
  id: 'schaduw',
  at: [0, 0],
  frame: [-90, -20, 180, 40],
  inner: contactShadow(opts.wheelchair === undefined ? 56 : 76),
});

/** A person as the parts of an actor with `template: "person"`, in painting order: body, hair, two arms in their stances, six heads. */
export function rigPieces(opts: PersonOpts = {}, choice: RigChoice = {}): RigPiece[] {
  const own = [...(choice.pointing === true ? [POINTING] : []), ...(choice.carrying === true ? [CARRYING] : [])];
  const arms = [...own, ...ARMS].map((item) => armPiece(item, opts));
  const pick = (layer: string): RigPiece[] => arms.filter((item) => item.layer === layer);
  return [
    ...(choice.shadow === true ? [shadowPiece(opts)] : []),
    ...behindPieces(opts, choice.bust ?? 0),
    ...pick('achter'),
    ...(hasLegs(opts, choice) ? legPieces(opts) : []),
    bodyPiece(opts, choice),
    ...pick('lijf'),
    ...headPieces(opts),
    ...pick('hoofd'),
  ];
}

function written({ id, at, parent, hidden, inner }: RigPiece): string {
  const joint = `${n(at[0] - RIG_FRAME[0])} ${n(at[1] - RIG_FRAME[1])}`;
  const rest = `${parent === undefined ? '' : ` data-parent="${parent}"`}${hidden === true ? ' data-hidden="1"' : ''}`;
  return `<g id="${id}" data-pivot="${joint}"${rest}><g transform="translate(${n(at[0])} ${n(at[1])})">${inner}</g></g>`;
}

/** The same as one drawing whose top-level groups are the parts, for the build of a game. */
export const personRig = (opts: PersonOpts = {}, choice: RigChoice = {}): string =>
  svgDoc(RIG_FRAME, rigPieces(opts, choice).map(written).join(''));
