import type { Round, RoundResult } from '#engine/core/oefening/contract.ts';
import type { Geluid, Spel, Toegankelijk } from '#engine/runtime/contract.ts';
import type { Eigen } from '#engine/runtime/eigen.ts';
import type { Teksten } from './teksten.ts';

export interface MotorOpties {
  /** Element that gets the canvas. */
  host: HTMLElement;
  /** Scene document as JSON; checked by the runtime. */
  doc: unknown;
  round: Round;
  teksten: Teksten;
  toegankelijk: Toegankelijk;
  geluid: Geluid;
  seed: number;
  eersteKeer: boolean;
  eigen?: Eigen | undefined;
  onEinde(resultaat: RoundResult): void;
  onFout(fout: Error): void;
}

/** A mounted game: stage and running round. */
export interface Motor {
  spel: Spel;
  /** Plays the tutorial again; absent when the game cannot. */
  uitleg?: (() => void) | undefined;
  destroy(): void;
}

export type MaakMotor = (opties: MotorOpties) => Promise<Motor>;

/** Loads the runtime (and with it Pixi) only now, and puts the game on the stage. */
export const maakMotor: MaakMotor = async ({ host, ...opties }) => {
  const [{ createPodium }, { createSpel }] = await Promise.all([
    import('#engine/runtime/podium.ts'),
    import('#engine/runtime/spel.ts'),
  ]);
  const podium = await createPodium(host);
  const { eigen, toegankelijk, ...rest } = opties;
  try {
    // The runtime changes its settings during play: it gets its own copy.
    const spel = createSpel({
      ...rest,
      podium,
      toegankelijk: { ...toegankelijk },
      ...(eigen === undefined ? {} : { eigen }),
    });
    return {
      spel,
      uitleg: spel.uitleg ?? undefined,
      destroy: () => {
        spel.destroy();
        podium.destroy();
      },
    };
  } catch (fout) {
    podium.destroy();
    throw fout;
  }
};
