import type { FigureSlot, OwnFigure } from '#engine/core/domein/figure.ts';
import { partOf } from '#engine/core/domein/wardrobe.ts';
import { bust, person, personWithShadow } from './person.ts';
import { hairBack, head } from './person/head.ts';
import type { EyeKind, Face, PersonOpts, Pose, Worn } from './person/kinds.ts';
import { rigPieces, type RigChoice, type RigPiece } from './rig.ts';
import { hairColor } from './skin.ts';
import { contactShadow, group, svgDoc } from './svg.ts';
import { bottoms } from './wardrobe/bottoms.ts';
import { carried } from './wardrobe/carried.ts';
import { wornGlasses } from './wardrobe/worn-glasses.ts';
import { footwear } from './wardrobe/footwear.ts';
import { hairdos } from './wardrobe/hairdos.ts';
import { wornHats } from './wardrobe/hats.ts';
import { pets } from './wardrobe/pets.ts';
import { tops } from './wardrobe/tops.ts';
import { toyCars } from './wardrobe/vehicles.ts';

type Frame = readonly [x: number, y: number, width: number, height: number];

/** How a figure is drawn: all of it with its pet and its toy, only its head, down to the waist, or a head with closed eyes to lay over the whole. */
export interface FigureChoice {
  part?: 'whole' | 'head' | 'bust' | 'blink' | undefined;
  face?: Face | undefined;
  eyes?: EyeKind | undefined;
  pose?: Pose | undefined;
}

/** The eight hair colours of a figure, 1 first. */
const HAIR = [
  hairColor.black,
  hairColor.plumBlack,
  hairColor.darkBrown,
  hairColor.bruin,
  hairColor.copper,
  hairColor.ginger,
  hairColor.blond,
  '#F1A11E',
] as const;
const HEARING_AID = '#26C9FC';
const WHEEL_RIM = '#FFB703';
const PLAIN_TOP = { clothing: 'shirt', kleur: '#F4F4F4', motif: 'geen' } as const;

/** What a list holds for a code; nothing for an empty place and for a part that no longer exists. */
const find = <T>(list: Readonly<Record<string, T>>, code: string | undefined): T | undefined =>
  code !== undefined && Object.hasOwn(list, code) ? list[code] : undefined;

function wornParts({ parts }: OwnFigure): Worn {
  const worn: Worn = {};
  const hat = find(wornHats, parts.hat)?.();
  const eyes = find(wornGlasses, parts.glasses)?.();
  const back = find(carried, parts.back)?.();
  const bottom = find(bottoms, parts.bottom)?.();
  const shoe = find(footwear, parts.shoes);
  if (hat !== undefined) worn.hat = hat;
  if (eyes !== undefined) worn.glasses = eyes;
  if (back !== undefined) worn.back = back;
  if (bottom !== undefined) worn.bottom = bottom;
  if (shoe !== undefined) worn.shoe = shoe;
  return worn;
}

/** Options of the person that a figure is; a part that is unknown leaves its place empty. */
export function figureOpts(figure: OwnFigure): PersonOpts {
  return {
    skin: figure.skin,
    hairColor: HAIR[figure.hairColor - 1],
    freckles: figure.freckles,
    hearingAid: figure.hearingAid ? HEARING_AID : undefined,
    wheelchair: figure.wheelchair ? WHEEL_RIM : undefined,
    ...find(hairdos, figure.parts.hair),
    ...(find(tops, figure.parts.top) ?? PLAIN_TOP),
    worn: wornParts(figure),
  };
}

const WHOLE: Frame = [-150, -334, 300, 354];
const HEAD: Frame = [-104, -184, 208, 240];
const BUST: Frame = [-104, -250, 208, 250];

/** The toy car stands at the child's other side. */
function toy({ parts }: OwnFigure): string {
  const drawing = toyCars.get(parts.vehicle ?? '');
  return drawing === undefined ? '' : group(contactShadow(80) + drawing, { x: -104, y: 8, schaal: 0.5 });
}

function pet(figure: OwnFigure): string {
  const draw = find(pets, figure.parts.pet);
  return draw === undefined ? '' : group(contactShadow(34) + draw(), { x: 106, y: 6 });
}

/** A figure as a drawing of its own: 300 by 354 (whole), 208 by 240 (head, blink) or 208 by 250 units (bust). */
export function figureSvg(figure: OwnFigure, { part = 'whole', ...look }: FigureChoice = {}): string {
  const opts = { ...figureOpts(figure), ...look };
  if (part === 'head') return svgDoc(HEAD, hairBack(opts) + head(opts));
  if (part === 'blink') return svgDoc(HEAD, head({ ...opts, eyes: 'dicht' }));
  if (part === 'bust') return svgDoc(BUST, bust({ ...opts, wheelchair: undefined }));
  return svgDoc(WHOLE, personWithShadow(opts) + toy(figure) + pet(figure));
}

/** How an actor of a game shows the child: as a person of the rig, in what the play asks for (a chef's jacket, say). */
export interface FigureRole extends RigChoice {
  outfit?: OwnFigure['parts'] | undefined;
}

/** A figure as the parts of an actor, like every other person of a game. Behind a counter or in a boat nobody sees a wheelchair. */
export function figurePieces(figure: OwnFigure, { outfit, ...choice }: FigureRole = {}): RigPiece[] {
  const opts = figureOpts({ ...figure, parts: { ...figure.parts, ...outfit } });
  return rigPieces(choice.bust === undefined ? opts : { ...opts, wheelchair: undefined }, choice);
}

/** A shirt that hides neither trousers nor shoes. */
const SHORT_TOP = 'top-star-yellow';

/** Where on a figure one looks to see a part. */
const TILES: Readonly<Record<Exclude<FigureSlot, 'pet' | 'vehicle'>, Frame>> = {
  hair: [-102, -322, 204, 204],
  hat: [-102, -334, 204, 204],
  glasses: [-62, -252, 124, 124],
  top: [-78, -170, 156, 156],
  bottom: [-62, -96, 124, 124],
  shoes: [-50, -66, 100, 100],
  back: [-152, -320, 304, 304],
};

/** One part of the wardrobe on a square picture, worn by this figure; an empty picture for a code that is not in the catalogue. */
export function wardrobeTile(code: string, figure: OwnFigure): string {
  const slot = partOf(code)?.slot;
  if (slot === undefined) return svgDoc([0, 0, 100, 100], '');
  if (slot === 'pet') return svgDoc([-52, -98, 104, 104], contactShadow(34) + (find(pets, code)?.() ?? ''));
  if (slot === 'vehicle') return svgDoc([-100, -140, 200, 200], contactShadow(80) + (toyCars.get(code) ?? ''));
  const below = slot === 'bottom' || slot === 'shoes';
  const wearer = below
    ? { ...figure, wheelchair: false, parts: { bottom: figure.parts.bottom, top: SHORT_TOP } }
    : figure;
  return svgDoc(TILES[slot], person(figureOpts({ ...wearer, parts: { ...wearer.parts, [slot]: code } })));
}
