import { Container, Texture } from 'pixi.js';
import { createFakeRound } from '#engine/core/oefening/fake/fake-ronde.ts';
import type { Sound } from '#engine/runtime/contract.ts';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';
import { Thing } from '#engine/runtime/world/entities.ts';
import { createPodium, type Podium } from '#engine/runtime/podium.ts';
import { Scene } from '#engine/runtime/world/scene.ts';
import { SceneWorld } from '#engine/runtime/world/world.ts';
import { ENGINE_KIT } from '#engine/assembly/kit.ts';
import { createSpel } from '#engine/runtime/spel.ts';
import { loadSpel } from '#games/registry.ts';
import { view, createPlayer, type Player } from '../../studio/self-player.ts';

export interface Command {
  spel: string;
  seed: number;
  items: number;
  s: number;
}
/** What happened in a run of frames. */
export interface Piece {
  frames: number;
  ms: number[];
  draws: number;
  gebeurtenis: boolean;
  fase: string;
  klaar: number;
}

/** Handle for the bench outside the page. */
export interface BenchPage {
  mount(o: Command): Promise<void>;
  unmount(): void;
  /** n frames; `speel` lets the bot act first. */
  frames(n: number, play: boolean): Piece;
  /** A whole round without drawing every frame; answers the simulated seconds. */
  ronde(): number;
  kinds: Readonly<Record<'Container' | 'Texture' | 'Scene' | 'Ding', object>>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const STILL: Sound = {
  play: () => 0,
  stop: () => undefined,
  rate: () => undefined,
  hush: () => undefined,
  say: () => Promise.resolve(),
};
const MOUSE_EVERY = 3;
const MAX_STEPS = 240 * 60;

const host = document.querySelector<HTMLElement>('#host');
if (host === null) throw new Error('no host');
const podium: Podium = await createPodium(host);
let spel: MountedSpel | null = null;
let player: Player | null = null;
let written = 0;
let born = 0;
let tap = 0;

const { spawn } = SceneWorld.prototype;
/** A thing that is born is an event, not a frame. */
SceneWorld.prototype.spawn = function counted(...args: Parameters<typeof spawn>): ReturnType<typeof spawn> {
  born += 1;
  return Reflect.apply(spawn, this, args);
};

function running(): { spel: MountedSpel; player: Player } {
  if (spel === null || player === null) throw new Error('nothing mounted');
  return { spel, player };
}

function unmount(): void {
  spel?.destroy();
  spel = null;
  player = null;
}

/** Loading waits on the network only, never on frames. */
async function loaded(created: MountedSpel): Promise<void> {
  for (let i = 0; i < 600 && created.toestand.getState().phase === 'laden'; i += 1)
    await new Promise((done) => {
      setTimeout(done, 20);
    });
}

async function mount(o: Command): Promise<void> {
  unmount();
  const pkg = await loadSpel(o.spel, 'nl');
  if (pkg === null) throw new Error(`no game ${o.spel}`);
  const [fixture = ''] = pkg.doc.tests.fixtures;
  const ronde = createFakeRound({ fixture, seed: o.seed, items: o.items, s: o.s });
  const viewed = view(ronde);
  let error: Error | null = null;
  const created = createSpel({
    kit: ENGINE_KIT,
    podium,
    doc: pkg.doc,
    round: viewed,
    texts: (key) => key,
    sound: STILL,
    seed: o.seed,
    firstTime: false,
    onEnd: () => undefined,
    onError: (e) => {
      error = e;
    },
    accessibility: {
      calm: false,
      reducedMotion: false,
      oneSwitch: false,
      lettertype: 'andika',
      letterafstand: 0,
      toetsenbord: 'qwerty',
    },
    ...(pkg.eigen === undefined ? {} : { eigen: pkg.eigen }),
  });
  created.toestand.subscribe(() => {
    written += 1;
  });
  created.start();
  await loaded(created);
  if (error !== null) throw error;
  spel = created;
  player = createPlayer(created, ronde, viewed);
}

/** The pointer wanders over the stage, as a hand does. */
function point(): void {
  const x = 500 + Math.sin(tap * 0.05) * 380;
  const y = 320 + Math.cos(tap * 0.037) * 200;
  podium.canvas.dispatchEvent(
    new PointerEvent('pointermove', { clientX: x, clientY: y, pointerType: 'mouse', pointerId: 1 }),
  );
}

function frames(n: number, play: boolean): Piece {
  const { spel: now, player: bot } = running();
  const ms: number[] = [];
  let draws = 0;
  written = 0;
  born = 0;
  if (play) bot.doe('goed');
  for (let i = 0; i < n; i += 1) {
    tap += 1;
    if (tap % MOUSE_EVERY === 0) point();
    const begin = performance.now();
    window.klok.tik();
    ms.push(performance.now() - begin);
    draws = Math.max(draws, window.klok.draws);
  }
  const { phase, beads } = now.toestand.getState();
  return {
    frames: n,
    ms,
    draws,
    gebeurtenis: written + born > 0,
    fase: phase,
    klaar: beads.filter((k) => k === 'goed' || k === 'geholpen').length,
  };
}

function ronde(): number {
  const { spel: now, player: bot } = running();
  let steps = 0;
  while (now.toestand.getState().phase !== 'resultaat' && steps < MAX_STEPS) {
    bot.doe('goed');
    now.step(30);
    steps += 30;
  }
  return steps / 60;
}

window.bench = {
  mount,
  unmount,
  frames,
  ronde,
  kinds: { Container: Container.prototype, Texture: Texture.prototype, Scene: Scene.prototype, Ding: Thing.prototype },
};
