import type { SpelState } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import type { SpelPictureId } from './spel-props.ts';
import type { Texts } from './texts.ts';

/** What the board of questions shows. */
export interface PlainProps {
  spel: MountedSpel;
  state: SpelState;
  texts: Texts;
  image: SpelPictureId;
  oneSwitch: boolean;
}
