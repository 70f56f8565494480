import type { Container } from 'pixi.js';
import type { EntityDef, PrefabDef } from '#engine/document/entity.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { SceneAssets } from '../assets.ts';
import { buildAppearance, type BuildResources, expand } from './builder.ts';
import type { Layout, Services } from '../contract.ts';
import { EntityStore, type Thing } from './entities.ts';
import type { SceneParts } from '../kit.ts';
import { buildLayers, type LayerView, slideLayers } from './layers.ts';
import type { Physics } from './physics.ts';
import { groepPoints, placements } from './placement.ts';
import { StagePoint } from '../point.ts';
import { HitFinder } from './scene-hit.ts';
import type { Occurrence } from './triggers.ts';

/** What a world is made of, and who hears of its things. */
export interface WorldOptions {
  doc: SceneDoc;
  assets: SceneAssets;
  parts: SceneParts;
  physics: Physics | null;
  layout: Layout;
  time: { readonly now: number };
  num(value: number | string): number;
  stateChanged(thing: Thing, state: string): void;
  born(thing: Thing): void;
  gone(thing: Thing): void;
}

/** The things of a scene and the layers they stand in; finds them by name, group and place. */
export class SceneWorld {
  readonly services: Services = { camera: new StagePoint() };
  readonly store: EntityStore;
  readonly layers: readonly LayerView[];
  layout: Layout;
  private readonly o: WorldOptions;
  private readonly build: BuildResources;
  private readonly spots: ReadonlyMap<string, readonly (readonly [number, number])[]>;
  private readonly groepen = new Map<string, Thing[]>();
  private readonly finder = new HitFinder(this);
  private dirty = true;
  private serial = 0;

  constructor(options: WorldOptions) {
    this.o = options;
    this.layout = options.layout;
    this.layers = buildLayers(options.doc, options.assets);
    const { doc, assets, parts, num } = options;
    this.build = {
      doc,
      assets,
      parts,
      num,
      layer: (id) => this.layer(id),
      token: (token) => parts.plates.take(token),
    };
    this.spots = groepPoints(options.doc);
    this.store = new EntityStore({
      now: () => this.now,
      removed: (thing) => this.removed(thing),
      stateChanged: options.stateChanged,
      tokenChanged: () => undefined,
    });
    if (options.physics !== null) this.services.world = options.physics;
  }

  /** Simulated ms. */
  get now(): number {
    return this.o.time.now;
  }

  /** Puts the things of the document in the world. */
  populate(): void {
    const { doc } = this.o;
    for (const { def, id, group, at } of placements(doc)) this.create(def, id, { group, at });
  }

  layer(id: string | undefined): LayerView {
    const layer = id === undefined ? this.layers.at(-1) : this.layers.find((l) => l.id === id);
    if (layer === undefined) throw new Error(`scene ${this.o.doc.id}: geen laag '${id ?? ''}'`);
    return layer;
  }

  find(id: string): Thing | undefined {
    return this.store.list.find((d) => d.id === id);
  }

  entity(id: string): Thing {
    const thing = this.find(id);
    if (thing === undefined) throw new Error(`scene ${this.o.doc.id}: geen ding '${id}'`);
    return thing;
  }

  group(id: string): readonly Thing[] {
    if (this.dirty) this.groepen.clear();
    this.dirty = false;
    let groep = this.groepen.get(id);
    if (groep === undefined) {
      groep = this.store.list.filter((d) => d.past(id));
      this.groepen.set(id, groep);
    }
    return groep;
  }

  points(id: string): readonly (readonly [number, number])[] {
    return this.spots.get(id) ?? this.group(id).map((d) => [d.x, d.y] as const);
  }

  path(name: string): readonly (readonly [number, number])[] {
    return this.o.doc.paths[name] ?? [];
  }

  spawn(prefab: string, x: number, y: number): Thing {
    this.serial += 1;
    return this.create({ prefab }, `${prefab}#${this.serial}`, { group: null, at: [x, y] });
  }

  hit(pattern: string, at: { x: number; y: number }, extra = 0): Thing | null {
    return this.finder.find(pattern, at, extra);
  }

  /** Things that an action names; `a` and `b` are the sides of the event. */
  targets(pattern: string, occurrence: Occurrence): readonly Thing[] {
    const id = pattern === 'a' ? occurrence.a : pattern === 'b' ? occurrence.b : pattern;
    return id === null ? [] : this.group(id);
  }

  /** Stage place of a thing, group, point or side. */
  place(
    at: string | readonly [number, number] | undefined,
    occurrence: Occurrence,
    out: { x: number; y: number },
  ): boolean {
    const thing = typeof at === 'string' ? this.targets(at, occurrence)[0] : undefined;
    if (thing !== undefined) return this.locate(thing, out);
    const point = typeof at === 'string' ? this.spots.get(at)?.[0] : at;
    out.x = point?.[0] ?? occurrence.x;
    out.y = point?.[1] ?? occurrence.y;
    return true;
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

  /** Makes all actors look at a stage place. */
  look({ x, y }: { readonly x: number; readonly y: number }): void {
    for (let i = 0; i < this.store.list.length; i += 1) {
      const thing = this.store.list[i];
      thing?.appearance.actor?.look(x - thing.x, y - thing.y);
    }
  }

  /** Lets all actors react to an event of the round. */
  react(event: string): void {
    for (const thing of this.store.list) thing.appearance.actor?.react(event);
  }

  /** Fixed step of the actors. */
  step(dt: number): void {
    for (let i = 0; i < this.store.list.length; i += 1) this.store.list[i]?.appearance.actor?.step(dt);
  }

  /** Writes layers and things to the screen; `time` drifts the layers. */
  render(frame: { readonly alpha: number }, time: { readonly now: number }): void {
    slideLayers(this.layers, this.services.camera, time);
    this.store.render(frame);
  }

  mount(root: Container): void {
    for (const layer of this.layers) root.addChild(layer.container);
  }

  /** Place of a thing as seen: minus the camera as far as its layer follows it. */
  private locate(thing: Thing, out: { x: number; y: number }): boolean {
    const { camera } = this.services;
    const { parallax, home } = thing.appearance;
    out.x = home.left + (thing.x - camera.x * parallax) * home.size;
    out.y = home.top + (thing.y - camera.y * parallax) * home.size;
    return true;
  }

  private create(
    def: EntityDef | PrefabDef,
    id: string,
    where: { group: string | null; at: readonly [number, number] },
  ): Thing {
    const { doc, num, physics } = this.o;
    const full = expand(doc, def);
    const appearance = buildAppearance(this.build, full, id);
    const thing = this.store.add(id, def.prefab ?? null, { group: where.group, def: full, appearance });
    thing.place(where.at[0], where.at[1]);
    thing.scale = num(full.scale ?? 1);
    thing.angle = num(full.angle ?? 0);
    this.store.prevScale[thing.index] = thing.scale;
    this.store.prevAngle[thing.index] = thing.angle;
    if (full.body !== undefined) physics?.attach(thing, full.body);
    if (full.state !== undefined) thing.setState(full.state);
    this.o.born(thing);
    this.dirty = true;
    return thing;
  }

  private removed(thing: Thing): void {
    this.dirty = true;
    this.o.physics?.detach(thing);
    this.o.gone(thing);
    if (thing.appearance.plate !== null) this.o.parts.plates.give(thing.appearance.plate);
    thing.view.destroy({ children: true });
  }
}
