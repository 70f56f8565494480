import type { AssetId, AudioId, Round, RoundResult } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Extensions } from '#engine/runtime/own.ts';
import type { Sound, Accessibility } from '#engine/runtime/contract.ts';
import type { Volumes } from '#engine/runtime/audio/audio-volumes.ts';
import type { Texts } from './texts.ts';

/** Address of a picture, or null when it is not there (yet). */
export type SpelPictureId = (id: AssetId) => string | null;

/** Ways on from the result screen: again, the next stone, the map. */
export interface ResultActions {
  playAgain(): void;
  /** Absent when the route has no next stone: then the map is the blue button. */
  next?(): void;
  map(): void;
}

/** Own touch of a game on the result screen. */
export interface ResultAmbience {
  /** i18n key with `{{naam}}`; default `spel.resultaat.titel`. */
  titleKey?: string;
  /** Address of the character pictures left and right of the panel. */
  links?: string;
  right?: string;
  /** Address of a full-screen picture behind the panel. */
  background?: string;
}

/** Volumes of the child (each 0..1), and where a change is kept. */
export interface SoundSetting {
  volumes: Volumes;
  onVolumes(volumes: Volumes): void;
}

/** What a page gives to the screen of a game. */
export interface SpelScreenProps {
  /** Slug of the game, e.g. `pizzabakken`. */
  spel: string;
  /** The parsed scene document; the runtime checks it again. */
  doc: Pick<SceneDoc, 'land' | 'stage'>;
  /** Called once per mount. */
  createRound(): Round;
  texts: Texts;
  accessibility: Accessibility;
  /** First name of the child, for the result. */
  name: string;
  /** Coins the child had before this round. */
  munten: number;
  /** There is no line: what the round earns is told later. */
  coinsLater?: boolean;
  sound: Sound;
  soundSetting: SoundSetting;
  /** Plays the tutorial. */
  firstTime: boolean;
  /** Chance of the world (places, order of decor); same seed, same round. */
  seed: number;
  /** Mechanics and behaviours the game brings itself. */
  eigen?: Extensions;
  image: SpelPictureId;
  /** What is being said now (`onStem` of `createGeluid`), for captions; null when silent or captions are off. */
  subtitle?: AudioId | null;
  onAccessibility(part: Partial<Accessibility>): void;
  /** Called once, when the round is over and its answers are complete. */
  onEnd(result: RoundResult): void;
  /** The child left before the end ("later verder"). */
  onStop(): void;
  resultActions: ResultActions;
  resultAmbience?: ResultAmbience;
}
