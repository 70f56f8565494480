import { Container, Texture } from 'pixi.js';
import { createFakeRound } from '#engine/core/oefening/fake-ronde.ts';
import type { Geluid, Spel } from '#engine/runtime/contract.ts';
import { Ding } from '#engine/runtime/entities.ts';
import { createPodium, type Podium } from '#engine/runtime/podium.ts';
import { Scene } from '#engine/runtime/scene.ts';
import { createSpel } from '#engine/runtime/spel.ts';
import { loadSpel } from '#games/registry.ts';
import { bekijk, createSpeler, type Speler } from '../../studio/zelf-speler.ts';

export interface Opdracht {
  spel: string;
  seed: number;
  items: number;
  s: number;
}
/** What happened in a run of frames. */
export interface Stuk {
  frames: number;
  ms: number[];
  draws: number;
  gebeurtenis: boolean;
  fase: string;
  klaar: number;
}

/** Handle for the bench outside the page. */
export interface BenchPagina {
  mount(o: Opdracht): Promise<void>;
  unmount(): void;
  /** n frames; `speel` lets the bot act first. */
  frames(n: number, speel: boolean): Stuk;
  /** A whole round without drawing every frame; answers the simulated seconds. */
  ronde(): number;
  soorten: Readonly<Record<'Container' | 'Texture' | 'Scene' | 'Ding', object>>;
}

declare global {
  interface Window {
    bench: BenchPagina;
  }
}

const STIL: Geluid = { play: () => 0, stop: () => undefined, rate: () => undefined, say: () => Promise.resolve() };
const MUIS_OM = 3;
const MAX_STAPPEN = 240 * 60;

const host = document.querySelector<HTMLElement>('#host');
if (host === null) throw new Error('no host');
const podium: Podium = await createPodium(host);
let spel: Spel | null = null;
let speler: Speler | null = null;
let geschreven = 0;
let geboren = 0;
let tik = 0;

const { spawn } = Scene.prototype;
/** A thing that is born is an event, not a frame. */
Scene.prototype.spawn = function geteld(...args: Parameters<typeof spawn>): ReturnType<typeof spawn> {
  geboren += 1;
  return Reflect.apply(spawn, this, args);
};

function lopend(): { spel: Spel; speler: Speler } {
  if (spel === null || speler === null) throw new Error('nothing mounted');
  return { spel, speler };
}

function unmount(): void {
  spel?.destroy();
  spel = null;
  speler = null;
}

/** Loading waits on the network only, never on frames. */
async function geladen(gemaakt: Spel): Promise<void> {
  for (let i = 0; i < 600 && gemaakt.toestand.getState().fase === 'laden'; i += 1)
    await new Promise((klaar) => {
      setTimeout(klaar, 20);
    });
}

async function mount(o: Opdracht): Promise<void> {
  unmount();
  const pakket = await loadSpel(o.spel, 'nl');
  if (pakket === null) throw new Error(`no game ${o.spel}`);
  const [fixture = ''] = pakket.doc.tests.fixtures;
  const ronde = createFakeRound({ fixture, seed: o.seed, items: o.items, s: o.s });
  const bekeken = bekijk(ronde);
  let fout: Error | null = null;
  const gemaakt = createSpel({
    podium,
    doc: pakket.doc,
    round: bekeken,
    teksten: (key) => key,
    geluid: STIL,
    seed: o.seed,
    eersteKeer: false,
    onEinde: () => undefined,
    onFout: (e) => {
      fout = e;
    },
    toegankelijk: {
      calm: false,
      reducedMotion: false,
      oneSwitch: false,
      lettertype: 'andika',
      letterafstand: 0,
      toetsenbord: 'qwerty',
    },
    ...(pakket.eigen === undefined ? {} : { eigen: pakket.eigen }),
  });
  gemaakt.toestand.subscribe(() => {
    geschreven += 1;
  });
  gemaakt.start();
  await geladen(gemaakt);
  if (fout !== null) throw fout;
  spel = gemaakt;
  speler = createSpeler(gemaakt, ronde, bekeken);
}

/** The pointer wanders over the stage, as a hand does. */
function wijs(): void {
  const x = 500 + Math.sin(tik * 0.05) * 380;
  const y = 320 + Math.cos(tik * 0.037) * 200;
  podium.canvas.dispatchEvent(
    new PointerEvent('pointermove', { clientX: x, clientY: y, pointerType: 'mouse', pointerId: 1 }),
  );
}

function frames(n: number, speel: boolean): Stuk {
  const { spel: nu, speler: bot } = lopend();
  const ms: number[] = [];
  let draws = 0;
  geschreven = 0;
  geboren = 0;
  if (speel) bot.doe('goed');
  for (let i = 0; i < n; i += 1) {
    tik += 1;
    if (tik % MUIS_OM === 0) wijs();
    const begin = performance.now();
    window.klok.tik();
    ms.push(performance.now() - begin);
    draws = Math.max(draws, window.klok.draws);
  }
  const { fase, kralen } = nu.toestand.getState();
  return {
    frames: n,
    ms,
    draws,
    gebeurtenis: geschreven + geboren > 0,
    fase,
    klaar: kralen.filter((k) => k === 'goed' || k === 'geholpen').length,
  };
}

function ronde(): number {
  const { spel: nu, speler: bot } = lopend();
  let stappen = 0;
  while (nu.toestand.getState().fase !== 'resultaat' && stappen < MAX_STAPPEN) {
    bot.doe('goed');
    nu.step(30);
    stappen += 30;
  }
  return stappen / 60;
}

window.bench = {
  mount,
  unmount,
  frames,
  ronde,
  soorten: { Container: Container.prototype, Texture: Texture.prototype, Scene: Scene.prototype, Ding: Ding.prototype },
};
