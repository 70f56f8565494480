import type { Round, RoundResult } from '#engine/core/oefening/contract/contract.ts';
import type { Sound, MountedSpel, Accessibility } from '#engine/runtime/contract.ts';
import type { Extensions } from '#engine/runtime/own.ts';
import type { Texts } from './texts.ts';

/** What the runtime needs to put a game on the stage. */
export interface MotorOptions {
  /** Element that gets the canvas. */
  host: HTMLElement;
  /** Scene document as JSON; checked by the runtime. */
  doc: unknown;
  round: Round;
  texts: Texts;
  accessibility: Accessibility;
  sound: Sound;
  seed: number;
  firstTime: boolean;
  eigen?: Extensions | undefined;
  onEnd(result: RoundResult): void;
  onError(error: Error): void;
}

/** A mounted game: stage and running round. */
export interface SpelMotor {
  spel: MountedSpel;
  /** Plays the tutorial again; absent when the game cannot. */
  explanation?: (() => void) | undefined;
  destroy(): void;
}

/** Makes a running game; rejects when the document is wrong or the stage cannot be made. Replaceable in tests. */
export type MotorFactory = (options: MotorOptions) => Promise<SpelMotor>;

/** Loads the runtime (and with it Pixi) only now, and puts the game on the stage. */
export const createMotor: MotorFactory = async ({ host, ...options }) => {
  const [{ createPodium }, { createSpel }, { ENGINE_KIT }] = await Promise.all([
    import('#engine/runtime/podium.ts'),
    import('#engine/runtime/spel.ts'),
    import('#engine/assembly/kit.ts'),
  ]);
  const podium = await createPodium(host);
  const { eigen: own, accessibility, ...rest } = options;
  try {
    // The runtime changes its settings during play: it gets its own copy.
    const spel = createSpel({
      ...rest,
      kit: ENGINE_KIT,
      podium,
      accessibility: { ...accessibility },
      ...(own === undefined ? {} : { eigen: own }),
    });
    return {
      spel,
      explanation: spel.explanation ?? undefined,
      destroy: () => {
        spel.destroy();
        podium.destroy();
      },
    };
  } catch (error) {
    podium.destroy();
    throw error;
  }
};
