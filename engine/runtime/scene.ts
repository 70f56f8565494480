import { Container } from 'pixi.js';
import type { EntityDef, PrefabDef } from '#engine/document/entity.ts';
import { type ActionWorld, runAction } from './actions.ts';
import { buildAppearance, type BuildResources, expand } from './builder.ts';
import type { Services, Entity, Layout, Mechanic, SceneContext, TokenView, Accessibility } from './contract.ts';
import { Thing, EntityStore } from './entities.ts';
import type { Obstacle } from './help-spot.ts';
import { JuiceBox } from './juice.ts';
import type { Curtain, GhostHand, Rail, SceneParts } from './kit.ts';
import { LifeList } from './life-list.ts';
import { MechanicList } from './mechanic-list.ts';
import { buildLayers, type LayerView, slideLayers } from './layers.ts';
import type { Frame } from './loop.ts';
import { obstaclesOf } from './obstacles.ts';
import { groepPoints, placements } from './placement.ts';
import { SceneBase } from './scene-base.ts';
import { HitFinder } from './scene-hit.ts';
import { REACTION, type SceneOptions } from './scene-options.ts';
import { Triggers, type Occurrence } from './triggers.ts';
import { Tweens } from './tweens.ts';
import { Point } from './point.ts';

/** The time of layers that do not drift. */
const STANDSTILL = { now: 0 };

/** Hears what happens in a scene. */
export type SceneListener = (event: string, a: string | null, b: string | null) => void;

/** The running world of one game: things, mechanics, behaviours, effects. Implements what mechanics may use. */
export class Scene extends SceneBase implements SceneContext, ActionWorld {
  readonly root = new Container();
  readonly services: Services = { camera: new Point() };
  readonly juice: JuiceBox;
  readonly fx: SceneParts['fx'];
  readonly rail: Rail;
  readonly hand: GhostHand;
  readonly iris: Curtain;
  readonly tweens = new Tweens();
  readonly store: EntityStore;
  layout: Layout;
  readonly mechanics = new MechanicList();
  private readonly listeners: SceneListener[] = [];
  private readonly lagen: LayerView[];
  private readonly punten: ReadonlyMap<string, readonly (readonly [number, number])[]>;
  private readonly triggers: Triggers;
  private readonly leven: LifeList;
  private readonly pool: SceneParts['plates'];
  private readonly bouw: BuildResources;
  private readonly groepen = new Map<string, Thing[]>();
  private readonly tref = new HitFinder(this);
  private dirty = true;
  private volgnummer = 0;
  private impulse = 0;
  private readonly contactSpot = new Point(640, 360);

  constructor(o: SceneOptions) {
    super(o);
    const { stand: state } = this;
    this.leven = new LifeList(o.behaviours, state.uit);
    this.layout = o.layout;
    this.juice = new JuiceBox(this.tweens, state.uit);
    const ground = o.doc.stage.ground ?? o.doc.stage.background;
    const parts = o.createParts({ ...o, stand: state, ground, tokens: () => this.tokens() });
    this.pool = parts.plates;
    this.store = new EntityStore({
      now: () => this.now,
      removed: (d) => this.removed(d),
      stateChanged: (d, state) => this.emit('state', d.id, state),
      tokenChanged: () => undefined,
    });
    this.lagen = buildLayers(o.doc, o.assets);
    this.punten = groepPoints(o.doc);
    this.bouw = {
      doc: o.doc,
      assets: o.assets,
      parts,
      num: (v) => this.num(v),
      laag: (id) => this.layerOf(id),
      token: (t) => this.token(t),
    };
    this.fx = parts.fx;
    this.rail = parts.rail;
    this.hand = parts.hand;
    this.iris = parts.iris;
    if (o.physics !== null) this.services.world = o.physics;
    for (const layer of this.lagen) this.root.addChild(layer.container);
    this.root.addChild(this.rail.view, this.fx.view, this.hand.view, this.iris.view);
    this.triggers = new Triggers(
      o.doc.triggers,
      {
        act: (a, v) => runAction(this, a, v),
        after: (ms, fn) => this.after(ms, fn),
        lookup: (n) => this.lookup(n),
        num: (v) => this.num(v),
      },
      (id) => this.namesOf(id),
    );
    this.populate();
    for (const { id, raw, def } of o.mechanics) this.mechanics.add(id, def.create(this, raw));
  }

  layer(id: string): Container {
    return this.layerOf(id).container;
  }
  mechanic(id: string): Mechanic | undefined {
    return this.mechanics.get(id);
  }

  tokenWidth(size: number): number {
    return this.pool.breedte(size);
  }
  token(options: Parameters<SceneContext['token']>[0]): TokenView {
    return this.pool.neem(options);
  }
  freeToken(view: TokenView): void {
    this.pool.give(view);
  }

  /** Called at each question: plate widths follow the new set of tokens. */
  newVraag(): void {
    this.pool.wis();
  }

  /** Other letters, calm, less movement and one switch take effect at once, also in the middle of a round. */
  setAccessibility(t: Accessibility): void {
    this.pool.restyle(t);
    this.stand.revise();
    this.reread();
    this.o.physics?.set(this.o.tuning(this.calm).num);
    for (const thing of this.store.lijst) {
      this.stand.toon(thing);
      this.leven.revise(this, thing);
      if (thing.token !== null) thing.uiterlijk.plate?.setToken(thing.token);
    }
    this.mechanics.stateChange();
  }

  entity(id: string): Entity {
    const thing = this.store.lijst.find((d) => d.id === id);
    if (thing === undefined) throw new Error(`scene ${this.doc.id}: geen ding '${id}'`);
    return thing;
  }

  group(id: string): readonly Thing[] {
    if (this.dirty) this.groepen.clear();
    this.dirty = false;
    let groep = this.groepen.get(id);
    if (groep === undefined) {
      groep = this.store.lijst.filter((d) => d.past(id));
      this.groepen.set(id, groep);
    }
    return groep;
  }

  points(id: string): readonly (readonly [number, number])[] {
    return this.punten.get(id) ?? this.group(id).map((d) => [d.x, d.y] as const);
  }

  spawn(prefab: string, x: number, y: number): Thing {
    this.volgnummer += 1;
    return this.create({ prefab }, `${prefab}#${this.volgnummer}`, { group: null, at: [x, y] });
  }

  hit(pattern: string, at: { x: number; y: number }, extra = 0): Thing | null {
    return this.tref.find(pattern, at, extra);
  }

  /** Hears every event after the mechanics. */
  listen(listener: SceneListener): void {
    this.listeners.push(listener);
  }

  emit(event: string, a?: string, b?: string): void {
    const source = a === undefined ? undefined : this.store.lijst.find((d) => d.id === a);
    this.meld(event, {
      a: a ?? null,
      b: b ?? null,
      impulse: this.impulse,
      x: source?.x ?? this.contactSpot.x,
      y: source?.y ?? this.contactSpot.y,
    });
  }

  /** One fixed step of the world. */
  step(dt: number): void {
    this.fx.step(dt);
    if (this.juice.standstill > 0) {
      this.juice.standstill -= dt;
      return;
    }
    this.store.begin();
    this.timers.step(dt);
    this.tweens.step(dt);
    this.juice.step(dt);
    this.triggers.step(dt);
    this.mechanics.update(dt, this.fase === 'spel' || this.fase === 'uitleg');
    this.stepPhysics(dt);
    this.stepLife(dt);
    this.rail.step(dt);
    this.hand.step(dt);
    this.iris.step(dt);
  }

  render(frame: Frame): void {
    slideLayers(this.lagen, this.services.camera, this.reducedMotion ? STANDSTILL : this.timers);
    this.store.render(frame);
    this.mechanics.render();
    this.root.x = this.juice.shake;
  }

  setLayout(layout: Layout): void {
    this.layout = layout;
    const y = this.doc.woordrail.y ?? 660;
    this.rail.view.position.set(640, layout.bottom > 0 ? Math.min(y, 720 - layout.bottom - 66) : y);
    this.mechanics.resize(layout);
  }

  /** Makes all actors look at a stage place. */
  look({ x, y }: { readonly x: number; readonly y: number }): void {
    for (let i = 0; i < this.store.lijst.length; i += 1) {
      const thing = this.store.lijst[i];
      thing?.uiterlijk.actor?.look(x - thing.x, y - thing.y);
    }
  }

  destroy(): void {
    this.mechanics.end();
    this.leven.destroy();
    this.timers.clear();
    this.tweens.clear();
    this.juice.clear();
    this.o.physics?.destroy();
    this.pool.destroy();
    this.root.destroy({ children: true });
  }

  /* ---- for actions -------------------------------------------------------- */

  get ctx(): SceneContext {
    return this;
  }

  doelen(pattern: string, occurrence: Occurrence): readonly Thing[] {
    const id = pattern === 'a' ? occurrence.a : pattern === 'b' ? occurrence.b : pattern;
    return id === null ? [] : this.group(id);
  }

  plek(
    at: string | readonly [number, number] | undefined,
    occurrence: Occurrence,
    out: { x: number; y: number },
  ): boolean {
    const thing = typeof at === 'string' ? this.doelen(at, occurrence)[0] : undefined;
    if (thing !== undefined) return this.locate(thing, out);
    const point = typeof at === 'string' ? this.punten.get(at)?.[0] : at;
    out.x = point?.[0] ?? occurrence.x;
    out.y = point?.[1] ?? occurrence.y;
    return true;
  }

  /** Place of a thing as seen: minus the camera as far as its layer follows it. */
  private locate(thing: Thing, out: { x: number; y: number }): boolean {
    const { camera } = this.services;
    out.x = thing.x - camera.x * thing.uiterlijk.parallax;
    out.y = thing.y - camera.y * thing.uiterlijk.parallax;
    return true;
  }

  /** What a card over the world had better not cover, in CSS pixels: rail, tokens, slots, what the document names, people. */
  obstacles(): Obstacle[] {
    return obstaclesOf({
      dingen: this.store.lijst,
      mechanics: this.mechanics,
      rail: this.rail.view,
      mijd: this.doc.hulp.mijd,
      layout: this.layout,
    });
  }

  /** Place of the first visible thing that matches; false when there is none. */
  onStage(pattern: string, out: { x: number; y: number }): boolean {
    const groep = this.group(pattern);
    for (let i = 0; i < groep.length; i += 1) {
      const thing = groep[i];
      if (thing?.visible === true) return this.locate(thing, out);
    }
    return false;
  }

  /* ---- inside -------------------------------------------------------------- */

  private meld(event: string, occurrence: Occurrence): void {
    const { a, b } = occurrence;
    this.triggers.fire(event, occurrence);
    this.mechanics.event(event, a, b);
    this.leven.meld(event, a, b);
    if (REACTION.has(event)) this.react(event);
    for (let i = 0; i < this.listeners.length; i += 1) this.listeners[i]?.(event, a, b);
  }

  private react(event: string): void {
    for (const thing of this.store.lijst) thing.uiterlijk.actor?.react(event);
  }

  private lookup(name: string): string | number | boolean | null {
    if (name === 'a') return this.triggers.nu.a;
    if (name === 'b') return this.triggers.nu.b;
    const known = this.known(name);
    if (known !== undefined) return known;
    if (name.startsWith('state.')) return this.store.lijst.find((d) => d.id === name.slice(6))?.state ?? null;
    return this.o.turn.lookup(name);
  }

  /** Names that tell of the world itself. */
  private known(name: string): number | boolean | undefined {
    if (name === 'now') return this.now;
    if (name === 's') return this.s;
    if (name === 'calm') return this.calm;
    return name === 'reduced' ? this.reducedMotion : undefined;
  }

  private namesOf(id: string): readonly (string | null)[] {
    const thing = this.store.lijst.find((d) => d.id === id);
    return thing === undefined ? [] : [thing.prefab, thing.groep];
  }

  private stepPhysics(dt: number): void {
    const { physics } = this.o;
    if (physics === null) return;
    physics.step(dt);
    physics.drain(this.onContact);
  }

  private readonly onContact = (kind: 'contact' | 'enter' | 'leave', a: Thing, b: Thing): void => {
    this.impulse = this.o.physics?.impulse ?? 0;
    this.contactSpot.x = (a.x + b.x) / 2;
    this.contactSpot.y = (a.y + b.y) / 2;
    this.emit(kind, a.id, b.id);
    this.impulse = 0;
  };

  private stepLife(dt: number): void {
    this.leven.step(dt);
    for (let i = 0; i < this.store.lijst.length; i += 1) this.store.lijst[i]?.uiterlijk.actor?.step(dt);
  }

  private layerOf(id: string | undefined): LayerView {
    const layer = id === undefined ? this.lagen.at(-1) : this.lagen.find((l) => l.id === id);
    if (layer === undefined) throw new Error(`scene ${this.doc.id}: geen laag '${id ?? ''}'`);
    return layer;
  }

  private populate(): void {
    for (const { def, id, group, at } of placements(this.doc)) this.create(def, id, { group, at });
  }

  private create(
    def: EntityDef | PrefabDef,
    id: string,
    where: { group: string | null; at: readonly [number, number] },
  ): Thing {
    const full = expand(this.doc, def);
    const thing = this.store.add(id, def.prefab ?? null, {
      group: where.group,
      def: full,
      uiterlijk: buildAppearance(this.bouw, full, id),
    });
    thing.place(where.at[0], where.at[1]);
    thing.scale = this.num(full.scale ?? 1);
    thing.angle = this.num(full.angle ?? 0);
    this.store.prevScale[thing.index] = thing.scale;
    this.store.prevAngle[thing.index] = thing.angle;
    if (full.body !== undefined) this.o.physics?.attach(thing, full.body);
    if (full.state !== undefined) thing.setState(full.state);
    this.stand.toon(thing);
    this.leven.revise(this, thing);
    this.dirty = true;
    return thing;
  }

  private removed(thing: Thing): void {
    this.dirty = true;
    this.o.physics?.detach(thing);
    this.tweens.stop(thing);
    this.leven.remove(thing);
    if (thing.uiterlijk.plate !== null) this.freeToken(thing.uiterlijk.plate);
    thing.view.destroy({ children: true });
  }
}
