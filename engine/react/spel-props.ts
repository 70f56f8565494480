import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { AssetId, AudioId, Round, RoundResult } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Extensions } from '#engine/runtime/own.ts';
import type { Sound, Accessibility } from '#engine/runtime/contract.ts';
import type { Volumes } from '#engine/runtime/audio/audio-volumes.ts';
import type { Texts } from './texts.ts';
import type { SpelLoadingReport } from './use-first-frame.ts';

/** Address of a picture, or null when it is not there (yet). */
export type SpelPictureId = (id: AssetId) => string | null;

/** Ways on from the result screen: again, the next stone, the map. */
export interface ResultActions {
  /** Absent when nothing may begin any more. */
  playAgain?(): void;
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

/** What the ledger of the server says of this round: what it gave, in coins, and the balance with it. */
export interface Booked {
  earned: number;
  balance: number;
}
/** `waiting` = the ledger has not answered yet, `later` = the coins come with the next connection, `never` = nothing is stored. */
export type RoundBooking = Booked | 'waiting' | 'later' | 'never';

/** Volumes of the child (each 0..1), and where a change is kept. */
export interface SoundSetting {
  volumes: Volumes;
  onVolumes(volumes: Volumes): void;
}

/** A round with an end in time: the moment of its sunset, and how long the sun was to shine; ms. */
export interface PlaySun {
  until: number;
  total: number;
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
  /** Coins the child had before this round; may not change while the round is on the screen. */
  munten: number;
  /** Free play: the sun sinks in the bar. Absent = the round ends with its last word. */
  sun?: PlaySun;
  /** Coins of this round, once it is over. */
  booking: RoundBooking;
  sound: Sound;
  soundSetting: SoundSetting;
  /** Plays the tutorial. */
  firstTime: boolean;
  /** Chance of the world (places, order of decor); same seed, same round. */
  seed: number;
  /** Mechanics and behaviours the game brings itself. */
  eigen?: Extensions;
  /** The figure of the child that plays, shown in the game; without one the game shows a child of its own. */
  figure?: OwnFigure;
  image: SpelPictureId;
  /** What is being said now (`onStem` of `createGeluid`), for captions; null when silent or captions are off. */
  subtitle?: AudioId | null;
  /** Hears how the loading goes, for a screen that stands before the game until it is drawn. */
  loading?: SpelLoadingReport;
  onAccessibility(part: Partial<Accessibility>): void;
  /** Called once, when the round is over and its answers are complete. */
  onEnd(result: RoundResult): void;
  /** The child left before the end ("later verder"). */
  onStop(): void;
  resultActions: ResultActions;
  resultAmbience?: ResultAmbience;
}
