import type { SkinTint } from '../palette.ts';
import type { Point } from '../svg.ts';

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
  | 'hijab'
  | 'tulband'
  | 'lang'
  | 'rasta';
export type ClothingKind = 'shirt' | 'streep' | 'hoodie' | 'tuinbroek' | 'jurk' | 'jas' | 'kok' | 'overall';
export type MotifKind = 'ster' | 'bliksem' | 'hart' | 'stip' | 'geen';
export type HatKind = 'kok' | 'pet' | 'helm' | 'strohoed' | 'muts' | 'machinist' | 'feest' | 'geen';
export type ArmPose = 'hang' | 'heup' | 'zwaai' | 'juich' | 'kin' | 'wijs' | 'omhoog' | 'draag' | 'wiel';
export type Pose = 'staand' | 'zwaaien' | 'juichen' | 'denken' | 'wijzen' | 'dragen' | 'zittend';
export type Face = 'blij' | 'denkt' | 'bijna' | 'trots';
export type EyeKind = 'open' | 'boog' | 'dicht' | 'zoekt';
export type MouthKind = 'glimlach' | 'lach' | 'o' | 'golf' | 'scheef' | 'neutraal';

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
  /** Where the eyes look, each -1..1; [1, -1] = right and up. */
  outlook?: Point | undefined;
};
