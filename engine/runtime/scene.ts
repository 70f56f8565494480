import { Container } from 'pixi.js';
import type { EntityDef, PrefabDef } from '#engine/document/entiteit.ts';
import { Deeltjes } from '#engine/parts/fx.ts';
import { Hand } from '#engine/parts/hand.ts';
import { Iris } from '#engine/parts/iris.ts';
import { Woordrail } from '#engine/parts/woordrail.ts';
import { type ActieWereld, voerUit } from './acties.ts';
import { bouwUiterlijk, type BouwMiddelen, voluit } from './bouwer.ts';
import type { Diensten, Entity, Fx, Layout, Mechanic, SceneContext, TokenView, Toegankelijk } from './contract.ts';
import { Ding, EntityStore } from './entities.ts';
import type { Obstakel } from './hulp-plek.ts';
import { JuiceBox } from './juice.ts';
import { LevenLijst } from './leven-lijst.ts';
import { bouwLagen, type LaagView, schuifLagen } from './lagen.ts';
import type { Frame } from './loop.ts';
import { obstakelsVan } from './obstakels.ts';
import { groepPunten, plaatsingen } from './plaatsing.ts';
import { letterstijl, PlaatPool } from './plaatpool.ts';
import { SceneBase } from './scene-base.ts';
import { HitFinder } from './scene-hit.ts';
import { REACTIE, type SceneOpties } from './scene-opties.ts';
import { Triggers, type Voorval } from './triggers.ts';
import { Tweens } from './tweens.ts';
import { Punt } from './punt.ts';

/** The time of layers that do not drift. */
const STILSTAND = { now: 0 };

/** The running world of one game: things, mechanics, behaviours, effects. Implements what mechanics may use. */
export class Scene extends SceneBase implements SceneContext, ActieWereld {
  readonly root = new Container();
  readonly diensten: Diensten = { camera: new Punt() };
  readonly juice: JuiceBox;
  readonly fx: Fx;
  readonly rail: Woordrail;
  readonly hand: Hand;
  readonly iris: Iris;
  readonly tweens = new Tweens();
  readonly store: EntityStore;
  layout: Layout;
  readonly mechanics: { id: string; mechanic: Mechanic }[] = [];
  private readonly lagen: LaagView[];
  private readonly punten: ReadonlyMap<string, readonly (readonly [number, number])[]>;
  private readonly deeltjes: Deeltjes;
  private readonly triggers: Triggers;
  private readonly leven: LevenLijst;
  private readonly pool: PlaatPool;
  private readonly bouw: BouwMiddelen;
  private readonly groepen = new Map<string, Ding[]>();
  private readonly tref = new HitFinder(this);
  private vuil = true;
  private volgnummer = 0;
  private impuls = 0;
  private readonly contactPlek = new Punt(640, 360);

  constructor(o: SceneOpties) {
    super(o);
    const { stand } = this;
    this.leven = new LevenLijst(o.behaviours, stand.uit);
    this.layout = o.layout;
    this.juice = new JuiceBox(this.tweens, stand.uit);
    const middelen = { verf: o.verf, stijl: letterstijl(o.toegankelijk), picture: o.assets.picture };
    this.pool = new PlaatPool(middelen, () => this.tokens());
    this.store = new EntityStore({
      now: () => this.now,
      removed: (d) => this.verwijderd(d),
      stateChanged: (d, state) => this.emit('state', d.id, state),
      tokenChanged: () => undefined,
    });
    this.lagen = bouwLagen(o.doc, o.assets);
    this.punten = groepPunten(o.doc);
    this.bouw = {
      doc: o.doc,
      assets: o.assets,
      verf: o.verf,
      stand,
      num: (v) => this.num(v),
      laag: (id) => this.laagVan(id),
      token: (t) => this.token(t),
    };
    this.deeltjes = new Deeltjes(o.verf, o.rng, { stand, deel: o.deeltjes });
    this.fx = this.deeltjes;
    this.rail = new Woordrail(middelen);
    this.hand = new Hand(o.verf);
    this.iris = new Iris(o.doc.stage.ground ?? o.doc.stage.background, this.reducedMotion);
    if (o.physics !== null) this.diensten.wereld = o.physics;
    for (const laag of this.lagen) this.root.addChild(laag.container);
    this.root.addChild(this.rail.view, this.deeltjes.view, this.hand.view, this.iris.view);
    this.triggers = new Triggers(
      o.doc.triggers,
      {
        act: (a, v) => voerUit(this, a, v),
        after: (ms, fn) => this.after(ms, fn),
        lookup: (n) => this.lookup(n),
        num: (v) => this.num(v),
      },
      (id) => this.namenVan(id),
    );
    this.bevolk();
    for (const { id, raw, def } of o.mechanics) this.mechanics.push({ id, mechanic: def.create(this, raw) });
  }

  layer(id: string): Container {
    return this.laagVan(id).container;
  }
  mechanic(id: string): Mechanic | undefined {
    return this.mechanics.find((m) => m.id === id)?.mechanic;
  }

  tokenWidth(size: number): number {
    return this.pool.breedte(size);
  }
  token(options: Parameters<SceneContext['token']>[0]): TokenView {
    return this.pool.neem(options);
  }
  freeToken(view: TokenView): void {
    this.pool.geef(view);
  }

  /** Called at each question: plate widths follow the new set of tokens. */
  nieuweVraag(): void {
    this.pool.wis();
  }

  /** Other letters, calm, less movement and one switch take effect at once, also in the middle of a round. */
  zetToegankelijk(t: Toegankelijk): void {
    Object.assign(this.pool.middelen.stijl, letterstijl(t));
    this.pool.wis();
    this.stand.herzie();
    this.herlees();
    this.o.physics?.stel(this.o.tuning(this.calm).num);
    for (const ding of this.store.lijst) {
      this.stand.toon(ding);
      this.leven.herzie(this, ding);
      if (ding.token !== null) ding.uiterlijk.plaat?.setToken(ding.token);
    }
    for (const { mechanic } of this.mechanics) mechanic.onStand?.();
  }

  entity(id: string): Entity {
    const ding = this.store.lijst.find((d) => d.id === id);
    if (ding === undefined) throw new Error(`scene ${this.doc.id}: geen ding '${id}'`);
    return ding;
  }

  group(id: string): readonly Ding[] {
    if (this.vuil) this.groepen.clear();
    this.vuil = false;
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

  spawn(prefab: string, x: number, y: number): Ding {
    this.volgnummer += 1;
    return this.maak({ prefab }, `${prefab}#${this.volgnummer}`, { group: null, at: [x, y] });
  }

  hit(pattern: string, at: { x: number; y: number }, extra = 0): Ding | null {
    return this.tref.find(pattern, at, extra);
  }

  emit(event: string, a?: string, b?: string): void {
    const bron = a === undefined ? undefined : this.store.lijst.find((d) => d.id === a);
    this.meld(event, {
      a: a ?? null,
      b: b ?? null,
      impulse: this.impuls,
      x: bron?.x ?? this.contactPlek.x,
      y: bron?.y ?? this.contactPlek.y,
    });
  }

  /** One fixed step of the world. */
  step(dt: number): void {
    this.deeltjes.step(dt);
    if (this.juice.stilstand > 0) {
      this.juice.stilstand -= dt;
      return;
    }
    this.store.begin();
    this.timers.step(dt);
    this.tweens.step(dt);
    this.juice.step(dt);
    this.triggers.step(dt);
    this.speel(dt);
    this.stepPhysics(dt);
    this.stepLeven(dt);
    this.rail.step(dt);
    this.hand.step(dt);
    this.iris.step(dt);
  }

  render(frame: Frame): void {
    schuifLagen(this.lagen, this.diensten.camera, this.reducedMotion ? STILSTAND : this.timers);
    this.store.render(frame);
    for (let i = 0; i < this.mechanics.length; i += 1) this.mechanics[i]?.mechanic.render?.();
    this.root.x = this.juice.schud;
  }

  setLayout(layout: Layout): void {
    this.layout = layout;
    const y = this.doc.woordrail.y ?? 660;
    this.rail.view.position.set(640, layout.bottom > 0 ? Math.min(y, 720 - layout.bottom - 66) : y);
    for (const { mechanic } of this.mechanics) mechanic.onLayout?.(layout);
  }

  /** Makes all actors look at a stage place. */
  kijk({ x, y }: { readonly x: number; readonly y: number }): void {
    for (let i = 0; i < this.store.lijst.length; i += 1) {
      const ding = this.store.lijst[i];
      ding?.uiterlijk.actor?.look(x - ding.x, y - ding.y);
    }
  }

  destroy(): void {
    for (const { mechanic } of this.mechanics) mechanic.destroy();
    this.mechanics.length = 0;
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

  doelen(pattern: string, voorval: Voorval): readonly Ding[] {
    const id = pattern === 'a' ? voorval.a : pattern === 'b' ? voorval.b : pattern;
    return id === null ? [] : this.group(id);
  }

  plek(at: string | readonly [number, number] | undefined, voorval: Voorval, out: { x: number; y: number }): boolean {
    const ding = typeof at === 'string' ? this.doelen(at, voorval)[0] : undefined;
    if (ding !== undefined) return this.zoals(ding, out);
    const punt = typeof at === 'string' ? this.punten.get(at)?.[0] : at;
    out.x = punt?.[0] ?? voorval.x;
    out.y = punt?.[1] ?? voorval.y;
    return true;
  }

  /** Place of a thing as seen: minus the camera as far as its layer follows it. */
  private zoals(ding: Ding, out: { x: number; y: number }): boolean {
    const { camera } = this.diensten;
    out.x = ding.x - camera.x * ding.uiterlijk.parallax;
    out.y = ding.y - camera.y * ding.uiterlijk.parallax;
    return true;
  }

  /** What a card over the world had better not cover, in CSS pixels: rail, tokens, slots, what the document names, people. */
  obstakels(): Obstakel[] {
    return obstakelsVan({
      dingen: this.store.lijst,
      mechanics: this.mechanics,
      rail: this.rail.view,
      mijd: this.doc.hulp.mijd,
      layout: this.layout,
    });
  }

  /** Place of the first visible thing that matches; false when there is none. */
  opToneel(pattern: string, out: { x: number; y: number }): boolean {
    const groep = this.group(pattern);
    for (let i = 0; i < groep.length; i += 1) {
      const ding = groep[i];
      if (ding?.visible === true) return this.zoals(ding, out);
    }
    return false;
  }

  /* ---- inside -------------------------------------------------------------- */

  private meld(event: string, voorval: Voorval): void {
    const { a, b } = voorval;
    this.triggers.fire(event, voorval);
    for (let i = 0; i < this.mechanics.length; i += 1) this.mechanics[i]?.mechanic.onEvent?.(event, a, b);
    this.leven.meld(event, a, b);
    if (REACTIE.has(event)) this.reageer(event);
    this.o.beurt.onEvent(event, a, b);
  }

  private reageer(event: string): void {
    for (const ding of this.store.lijst) ding.uiterlijk.actor?.react(event);
  }

  private lookup(name: string): string | number | boolean | null {
    if (name === 'a') return this.triggers.nu.a;
    if (name === 'b') return this.triggers.nu.b;
    if (name === 'now') return this.now;
    if (name.startsWith('state.')) return this.store.lijst.find((d) => d.id === name.slice(6))?.state ?? null;
    return this.o.beurt.lookup(name);
  }

  private namenVan(id: string): readonly (string | null)[] {
    const ding = this.store.lijst.find((d) => d.id === id);
    return ding === undefined ? [] : [ding.prefab, ding.groep];
  }

  private speel(dt: number): void {
    const actief = this.fase === 'spel' || this.fase === 'uitleg';
    for (let i = 0; i < this.mechanics.length; i += 1) {
      const mechanic = this.mechanics[i]?.mechanic;
      if (actief) mechanic?.step?.(dt);
      mechanic?.idle?.(dt);
    }
  }

  private stepPhysics(dt: number): void {
    const { physics } = this.o;
    if (physics === null) return;
    physics.step(dt);
    physics.drain(this.bijContact);
  }

  private readonly bijContact = (soort: 'contact' | 'enter' | 'leave', a: Ding, b: Ding): void => {
    this.impuls = this.o.physics?.impulse ?? 0;
    this.contactPlek.x = (a.x + b.x) / 2;
    this.contactPlek.y = (a.y + b.y) / 2;
    this.emit(soort, a.id, b.id);
    this.impuls = 0;
  };

  private stepLeven(dt: number): void {
    this.leven.step(dt);
    for (let i = 0; i < this.store.lijst.length; i += 1) this.store.lijst[i]?.uiterlijk.actor?.step(dt);
  }

  private laagVan(id: string | undefined): LaagView {
    const laag = id === undefined ? this.lagen.at(-1) : this.lagen.find((l) => l.id === id);
    if (laag === undefined) throw new Error(`scene ${this.doc.id}: geen laag '${id ?? ''}'`);
    return laag;
  }

  private bevolk(): void {
    for (const { def, id, group, at } of plaatsingen(this.doc)) this.maak(def, id, { group, at });
  }

  private maak(
    def: EntityDef | PrefabDef,
    id: string,
    waar: { group: string | null; at: readonly [number, number] },
  ): Ding {
    const vol = voluit(this.doc, def);
    const ding = this.store.add(id, def.prefab ?? null, {
      group: waar.group,
      def: vol,
      uiterlijk: bouwUiterlijk(this.bouw, vol, id),
    });
    ding.place(waar.at[0], waar.at[1]);
    ding.scale = this.num(vol.scale ?? 1);
    ding.angle = this.num(vol.angle ?? 0);
    this.store.prevScale[ding.index] = ding.scale;
    this.store.prevAngle[ding.index] = ding.angle;
    if (vol.body !== undefined) this.o.physics?.attach(ding, vol.body);
    if (vol.state !== undefined) ding.setState(vol.state);
    this.stand.toon(ding);
    this.leven.herzie(this, ding);
    this.vuil = true;
    return ding;
  }

  private verwijderd(ding: Ding): void {
    this.vuil = true;
    this.o.physics?.detach(ding);
    this.tweens.stop(ding);
    this.leven.verwijder(ding);
    if (ding.uiterlijk.plaat !== null) this.freeToken(ding.uiterlijk.plaat);
    ding.view.destroy({ children: true });
  }
}
