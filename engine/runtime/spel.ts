import type { OwnFigure } from '#engine/core/domein/figure.ts';
import type { AudioId, InputDevice, Round, RoundResult } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { SpokenLines } from './audio/spoken-lines.ts';
import { loadSceneAssets, type SceneAssets } from './assets.ts';
import type { Sound, Intent, Layout, Accessibility, StageFrame } from './contract.ts';
import type { MountedSpel } from './spel-handle.ts';
import type { Extensions } from './own.ts';
import { pickFinale } from './feedback/finale.ts';
import type { EngineKit } from './kit.ts';
import { chooseSpot, covering, type Obstacle } from './layout/help-spot.ts';
import { onScreen, WHOLE_STAGE } from './layout/layout.ts';
import { Input } from './input/input.ts';
import { loadScene, readDoc } from './load.ts';
import type { Frame } from './loop.ts';
import type { Act, Podium } from './podium.ts';
import type { Scene } from './world/scene.ts';
import { Play } from './play.ts';
import { createRoundState, type StateStore } from './round/state.ts';
import { RoundTurn } from './round/turn.ts';

/** Everything one game needs. */
export interface SpelOptions {
  /** Mechanics, behaviours and drawn parts: `ENGINE_KIT` of engine/assembly. */
  kit: EngineKit;
  podium: Podium;
  /** Scene document as JSON; checked here. */
  doc: unknown;
  round: Round;
  /** i18n of the game and of the engine keys (`live.goed`, `live.bijna`, `live.klaar`, `live.toon`, `live.doe`, `live.luister`). */
  texts: (key: string) => string;
  accessibility: Accessibility;
  sound: Sound;
  seed: number;
  /** First time that this child plays this game: with the tutorial. */
  firstTime: boolean;
  onEnd(result: RoundResult): void;
  /** Share of the pictures that is there, 0..1. */
  onProgress?: (part: number) => void;
  /** Loading failed; the game cannot start. */
  onError?(error: Error): void;
  eigen?: Extensions;
  /** Folder of built atlases, default `/spel-assets`; URL of a token picture. */
  base?: string;
  image?: (asset: string) => string;
  /** Pictures from elsewhere than the built atlases. */
  assets?: () => Promise<SceneAssets>;
  /** The figure of the child that plays; without one the scene shows its own child. */
  figure?: OwnFigure | undefined;
}

/** CSS pixels between a help card and the edge of the screen. */
const MARGIN = 12;
/** What a help card costs over a sentence: as much as over what must be touched. */
const ZIN_WEIGHT = 6;

/** Creates a game at once in phase `laden`; it begins when it is loaded and `start` was called. Throws on a wrong document. */
export function createSpel(options: SpelOptions): MountedSpel {
  return new SpelRun(options);
}

class SpelRun implements MountedSpel, Act {
  /** The ending that each game had last on this page. */
  private static readonly lastFinales = new Map<string, number>();
  readonly background: string;
  readonly toestand: StateStore;
  readonly explanation: (() => void) | null;
  private readonly o: SpelOptions;
  private readonly turn: RoundTurn;
  private readonly voice: SpokenLines;
  private readonly doc: SceneDoc;
  private readonly finale: number;
  private scene: Scene | null = null;
  private play: Play | null = null;
  private assets: SceneAssets | null = null;
  private input: Input | null = null;
  private started = false;
  private dead = false;
  private wasPaused = false;
  private inset = { top: 0, bottom: 0 };
  /** How the screen was held when the world of now was made. */
  private upright = false;
  /** Makes the world for the screen as it is held now; it is taken at the next question, so that the word of now stays as it is. */
  private turned: (() => Scene) | null = null;
  private handsOver = false;

  constructor(options: SpelOptions) {
    this.o = options;
    this.doc = readDoc(options.kit, options.doc, options.eigen);
    this.voice = new SpokenLines(options.sound);
    this.background = this.doc.stage.background;
    this.toestand = createRoundState(options.round.goal.items);
    this.turn = new RoundTurn({
      doc: this.doc,
      round: options.round,
      store: this.toestand,
      voice: this.voice,
      onEnd: (result) => options.onEnd(result),
    });
    this.finale = SpelRun.nextFinale(this.doc, options.seed);
    this.explanation = this.doc.tutorial.length === 0 ? null : () => this.explain();
    void this.load();
  }

  get frame(): StageFrame {
    return this.scene?.frame ?? WHOLE_STAGE;
  }

  get root(): Scene['root'] {
    if (this.scene === null) throw new Error('het spel is nog niet geladen');
    return this.scene.root;
  }

  start(): void {
    this.started = true;
    this.play?.start();
  }

  pause(on: boolean): void {
    this.turn.pause(on);
  }

  hear(): void {
    this.play?.hear(false);
  }

  hearTask(): void {
    this.play?.hear(true);
  }

  say(audio: AudioId): void {
    void this.voice.say(audio);
  }

  hint(): void {
    this.play?.hint();
  }

  skip(): void {
    this.play?.skip();
  }

  choose(tokenId: string, device: InputDevice): void {
    this.play?.choose(tokenId, device);
  }

  type(letter: string, device: InputDevice): void {
    this.intent({ kind: 'letter', letter, device });
  }

  backspace(device: InputDevice): void {
    this.intent({ kind: 'backspace', device });
  }

  submit(device: InputDevice): void {
    this.intent({ kind: 'submit', device });
  }

  setInsets(topCss: number, bottomCss: number): void {
    this.inset = { top: topCss, bottom: bottomCss };
    this.o.podium.setInsets(topCss, bottomCss);
  }

  setAccessibility(part: Partial<Accessibility>): void {
    Object.assign(this.o.accessibility, part);
    this.scene?.setAccessibility(this.o.accessibility);
  }

  focus(tokenId: string | null): void {
    this.play?.focus(tokenId);
  }

  stop(): void {
    this.turn.stop();
  }

  step(n: number): void {
    if (this.scene === null) {
      return;
    }
    this.o.podium.step(n);
  }

  spot(doel: { tokenId: string | null; slot: number | null }): { x: number; y: number } | null {
    const point = { x: 0, y: 0 };
    if (this.scene?.mechanics.placeOf(doel, point) !== true) return null;
    const box = this.o.podium.canvas.getBoundingClientRect();
    const { x, y, scale } = this.o.podium.layout;
    return { x: box.left + x + point.x * scale, y: box.top + y + point.y * scale };
  }

  helpSpot(card: { w: number; h: number }): { x: number; y: number; covered: number } {
    const { visible, scale } = this.o.podium.layout;
    const { top, bottom } = this.inset;
    const space = {
      x: MARGIN,
      y: top + MARGIN,
      w: visible.w * scale - 2 * MARGIN,
      h: visible.h * scale - top - bottom - 2 * MARGIN,
    };
    const obstacles = [...(this.scene?.obstacles() ?? []), ...this.zinObstacle()];
    const spot = chooseSpot(space, { ...card, near: this.trouble() }, obstacles);
    return { ...spot, covered: covering({ ...spot, ...card }, obstacles) };
  }

  /** A sentence that stands in the world is read, so nothing may lie over it. */
  private zinObstacle(): Obstacle[] {
    const { vraag, zinBox } = this.toestand.getState();
    return vraag?.prompt.sentence === undefined || zinBox === null ? [] : [{ ...zinBox, weight: ZIN_WEIGHT }];
  }

  /** Where the slot of the trouble is, CSS px of the stage: in the world, else on the rail; null when there is none. */
  private trouble(): { x: number; y: number } | null {
    const { scene } = this;
    const { rail } = this.toestand.getState();
    const slot = Math.max(
      rail.findIndex(({ state }) => state === 'bijna'),
      rail.findIndex(({ state }) => state === 'volgend'),
    );
    if (scene === null || slot < 0) return null;
    const point = { x: 0, y: 0 };
    const { x, y, scale } = this.o.podium.layout;
    if (scene.mechanics.placeOf({ tokenId: null, slot }, point))
      return { x: x + point.x * scale, y: y + point.y * scale };
    const { view } = scene.parts.rail;
    if (!view.visible) return null;
    const box = view.getBounds();
    return { x: box.x + ((slot + 0.5) / rail.length) * box.width, y: box.y + box.height / 2 };
  }

  destroy(): void {
    if (this.dead) return;
    this.dead = true;
    this.voice.hush();
    this.input?.destroy();
    if (this.scene !== null) {
      this.o.podium.unmount(this);
      this.scene.destroy();
    }
    this.assets?.destroy();
    this.scene = null;
    this.play = null;
  }

  private static nextFinale({ id, finales }: SceneDoc, seed: number): number {
    const next = pickFinale(finales.length, seed, SpelRun.lastFinales.get(id) ?? null);
    SpelRun.lastFinales.set(id, next);
    return next;
  }

  /* ---- mounted on the stage ------------------------------------------------------ */

  tick(dt: number): void {
    if (!this.toestand.getState().pause) this.play?.step(dt);
    if (this.handsOver) this.turnScreen();
  }

  render(frame: Frame): void {
    this.scene?.render(frame);
  }

  onLayout(layout: Layout): void {
    this.scene?.setLayout(layout);
    const zin = this.scene?.zinBox ?? null;
    this.turn.patch({ zinBox: zin === null ? null : onScreen(layout, zin) });
    if (this.o.podium.upright === this.upright) this.turned = null;
    else void this.prepareTurn();
  }

  onHidden(hidden: boolean): void {
    if (hidden) {
      this.wasPaused = this.toestand.getState().pause;
      this.pause(true);
    } else if (!this.wasPaused) this.pause(false);
  }

  private explain(): void {
    this.pause(false);
    this.play?.explain();
  }

  private intent(intent: Intent): void {
    this.play?.intent(intent);
  }

  private async load(): Promise<void> {
    const { o } = this;
    try {
      await loadLetters(o.accessibility);
      this.upright = o.podium.upright;
      const { build, assets } = await this.fetch(this.upright);
      if (this.dead) return assets.destroy();
      this.assets = assets;
      this.begin(build());
    } catch (error) {
      o.onError?.(error instanceof Error ? error : new Error(String(error)));
    }
  }

  private fetch(upright: boolean): ReturnType<typeof loadScene> {
    const { o } = this;
    return loadScene({
      kit: o.kit,
      doc: o.doc,
      round: o.round,
      accessibility: o.accessibility,
      sound: this.voice,
      seed: o.seed,
      eigen: o.eigen,
      layout: o.podium.layout,
      particles: o.podium.weak ? 0.25 : 1,
      paint: o.podium.paint,
      turn: this.turn,
      upright,
      assets: (doc) => (this.assets === null ? (o.assets?.() ?? this.fetchAssets(doc)) : Promise.resolve(this.assets)),
    });
  }

  private async fetchAssets(doc: SceneDoc): Promise<SceneAssets> {
    const { podium, base, image, figure, onProgress } = this.o;
    const { resolution } = podium;
    // Whoever has no figure, or a browser that cannot draw it, plays with the child of the scene.
    const drawing = figure === undefined ? null : import('./own-figure.ts').catch(() => null);
    const assets = await loadSceneAssets({
      spel: doc.id,
      resolution,
      ...(onProgress === undefined ? {} : { onProgress }),
      ...(base === undefined ? {} : { base }),
      ...(image === undefined ? {} : { image }),
    });
    const own = await drawing;
    if (figure === undefined || own === null) return assets;
    return own.withOwnFigure(assets, doc, { figure, resolution }).catch(() => assets);
  }

  private begin(scene: Scene): void {
    this.scene = scene;
    const play = this.createPlay(scene);
    this.o.podium.mount(this);
    this.input = new Input({
      canvas: this.o.podium.canvas,
      layout: () => this.o.podium.layout,
      intent: (intent) => this.intent(intent),
      request: (request) => this.request(request),
      toetsen: this.doc.input.keyboard,
      oneSwitch: () => this.o.accessibility.oneSwitch,
    });
    if (this.started) play.start();
  }

  private createPlay(scene: Scene): Play {
    this.play = new Play({
      ...this.o,
      sound: this.voice,
      doc: this.doc,
      turn: this.turn,
      scene,
      finale: this.finale,
      handOver: () => (this.handsOver = this.turned !== null),
    });
    return this.play;
  }

  /* ---- the screen is turned --------------------------------------------------- */

  private async prepareTurn(): Promise<void> {
    const { upright } = this.o.podium;
    if (this.doc.portrait === undefined || this.scene === null) return;
    this.turned = null;
    const { build } = await this.fetch(upright);
    if (!this.dead && this.o.podium.upright === upright) this.turned = build;
  }

  /** Between two questions: the round goes on in a world that is laid out for the screen as it is held now. */
  private turnScreen(): void {
    const { scene: old, turned } = this;
    this.handsOver = false;
    this.turned = null;
    if (old === null || turned === null) return;
    this.upright = !this.upright;
    this.scene = turned();
    const play = this.createPlay(this.scene);
    this.o.podium.remount(this, old.root);
    old.destroy();
    play.resume();
  }

  private request(request: 'pause' | 'hear' | 'hint'): void {
    if (request === 'pause') this.pause(!this.toestand.getState().pause);
    else if (request === 'hear') this.hear();
    else this.hint();
  }
}

/** Word letters must be there before they are painted; without fonts the game still starts. */
async function loadLetters(t: Accessibility): Promise<void> {
  const font = t.lettertype === 'opendyslexic' ? 'OpenDyslexic' : 'Andika';
  await document.fonts.load(`700 48px ${font}`).catch(() => []);
}
