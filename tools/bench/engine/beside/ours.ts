import { z } from 'zod/mini';
import { createFakeRound } from '#engine/core/oefening/fake/fake-ronde.ts';
import { ENGINE_KIT } from '#engine/assembly/kit.ts';
import { trialScene } from '#engine/mechanics/pieces/test-scenes.ts';
import type { Entity, Mechanic, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/own.ts';
import { createPodium } from '#engine/runtime/podium.ts';
import { createSpel } from '#engine/runtime/spel.ts';
import { BODIES, createChance, REFERENCE } from './reference.ts';

const schema = z.strictObject({ use: z.literal('reference'), burst: z.number() });

/** The reference scene as a game would bring it. */
class Reference implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly burst: number;
  private readonly things: readonly Entity[];
  private readonly chance = createChance();
  private frame = 0;

  constructor(ctx: SceneContext, params: z.output<typeof schema>) {
    this.ctx = ctx;
    this.burst = params.burst;
    this.things = BODIES.map(({ x, y, round, woord }, i) => {
      const thing = ctx.spawn(round ? 'round' : 'box', x, y);
      thing.token = { id: `woord-${i}`, kind: 'woord', text: woord };
      return thing;
    });
  }

  idle(): void {
    if (this.frame % REFERENCE.kickEvery === 0) this.kick();
    if (this.frame % REFERENCE.burstEvery === 0)
      this.ctx.fx.burst('stars', this.chance() * REFERENCE.width, this.chance() * REFERENCE.height, this.burst);
    this.frame += 1;
  }

  destroy(): void {
    this.frame = 0;
  }

  private kick(): void {
    const most = REFERENCE.kick * 60;
    for (const thing of this.things)
      this.ctx.services.world?.velocity(thing, (this.chance() - 0.5) * most, -this.chance() * most);
  }
}

const mechanic = defineMechanic(schema, [], (ctx, params) => new Reference(ctx, params));
const token = { plate: 'card', size: REFERENCE.plate.h, width: REFERENCE.plate.w } as const;
const { w, h } = REFERENCE.box;

const sceneOf = (burst: number) =>
  trialScene({
    id: 'reference',
    physics: {
      engine: 'matter',
      substeps: 1,
      gravity: { x: 0, y: 1 },
      velocityCap: 40,
      maxBodies: REFERENCE.bodies,
      materials: { rubber: { restitution: REFERENCE.restitution } },
    },
    assets: { svg: { round: 'reference/round.svg', box: 'reference/box.svg' } },
    layers: [
      { id: 'back', asset: 'back' },
      { id: 'clouds', asset: 'clouds', drift: -REFERENCE.drift, at: [0, 60] },
      { id: 'world' },
    ],
    prefabs: {
      round: {
        layer: 'world',
        sprite: 'round',
        token,
        body: { shape: 'circle', r: REFERENCE.radius, material: 'rubber' },
      },
      box: { layer: 'world', sprite: 'box', token, body: { shape: 'rect', w, h, material: 'rubber' } },
    },
    mechanics: [
      { use: 'gesture', kind: 'pop', targets: 'round' },
      {
        use: 'bodies',
        bounds: {
          rect: [0, 0, REFERENCE.width, REFERENCE.height],
          sides: ['left', 'right', 'top', 'bottom'],
          material: 'rubber',
        },
      },
      { use: 'reference', burst },
    ],
  });

const host = document.querySelector<HTMLElement>('#host');
if (host === null) throw new Error('no host');
const podium = await createPodium(host);
const spel = createSpel({
  kit: ENGINE_KIT,
  podium,
  // A weak screen gets a quarter of the particles; here everyone draws the same number.
  doc: sceneOf(podium.weak ? REFERENCE.burst * 4 : REFERENCE.burst),
  round: createFakeRound({ fixture: 'sequence:kat', seed: 1, items: 6, s: 0.4 }),
  texts: (key) => key,
  sound: {
    play: () => 0,
    stop: () => undefined,
    rate: () => undefined,
    hush: () => undefined,
    say: () => Promise.resolve(),
  },
  seed: 1,
  firstTime: false,
  base: '',
  onEnd: () => undefined,
  onError: (error) => {
    window.beside.error = error.message;
  },
  accessibility: {
    calm: false,
    reducedMotion: false,
    oneSwitch: false,
    lettertype: 'andika',
    letterafstand: 0,
    toetsenbord: 'qwerty',
  },
  eigen: { mechanics: { reference: { ...mechanic } } },
});
spel.toestand.subscribe(() => {
  if (spel.toestand.getState().phase !== 'laden') window.beside.ready = true;
});
spel.start();
