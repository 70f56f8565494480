import type { HuidTint } from '../palet.ts';
import type { Punt } from '../svg.ts';

export type HaarStijl =
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
export type KledingSoort = 'shirt' | 'streep' | 'hoodie' | 'tuinbroek' | 'jurk' | 'jas' | 'kok' | 'overall';
export type MotiefSoort = 'ster' | 'bliksem' | 'hart' | 'stip' | 'geen';
export type HoedSoort = 'kok' | 'pet' | 'helm' | 'strohoed' | 'muts' | 'machinist' | 'feest' | 'geen';
export type ArmStand = 'hang' | 'heup' | 'zwaai' | 'juich' | 'kin' | 'wijs' | 'omhoog' | 'draag' | 'wiel';
export type Houding = 'staand' | 'zwaaien' | 'juichen' | 'denken' | 'wijzen' | 'dragen' | 'zittend';
export type Gezicht = 'blij' | 'denkt' | 'bijna' | 'trots';
export type OogSoort = 'open' | 'boog' | 'dicht' | 'zoekt';
export type MondSoort = 'glimlach' | 'lach' | 'o' | 'golf' | 'scheef' | 'neutraal';

export type PersoonOpts = {
  huid?: HuidTint | undefined;
  haar?: HaarStijl | undefined;
  haarKleur?: string | undefined;
  /** Hair ties, head band, hijab or turban. */
  accent?: string | undefined;
  /** Colour of the glasses; none when left out. */
  bril?: string | undefined;
  /** Colour of the hearing aid; none when left out. */
  hoorapparaat?: string | undefined;
  /** Colour of the wheelchair's rim; none when left out. */
  rolstoel?: string | undefined;
  sproeten?: boolean | undefined;
  snor?: boolean | undefined;
  kleding?: KledingSoort | undefined;
  kleur?: string | undefined;
  kleur2?: string | undefined;
  motief?: MotiefSoort | undefined;
  mouw?: 'lang' | 'kort' | undefined;
  broek?: string | undefined;
  schoen?: string | undefined;
  hoed?: HoedSoort | undefined;
  hoedKleur?: string | undefined;
  houding?: Houding | undefined;
  /** Overrides the pose per arm: [left on screen, right on screen]. */
  armen?: readonly [ArmStand, ArmStand] | undefined;
  gezicht?: Gezicht | undefined;
  ogen?: OogSoort | undefined;
  mond?: MondSoort | undefined;
  /** Where the eyes look, each -1..1; [1, -1] = right and up. */
  blik?: Punt | undefined;
};
