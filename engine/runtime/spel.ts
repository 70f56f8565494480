import type { InputDevice, Round, RoundResult } from '#engine/core/oefening/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { loadSceneAssets, type SceneAssets } from './assets.ts';
import type { Geluid, Layout, Spel, Toegankelijk } from './contract.ts';
import type { Eigen } from './eigen.ts';
import { kiesPlek } from './hulp-plek.ts';
import { Invoer } from './input.ts';
import { laadScene, leesDoc } from './laad.ts';
import type { Frame } from './loop.ts';
import type { Nummer, Podium } from './podium.ts';
import type { Scene } from './scene.ts';
import { Sessie } from './session.ts';
import { createToestand } from './toestand.ts';

/** Everything one game needs. */
export interface SpelOpties {
  podium: Podium;
  /** Scene document as JSON; checked here. */
  doc: unknown;
  round: Round;
  /** i18n of the game and of the engine keys (`live.goed`, `live.bijna`, `live.klaar`, `live.toon`, `live.doe`, `live.luister`). */
  teksten: (key: string) => string;
  toegankelijk: Toegankelijk;
  geluid: Geluid;
  seed: number;
  /** First time that this child plays this game: with the tutorial. */
  eersteKeer: boolean;
  onEinde(result: RoundResult): void;
  /** Loading failed; the game cannot start. */
  onFout?(fout: Error): void;
  eigen?: Eigen;
  /** Folder of built atlases, default `/spel-assets`; URL of a token picture. */
  basis?: string;
  plaatje?: (asset: string) => string;
}

/** CSS pixels between a help card and the edge of the screen. */
const MARGE = 12;

/** Creates a game at once in phase `laden`; it begins when it is loaded and `start` was called. Throws on a wrong document. */
export function createSpel(options: SpelOpties): Spel {
  return new SpelRun(options);
}

class SpelRun implements Spel, Nummer {
  readonly background: string;
  readonly toestand: Sessie['o']['store'];
  readonly uitleg: (() => void) | null;
  private readonly o: SpelOpties;
  private readonly sessie: Sessie;
  private readonly doc: SceneDoc;
  private scene: Scene | null = null;
  private assets: SceneAssets | null = null;
  private invoer: Invoer | null = null;
  private gestart = false;
  private dood = false;
  private wasPauze = false;
  private inzet = { top: 0, bottom: 0 };

  constructor(options: SpelOpties) {
    this.o = options;
    this.doc = leesDoc(options.doc, options.eigen);
    this.background = this.doc.stage.background;
    this.toestand = createToestand(options.round.goal.items);
    this.sessie = new Sessie({
      doc: this.doc,
      round: options.round,
      store: this.toestand,
      geluid: options.geluid,
      teksten: options.teksten,
      toegankelijk: options.toegankelijk,
      eersteKeer: options.eersteKeer,
      onEinde: (result) => options.onEinde(result),
    });
    this.uitleg = this.doc.tutorial.length === 0 ? null : () => this.legUit();
    void this.laad();
  }

  get root(): Scene['root'] {
    if (this.scene === null) throw new Error('het spel is nog niet geladen');
    return this.scene.root;
  }

  start(): void {
    this.gestart = true;
    if (this.scene !== null) this.sessie.start();
  }

  pause(on: boolean): void {
    this.sessie.pause(on);
  }

  hear(): void {
    this.sessie.say();
  }

  hint(): void {
    if (this.scene !== null) this.sessie.hint();
  }

  skip(): void {
    if (this.scene !== null) this.sessie.skip();
  }

  choose(tokenId: string, device: InputDevice): void {
    if (this.scene !== null) this.sessie.choose(tokenId, device);
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
    this.inzet = { top: topCss, bottom: bottomCss };
    this.o.podium.setInsets(topCss, bottomCss);
  }

  setToegankelijk(part: Partial<Toegankelijk>): void {
    Object.assign(this.o.toegankelijk, part);
    this.scene?.zetToegankelijk(this.o.toegankelijk);
  }

  focus(tokenId: string | null): void {
    if (this.scene !== null) this.sessie.keuzes.focusOp(tokenId);
  }

  stop(): void {
    this.sessie.stop();
  }

  step(n: number): void {
    if (this.scene === null) {
      return;
    }
    this.o.podium.step(n);
  }

  plek(doel: { tokenId: string | null; slot: number | null }): { x: number; y: number } | null {
    const punt = { x: 0, y: 0 };
    const gevonden = this.scene?.mechanics.some(({ mechanic }) => mechanic.placeOf?.(doel, punt) === true) === true;
    if (!gevonden) return null;
    const vak = this.o.podium.canvas.getBoundingClientRect();
    const { x, y, scale } = this.o.podium.layout;
    return { x: vak.left + x + punt.x * scale, y: vak.top + y + punt.y * scale };
  }

  hulpPlek(kaart: { w: number; h: number }): { x: number; y: number } {
    const { visible, scale } = this.o.podium.layout;
    const { top, bottom } = this.inzet;
    const ruimte = {
      x: MARGE,
      y: top + MARGE,
      w: visible.w * scale - 2 * MARGE,
      h: visible.h * scale - top - bottom - 2 * MARGE,
    };
    return kiesPlek(ruimte, kaart, this.scene?.obstakels() ?? []);
  }

  destroy(): void {
    if (this.dood) return;
    this.dood = true;
    this.invoer?.destroy();
    if (this.scene !== null) {
      this.o.podium.unmount(this);
      this.scene.destroy();
    }
    this.assets?.destroy();
    this.scene = null;
  }

  /* ---- mounted on the stage ------------------------------------------------------ */

  tick(dt: number): void {
    if (this.scene === null || this.toestand.getState().pauze) return;
    this.sessie.step(dt);
    this.scene.step(dt);
  }

  render(frame: Frame): void {
    this.scene?.render(frame);
  }

  onLayout(layout: Layout): void {
    this.scene?.setLayout(layout);
  }

  onHidden(hidden: boolean): void {
    if (hidden) {
      this.wasPauze = this.toestand.getState().pauze;
      this.pause(true);
    } else if (!this.wasPauze) this.pause(false);
  }

  private legUit(): void {
    this.pause(false);
    if (this.scene !== null) this.sessie.legUit();
  }

  private intent(intent: Parameters<Sessie['intent']>[0]): void {
    if (this.scene !== null) this.sessie.intent(intent);
  }

  private async laad(): Promise<void> {
    const { o } = this;
    try {
      await laadLetters(o.toegankelijk);
      const { scene, assets } = await laadScene({
        doc: o.doc,
        round: o.round,
        toegankelijk: o.toegankelijk,
        geluid: o.geluid,
        seed: o.seed,
        eigen: o.eigen,
        layout: o.podium.layout,
        deeltjes: o.podium.zwak ? 0.25 : 1,
        verf: o.podium.verf,
        beurt: () => this.sessie,
        assets: (doc) =>
          loadSceneAssets({
            spel: doc.id,
            resolutie: o.podium.resolutie,
            ...(o.basis === undefined ? {} : { basis: o.basis }),
            ...(o.plaatje === undefined ? {} : { plaatje: o.plaatje }),
          }),
      });
      if (this.dood) {
        scene.destroy();
        assets.destroy();
        return;
      }
      this.scene = scene;
      this.assets = assets;
      this.begin(scene);
    } catch (fout) {
      o.onFout?.(fout instanceof Error ? fout : new Error(String(fout)));
    }
  }

  private begin(scene: Scene): void {
    this.sessie.koppel(scene);
    this.o.podium.mount(this);
    this.invoer = new Invoer({
      canvas: this.o.podium.canvas,
      layout: () => this.o.podium.layout,
      intent: (intent) => this.intent(intent),
      verzoek: (verzoek) => this.verzoek(verzoek),
      toetsen: this.doc.input.keyboard,
      oneSwitch: () => this.o.toegankelijk.oneSwitch,
    });
    if (this.gestart) this.sessie.start();
  }

  private verzoek(verzoek: 'pause' | 'hear' | 'hint'): void {
    if (verzoek === 'pause') this.pause(!this.toestand.getState().pauze);
    else if (verzoek === 'hear') this.hear();
    else this.hint();
  }
}

/** Word letters must be there before they are painted; without fonts the game still starts. */
async function laadLetters(t: Toegankelijk): Promise<void> {
  const font = t.lettertype === 'opendyslexic' ? 'OpenDyslexic' : 'Andika';
  await document.fonts.load(`700 48px ${font}`).catch(() => []);
}
