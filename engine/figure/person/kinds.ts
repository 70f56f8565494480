import type { SkinTint } from '../skin.ts';
import type { Point } from '../svg.ts';

/** Hair, head scarf or turban. */
export type HairStyle =
  | 'puffs'
  | 'krullen'
  | 'afro'
  | 'bob'
  | 'vlechten'
  | 'kort'
  | 'stekels'
  | 'knot'
  | 'staart'
  | 'flattop'
  | 'kaal'
  | 'bald'
  | 'hijab'
  | 'tulband'
  | 'lang'
  | 'rasta';
/** What is worn on the upper body. */
export type ClothingKind =
  | 'shirt'
  | 'streep'
  | 'hoodie'
  | 'tuinbroek'
  | 'jurk'
  | 'jas'
  | 'kok'
  | 'overall'
  | 'sailor'
  | 'raincoat'
  | 'knight'
  | 'hero'
  | 'gown'
  | 'space';
/** Picture on a shirt. */
export type MotifKind = 'ster' | 'bliksem' | 'hart' | 'stip' | 'rocket' | 'rainbow' | 'goal' | 'geen';
/** What the cast wears on its head. */
export type HatKind = 'kok' | 'pet' | 'helm' | 'strohoed' | 'muts' | 'machinist' | 'feest' | 'geen';
/** Stance of one arm. */
export type ArmPose = 'hang' | 'heup' | 'zwaai' | 'juich' | 'kin' | 'wijs' | 'omhoog' | 'draag' | 'wiel' | 'hoog';
/** Stance of both arms, or sitting. */
export type Pose = 'staand' | 'zwaaien' | 'juichen' | 'denken' | 'wijzen' | 'dragen' | 'zittend';
/** Mood of a face. */
export type Face = 'blij' | 'denkt' | 'bijna' | 'trots';
/** How eyes are drawn. */
export type EyeKind = 'open' | 'boog' | 'dicht' | 'zoekt';
/** How a mouth is drawn. */
export type MouthKind = 'glimlach' | 'lach' | 'o' | 'golf' | 'scheef' | 'neutraal';

/** What is worn partly behind and partly before somebody. */
export type Layered = { behind?: string; front?: string };
/** A hat, around the neck pivot of the head; hair above `cover` that the hat sits on is hidden. */
export type WornHat = Layered & { cover?: number };
/** Trousers or a skirt; without marks they are plain. */
export type WornBottom = {
  color: string;
  /** Height from which the legs are bare (negative = above the ground). */
  bare?: number;
  /** Drawn on the trouser legs of somebody who stands, and of somebody who sits. */
  marks?: readonly [standing: string, sitting: string];
  /** Drawn over the hem of a shirt, for somebody who stands, and for somebody who sits. */
  skirt?: readonly [standing: string, sitting: string];
};
/** A shoe on the ground at x; `dark` on the side away from the light. */
export type ShoeMaker = (x: number, dark: boolean, skinColor: string) => string;
/** Parts of the wardrobe, on top of what the cast can wear. */
export type Worn = { hat?: WornHat; glasses?: string; back?: Layered; bottom?: WornBottom; shoe?: ShoeMaker };

/** Everything a person can be drawn with. */
export type PersonOpts = {
  skin?: SkinTint | undefined;
  hair?: HairStyle | undefined;
  hairColor?: string | undefined;
  /** Hair ties, head band, hijab or turban. */
  accent?: string | undefined;
  /** Colour of the glasses; none when left out. */
  glasses?: string | undefined;
  /** Colour of the hearing aid; none when left out. */
  hearingAid?: string | undefined;
  /** Colour of the wheelchair's rim; none when left out. */
  wheelchair?: string | undefined;
  freckles?: boolean | undefined;
  mustache?: boolean | undefined;
  clothing?: ClothingKind | undefined;
  kleur?: string | undefined;
  color2?: string | undefined;
  motif?: MotifKind | undefined;
  sleeve?: 'lang' | 'kort' | undefined;
  pants?: string | undefined;
  shoe?: string | undefined;
  hat?: HatKind | undefined;
  hatColor?: string | undefined;
  pose?: Pose | undefined;
  /** Overrides the pose per arm: [left on screen, right on screen]. */
  arms?: readonly [ArmPose, ArmPose] | undefined;
  face?: Face | undefined;
  eyes?: EyeKind | undefined;
  mouth?: MouthKind | undefined;
  worn?: Worn | undefined;
  /** Where the eyes look, each -1..1; [1, -1] = right and up. */
  outlook?: Point | undefined;
};
