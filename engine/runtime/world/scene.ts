import { Container } from 'pixi.js';
import type { TriggerAction } from '#engine/document/trigger.ts';
import { runTriggerAction } from './actions.ts';
import { Context } from './context.ts';
import type { Accessibility, Layout, StageFrame } from '../contract.ts';
import type { Thing } from './entities.ts';
import { WHOLE_STAGE } from '../layout/layout.ts';
import type { Obstacle } from '../layout/help-spot.ts';
import { JuiceBox } from './juice.ts';
import { LetterLanding } from './letter-landing.ts';
import type { SceneParts } from '../kit.ts';
import { LifeList } from './life-list.ts';
import type { Frame } from '../loop.ts';
import { MechanicList } from './mechanic-list.ts';
import { Numbers, type Dial } from './numbers.ts';
import { obstaclesOf } from './obstacles.ts';
import { SceneEvents } from './scene-events.ts';
import { REACTION, type SceneOptions } from './scene-options.ts';
import { Standing } from './standing.ts';
import { type System, Systems } from './system.ts';
import { Timers } from './timers.ts';
import { type Occurrence, Triggers } from './triggers.ts';
import { Tweens } from './tweens.ts';
import { tokensOf } from '../vraag.ts';
import { SceneWorld } from './world.ts';

/** The time of layers that do not drift. */
const STANDSTILL = { now: 0 };
/** Stage pixels between the rail and what covers the bottom. */
const RAIL_AIR = 66;

const NOWHERE = { a: null, b: null, impulse: 0, x: 640, y: 360 } as const;

/** The running scene of one game: composes its systems and hands each moment of its life to them in a fixed order. */
export class Scene {
  readonly root = new Container();
  readonly mechanics = new MechanicList();
  readonly world: SceneWorld;
  readonly parts: SceneParts;
  readonly events: SceneEvents;
  readonly juice: JuiceBox;
  /** Letters on their way to their slots. */
  readonly landing: LetterLanding;
  /** What mechanics and behaviours see of this scene. */
  readonly ctx: Context;
  private readonly o: SceneOptions;
  private readonly stand: Standing;
  private readonly numbers: Numbers;
  private level: number;
  private readonly timers = new Timers();
  private readonly tweens = new Tweens();
  private readonly lives: LifeList;
  private readonly triggers: Triggers;
  private readonly systems: Systems;

  constructor(o: SceneOptions) {
    this.o = o;
    this.stand = new Standing(o.doc.modes, o.accessibility);
    this.level = o.s;
    this.numbers = new Numbers(o.tuning, this.dial);
    this.lives = new LifeList(o.behaviours, this.stand.off);
    this.juice = new JuiceBox(this.tweens, this.stand.off);
    this.parts = this.createParts();
    this.world = this.createWorld();
    this.events = new SceneEvents(this.world.store);
    this.landing = this.createLanding();
    const { stand: state, numbers, timers, world, events, mechanics, parts, juice, landing } = this;
    this.ctx = new Context({ o, stand: state, numbers, timers, world, events, mechanics, parts, juice, landing });
    this.triggers = this.createTriggers();
    this.systems = new Systems(this.order());
    this.mount();
    // Before the things are there: what they tell at birth is heard too.
    this.listen();
    this.systems.init();
  }

  /** Part of the stage that every screen shows whole. */
  get frame(): StageFrame {
    return this.o.doc.stage.frame ?? WHOLE_STAGE;
  }

  /** Where the sentence of a question stands; null = on the plate. */
  get zinBox(): StageFrame | null {
    return this.o.doc.zin?.box ?? null;
  }

  /** The round begins. */
  start(): void {
    this.systems.start();
    this.events.emit('start');
  }

  /** Another question is asked. */
  reset(): void {
    this.systems.reset();
  }

  /** One fixed step; the world holds its breath during a hit-stop, only particles go on. */
  step(dt: number): void {
    this.parts.fx.step(dt);
    if (this.juice.standstill > 0) {
      this.juice.standstill -= dt;
      return;
    }
    this.systems.update(dt);
  }

  render(frame: Frame): void {
    this.world.render(frame, this.stand.still ? STANDSTILL : this.timers);
    this.mechanics.render();
    this.root.x = this.juice.shake;
  }

  setLayout(layout: Layout): void {
    this.systems.resize(layout);
  }

  /** Play level of the next question, 0..1: within a round it comes in waves. */
  setLevel(s: number): void {
    this.level = s;
    this.reread();
  }

  /** Other letters, calm, less movement and one switch take effect at once, also in the middle of a round. */
  setAccessibility(t: Accessibility): void {
    this.parts.plates.restyle(t);
    this.stand.revise();
    this.reread();
    for (const thing of this.world.store.list) {
      this.born(thing);
      if (thing.token !== null) thing.appearance.plate?.setToken(thing.token);
    }
    this.mechanics.stateChange();
  }

  /** What a card over the world had better not cover, in CSS pixels: rail, tokens, slots, what the document names, people. */
  obstacles(): Obstacle[] {
    return obstaclesOf({
      things: this.world.store.list,
      mechanics: this.mechanics,
      rail: this.parts.rail.view,
      avoid: this.o.doc.help.avoid,
      layout: this.world.layout,
    });
  }

  /** Lets one action of the document happen. */
  act(action: TriggerAction, occurrence: Occurrence): void {
    const { ctx, world } = this;
    const { turn } = this.o;
    runTriggerAction({ ctx, world, say: () => turn.say(), finish: () => turn.finish() }, action, occurrence);
  }

  destroy(): void {
    this.systems.end();
    this.root.destroy({ children: true });
  }

  /* ---- composition ---------------------------------------------------------- */

  /** All systems in the order of their moments. */
  private order(): System[] {
    const { timers, tweens, juice, triggers, world, mechanics, lives, parts, landing, o } = this;
    return [
      { init: () => world.populate(), resize: (layout) => (world.layout = layout), update: () => world.store.begin() },
      { resize: (layout) => this.placeRail(layout), reset: () => parts.plates.wis() },
      { reset: () => landing.clear(), update: (dt) => landing.step(dt), end: () => landing.clear() },
      { update: (dt) => timers.step(dt) },
      { update: (dt) => tweens.step(dt) },
      { update: (dt) => juice.step(dt) },
      { update: (dt) => triggers.step(dt) },
      {
        init: () => this.createMechanics(),
        update: (dt) => mechanics.update(dt, o.turn.phase === 'spel' || o.turn.phase === 'uitleg'),
        resize: (layout) => mechanics.resize(layout),
        end: () => mechanics.end(),
      },
      { update: (dt) => this.stepPhysics(dt) },
      { update: (dt) => lives.step(dt), end: () => lives.destroy() },
      { update: (dt) => world.step(dt) },
      { update: (dt) => parts.rail.step(dt) },
      { update: (dt) => parts.hand.step(dt) },
      { start: () => parts.iris.open(), update: (dt) => parts.iris.step(dt) },
      { end: () => timers.clear() },
      { end: () => tweens.clear() },
      { end: () => juice.clear() },
      { end: () => o.physics?.destroy() },
      { end: () => parts.plates.destroy() },
    ];
  }

  /** Triggers hear an event first, then mechanics, lives and actors; the session comes after them. */
  private listen(): void {
    const { events, triggers, mechanics, lives, world } = this;
    events.listen((event, occurrence) => triggers.fire(event, occurrence));
    events.listen((event, { a, b }) => mechanics.event(event, a, b));
    events.listen((event, { a, b }) => lives.report(event, a, b));
    events.listen((event) => {
      if (REACTION.has(event)) world.react(event);
    });
  }

  private get dial(): Dial {
    return { s: this.level, calm: this.stand.calm };
  }

  private reread(): void {
    this.numbers.reread(this.dial);
    this.o.physics?.set(this.o.tuning(this.dial).num);
  }

  private createParts(): SceneParts {
    const { o, stand: state } = this;
    const ground = o.doc.stage.ground ?? o.doc.stage.background;
    return o.createParts({ ...o, stand: state, ground, frame: this.frame, tokens: () => tokensOf(o.turn.question()) });
  }

  private createWorld(): SceneWorld {
    return new SceneWorld({
      ...this.o,
      parts: this.parts,
      time: this.timers,
      num: (value) => this.numbers.num(value),
      stateChanged: (thing, state) => this.events.emit('state', thing.id, state),
      born: (thing) => this.born(thing),
      gone: (thing) => this.gone(thing),
    });
  }

  private createLanding(): LetterLanding {
    const { parts, stand, world, events } = this;
    return new LetterLanding({
      ...parts,
      stand,
      place: (thing, out) => world.place(thing.id, NOWHERE, out),
      landed: (slot) => events.emit('landed', undefined, String(slot)),
    });
  }

  private createTriggers(): Triggers {
    const { ctx, world, o } = this;
    return new Triggers(
      o.doc.triggers,
      {
        act: (action, occurrence) => this.act(action, occurrence),
        after: (ms, fn) => ctx.after(ms, fn),
        lookup: this.lookup,
        num: (value) => ctx.num(value),
      },
      (id) => {
        const thing = world.find(id);
        return thing === undefined ? [] : [thing.prefab, thing.groep];
      },
    );
  }

  private createMechanics(): void {
    for (const { id, raw, def } of this.o.mechanics) this.mechanics.add(id, def.create(this.ctx, raw));
  }

  private mount(): void {
    const { rail, fx, hand, iris } = this.parts;
    this.world.mount(this.root);
    this.root.addChild(rail.view, this.landing.view, fx.view, hand.view, iris.view);
  }

  private placeRail(layout: Layout): void {
    const [left, top, wide, high] = this.frame;
    const { y } = this.o.doc.woordRail;
    const covered = layout.bottom > 0 ? Math.min(y, top + high - layout.bottom - RAIL_AIR) : y;
    this.parts.rail.view.position.set(left + wide / 2, covered);
  }

  private stepPhysics(dt: number): void {
    const { physics } = this.o;
    if (physics === null) return;
    physics.step(dt);
    physics.drain(this.onContact);
  }

  private readonly onContact = (kind: 'contact' | 'enter' | 'leave', a: Thing, b: Thing): void =>
    this.events.contact(kind, { a, b }, this.o.physics?.impulse ?? 0);

  private born(thing: Thing): void {
    this.stand.show(thing);
    this.lives.revise(this.ctx, thing);
  }

  private gone(thing: Thing): void {
    this.tweens.stop(thing);
    this.lives.remove(thing);
  }

  /** What a condition of the document asks by name. */
  readonly lookup = (name: string): string | number | boolean | null => {
    const { ctx, triggers, world } = this;
    switch (name) {
      case 'a':
        return triggers.now.a;
      case 'b':
        return triggers.now.b;
      case 'now':
        return ctx.now;
      case 's':
        return ctx.s;
      case 'calm':
        return ctx.calm;
      case 'reduced':
        return ctx.reducedMotion;
      default:
        return name.startsWith('state.') ? (world.find(name.slice(6))?.state ?? null) : this.o.turn.lookup(name);
    }
  };
}
