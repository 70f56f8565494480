import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { Round, RoundResult } from '#engine/core/oefening/contract/contract.ts';
import type { Sound, Accessibility } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Extensions } from '#engine/runtime/own.ts';
import type { plainPlay } from '#engine/runtime/plain/plain-play.ts';
import type { Podium } from '#engine/runtime/podium.ts';
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
  /** Only the questions, without a stage. */
  plain?: boolean;
  /** The figure of the child that plays. */
  figure?: OwnFigure | undefined;
  onEnd(result: RoundResult): void;
  onError(error: Error): void;
  /** The picture is gone for good; the round can go on as questions only. */
  onLost(): void;
  /** Share of what the game needs that is there, 0..1. */
  onProgress?: ((part: number) => void) | undefined;
}

/** Share of the way that code and stage take; the rest are the pictures of the game. */
const STAGE = 0.35;

/** A mounted game: stage and running round. */
export interface SpelMotor {
  spel: MountedSpel;
  /** There is no stage: the page shows the questions itself. */
  plain?: boolean;
  /** Plays the tutorial again; absent when the game cannot. */
  explanation?: (() => void) | undefined;
  destroy(): void;
}

/** Makes a running game; rejects when the document is wrong or a part cannot be loaded. Replaceable in tests. */
export type MotorFactory = (options: MotorOptions) => Promise<SpelMotor>;

/** A driver that comes back does so at once; after this time nothing is waited for, ms. */
const COMES_BACK_MS = 3000;

const isLost = (canvas: HTMLCanvasElement): boolean =>
  (canvas.getContext('webgl2') ?? canvas.getContext('webgl'))?.isContextLost() !== false;

/** Tells when the picture is lost and does not come back. */
function watchPicture(canvas: HTMLCanvasElement, onLost: () => void): () => void {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const lost = (): void => {
    clearTimeout(clock);
    clock = setTimeout(onLost, COMES_BACK_MS);
  };
  const back = (): void => clearTimeout(clock);
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', back);
  return () => {
    back();
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', back);
  };
}

/** The stage, or null on a device that cannot draw it. */
async function createStage(host: HTMLElement): Promise<Podium | null> {
  const { createPodium } = await import('#engine/runtime/podium.ts');
  const podium = await createPodium(host).catch(() => null);
  if (podium === null || !isLost(podium.canvas)) return podium;
  podium.destroy();
  return null;
}

/** A round without a picture: what takes the place of the stage, and what the game is made of then. */
async function loadPlain(doc: unknown): Promise<{ podium: Podium; instead: ReturnType<typeof plainPlay> }> {
  const [{ createPlainPodium }, { plainPlay: play }] = await Promise.all([
    import('#engine/runtime/plain/plain-podium.ts'),
    import('#engine/runtime/plain/plain-play.ts'),
  ]);
  return { instead: play(doc), podium: createPlainPodium() };
}

/** How far a game is brought before it is played: on the device, or ready to be drawn. */
export type Warmth = 'all' | 'now';

/** Fetches what a game will need; `now`: the child is on the way to it. */
export async function warmMotor(doc: SceneDoc, what: Warmth): Promise<void> {
  const [{ ENGINE_KIT }, { sendToCard, textureResolution }, { prepareSceneAssets, warmSceneAssets }, { warmScene }] =
    await Promise.all([
      import('#engine/assembly/kit.ts'),
      import('#engine/runtime/podium.ts'),
      import('#engine/runtime/assets.ts'),
      import('#engine/runtime/load.ts'),
      import('#engine/runtime/spel.ts'),
      import('#engine/runtime/own-figure.ts'),
      import('howler'),
    ]);
  const code = warmScene(ENGINE_KIT, doc);
  const pictures = { spel: doc.id, resolution: await textureResolution() };
  if (what === 'now') prepareSceneAssets({ ...pictures, onPage: (page) => void sendToCard(page) });
  else await warmSceneAssets(pictures);
  return code;
}

/** Loads the runtime (and with it Pixi) only now, and puts the game on the stage; without a stage it becomes a round of questions. */
export const createMotor: MotorFactory = async ({
  host,
  plain = false,
  onLost,
  onProgress = () => undefined,
  ...options
}) => {
  const [{ createSpel }, { ENGINE_KIT }] = await Promise.all([
    import('#engine/runtime/spel.ts'),
    import('#engine/assembly/kit.ts'),
    plain ? null : import('#engine/runtime/podium.ts'),
  ]);
  // A renderer knows only what Pixi had loaded when it was made: the meshes come with the kit.
  const stage = plain ? null : await createStage(host);
  onProgress(STAGE);
  const { eigen: own, accessibility, ...rest } = options;
  const { podium, instead } = stage === null ? await loadPlain(options.doc) : { podium: stage, instead: {} };
  try {
    // The runtime changes its settings during play: it gets its own copy.
    const spel = createSpel({
      ...rest,
      ...instead,
      kit: ENGINE_KIT,
      podium,
      onProgress: (part) => onProgress(STAGE + (1 - STAGE) * part),
      accessibility: { ...accessibility },
      ...(own === undefined ? {} : { eigen: own }),
    });
    const unwatch = stage === null ? undefined : watchPicture(stage.canvas, onLost);
    return {
      spel,
      plain: stage === null,
      explanation: spel.explanation ?? undefined,
      destroy: () => {
        unwatch?.();
        spel.destroy();
        podium.destroy();
      },
    };
  } catch (error) {
    podium.destroy();
    throw error;
  }
};
