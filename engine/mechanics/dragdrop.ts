import type { Attempt, InputDevice, Question } from '#engine/core/oefening/contract.ts';
import type { Entity, Intent, Mechanic, SceneContext, TokenView } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { Slots } from './dragdrop-slots.ts';
import { type DragdropParams, dragdropEmits, dragdropSchema } from './dragdrop.schema.ts';
import { dragerVan } from './geef.ts';

type Wijzer = Extract<Intent, { x: number }>;
/** Movement in px after which a tap is a drag. */
const SLEEP = 12;

class Dragdrop implements Mechanic {
  private readonly ctx: SceneContext;
  private readonly p: DragdropParams;
  private readonly slots: Slots;
  private readonly dragers: Entity[] = [];
  private readonly op = new Set<Entity>();
  private vast: Entity | null = null;
  private gekozen: Entity | null = null;
  private spook: TokenView | null = null;
  private sleept = false;
  private readonly begin = { x: 0, y: 0 };
  private readonly thuis = { x: 0, y: 0 };

  constructor(ctx: SceneContext, params: DragdropParams) {
    this.ctx = ctx;
    this.p = params;
    this.slots = new Slots(ctx, params);
  }

  onQuestion(question: Question): void {
    this.laatLos();
    for (const drager of this.dragers) drager.destroy();
    this.dragers.length = 0;
    this.op.clear();
    const [totaal, open] = this.aantalSlots(question);
    this.slots.verdeel(totaal, open);
    if (question.view.shape === 'sequence') {
      for (const [i, token] of (question.view.prefilled ?? []).entries()) if (token !== null) this.slots.vul(i, token);
    }
    this.slots.toon(Math.max(0, this.ctx.nextSlot()));
    this.zetDragers();
  }

  step(dt: number): void {
    this.slots.step(dt);
  }

  render(): void {
    this.slots.render();
  }

  onIntent(intent: Intent): boolean {
    switch (intent.kind) {
      case 'down':
        return this.pak(intent);
      case 'move':
        return this.beweeg(intent);
      case 'up':
        return this.zetNeer(intent);
      case 'choose':
        return this.kies(intent.tokenId, intent.device);
      case 'dir':
        return intent.down && this.richt(intent.dir);
      case 'act':
        return intent.down && this.gekozen !== null && this.laat(this.gekozen, { slot: -1, device: intent.device });
      default:
        return false;
    }
  }

  onFocus(tokenId: string | null): void {
    this.wijs(dragerVan(this.dragers, tokenId));
  }

  placeOf(goal: { tokenId: string | null; slot: number | null }, out: { x: number; y: number }): boolean {
    const doel = goal.slot === null ? dragerVan(this.dragers, goal.tokenId) : this.slots.lijst[Math.max(0, goal.slot)];
    if (doel === null || doel === undefined) return false;
    out.x = doel.x;
    out.y = doel.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    return goal.tokenId !== null && this.kies(goal.tokenId, 'muis');
  }

  destroy(): void {
    this.laatLos();
    this.slots.destroy();
    this.dragers.length = 0;
  }

  /* ---- carriers -------------------------------------------------------------- */

  private aantalSlots(question: Question): readonly [number, number] {
    const { view } = question;
    if (view.shape === 'sequence') return [view.slots, view.slots];
    if (view.shape === 'sort') return [view.bins.length, view.bins.length];
    return [this.p.slots.ring?.selectCount ?? 1, 1];
  }

  private zetDragers(): void {
    const { ctx, p } = this;
    const plekken = ctx.points(p.homes);
    for (const [i, token] of ctx.tokens().entries()) {
      const plek = plekken[i] ?? plekken[i % Math.max(1, plekken.length)] ?? [640, 600];
      const drager = ctx.spawn(p.carrier, plek[0], plek[1] - (i >= plekken.length ? 96 : 0));
      drager.token = token;
      this.dragers.push(drager);
      if (ctx.reducedMotion) continue;
      const maat = drager.scale;
      drager.scale = 0.01;
      ctx.after(i * p.appearMs, () => {
        if (!drager.view.destroyed) ctx.juice.tween(drager, { scale: maat }, 260, 'outBack');
      });
    }
  }

  private bruikbaar(drager: Entity | null): drager is Entity {
    return drager !== null && drager.token !== null && !this.op.has(drager);
  }

  /* ---- pointer ------------------------------------------------------------------ */

  private pak(wijzer: Wijzer): boolean {
    const geraakt = this.ctx.hit(this.p.carrier, wijzer, 6);
    if (!this.bruikbaar(geraakt)) {
      if (this.gekozen === null || !this.slots.boven(wijzer.x, wijzer.y, this.ctx.num(this.p.snapRadius))) return false;
      return this.laat(this.gekozen, { slot: this.doelSlot(wijzer), device: wijzer.device });
    }
    if (this.vast !== null) this.terug(this.vast);
    this.vast = geraakt;
    this.sleept = false;
    this.begin.x = wijzer.x;
    this.begin.y = wijzer.y;
    this.thuis.x = geraakt.x;
    this.thuis.y = geraakt.y;
    this.ctx.emit('pick', geraakt.id);
    return true;
  }

  private beweeg(wijzer: Wijzer): boolean {
    const { vast } = this;
    if (vast === null) return false;
    if (!this.sleept && Math.hypot(wijzer.x - this.begin.x, wijzer.y - this.begin.y) < SLEEP) return true;
    if (!this.sleept) this.begint(vast);
    this.sleept = true;
    if (this.p.moves === 'carrier') vast.place(wijzer.x, wijzer.y - 20);
    else this.spook?.view.position.set(wijzer.x, wijzer.y - 20);
    return true;
  }

  private begint(vast: Entity): void {
    this.wijs(null);
    if (this.p.moves === 'carrier') return vast.setPlaat('vast');
    this.maakSpook(vast);
    this.dempPlaat(vast, 0.3);
  }

  private zetNeer(wijzer: Wijzer): boolean {
    const { vast } = this;
    if (vast === null) return false;
    this.vast = null;
    if (!this.sleept) return this.getikt(vast, wijzer.device);
    this.sleept = false;
    const y = wijzer.y - 20;
    const raak =
      this.slots.boven(wijzer.x, y, this.ctx.num(this.p.snapRadius)) ||
      this.slots.bij(wijzer.x, y, this.ctx.num(this.p.snapRadius)) >= 0;
    if (raak) return this.laat(vast, { slot: this.doelSlot({ x: wijzer.x, y }), device: wijzer.device });
    this.terug(vast);
    return true;
  }

  /** Tap-tap: first tap chooses, second tap on it or on the slots places. */
  private getikt(drager: Entity, device: InputDevice): boolean {
    if (this.gekozen === drager) return this.laat(drager, { slot: -1, device });
    this.wijs(drager);
    this.ctx.juice.pop(drager, 0.08);
    return true;
  }

  private doelSlot(punt: { x: number; y: number }): number {
    return this.slots.bij(punt.x, punt.y, this.p.anySlot ? -1 : this.ctx.num(this.p.snapRadius));
  }

  /* ---- keys and mirror -------------------------------------------------------------- */

  private richt(dir: 'left' | 'right' | 'up' | 'down'): boolean {
    const vrij = this.dragers.filter((d) => this.bruikbaar(d));
    if (vrij.length === 0) return false;
    const op = this.gekozen === null ? -1 : vrij.indexOf(this.gekozen);
    const stap = dir === 'left' || dir === 'up' ? -1 : 1;
    this.wijs(vrij[op < 0 ? 0 : (op + stap + vrij.length) % vrij.length] ?? null);
    return true;
  }

  private kies(tokenId: string, device: InputDevice): boolean {
    const drager = dragerVan(this.dragers, tokenId);
    return (
      this.bruikbaar(drager) && this.ctx.question()?.view.shape !== 'sort' && this.laat(drager, { slot: -1, device })
    );
  }

  private wijs(drager: Entity | null): void {
    if (this.gekozen !== null && !this.op.has(this.gekozen)) this.gekozen.setPlaat('rust');
    this.gekozen = drager;
    if (drager === null) return;
    drager.setPlaat('focus');
    this.ctx.emit('aim', drager.id);
  }

  /* ---- dropping ---------------------------------------------------------------------- */

  private laat(drager: Entity, o: { slot: number; device: InputDevice }): boolean {
    const { ctx } = this;
    const poging = this.poging(drager, o.slot);
    if (poging === null || !this.bruikbaar(drager)) return false;
    const slot = poging.kind === 'place' ? poging.slot : Math.max(0, o.slot);
    this.wijs(null);
    const { x: oudeX, y: oudeY } = this.spook?.view ?? drager;
    ctx.emit('drop', drager.id, String(slot));
    const verdict = ctx.attempt(poging, drager, o.device);
    if (!verdict.ok) this.wijsAf(drager, slot);
    else {
      if (poging.kind === 'bin') this.ruim(drager);
      else this.leg(drager, { slot, oudeX, oudeY });
      ctx.emit('snap', drager.id, String(slot));
    }
    return true;
  }

  private wijsAf(drager: Entity, slot: number): void {
    this.slots.bijna(slot);
    this.hop(drager, slot);
    this.ctx.emit('return', drager.id);
  }

  private poging(drager: Entity, slot: number): Attempt | null {
    const view = this.ctx.question()?.view;
    const token = drager.token;
    if (view === undefined || token === null) return null;
    if (view.shape === 'sequence') return { kind: 'place', tokenId: token.id, slot: this.ctx.nextSlot() };
    if (view.shape === 'select') return { kind: 'pick', tokenId: token.id };
    const bin = view.shape === 'sort' ? view.bins[Math.max(0, slot)] : undefined;
    return bin === undefined ? null : { kind: 'bin', tokenId: token.id, binId: bin.id };
  }

  private leg(drager: Entity, o: { slot: number; oudeX: number; oudeY: number }): void {
    const token = drager.token;
    if (token === null) return;
    this.slots.vul(o.slot, token);
    this.slots.toon(this.ctx.nextSlot());
    const plaat = this.slots.lijst[o.slot]?.plaat;
    if (plaat !== undefined && !this.ctx.reducedMotion && this.p.slots.ring === undefined) {
      const { x, y } = plaat.view;
      plaat.view.position.set(o.oudeX, o.oudeY);
      this.ctx.juice.tween(plaat.view, { x, y }, 160, 'outBack');
    }
    this.ruim(drager);
  }

  private ruim(drager: Entity): void {
    this.laatLos();
    this.op.add(drager);
    if (this.p.used === 'stay') return this.dempPlaat(drager, 1);
    drager.token = null;
    if (this.p.used === 'hide') drager.visible = false;
    else {
      drager.setState('op');
      if (this.p.moves === 'carrier') drager.place(this.thuis.x, this.thuis.y);
    }
  }

  /** To the slot, off it again, and home with a bounce. */
  private hop(drager: Entity, slot: number): void {
    const { ctx, spook } = this;
    if (this.p.moves === 'carrier') return this.terug(drager);
    const doel = this.slots.lijst[slot];
    const ghost = spook ?? this.maakSpook(drager);
    this.spook = null;
    ghost.setState('bijna');
    this.dempPlaat(drager, 0.3);
    const klaar = (): void => {
      ctx.freeToken(ghost);
      if (!drager.view.destroyed) this.dempPlaat(drager, 1);
    };
    if (ctx.reducedMotion || doel === undefined) return klaar();
    ctx.juice.tween(ghost.view, { x: doel.x, y: doel.y + 40 }, 150, 'outCubic', () =>
      ctx.juice.tween(ghost.view, { x: drager.x, y: drager.y }, 420, 'outBounce', klaar),
    );
  }

  private terug(drager: Entity): void {
    drager.setPlaat('rust');
    if (this.p.moves === 'carrier') {
      if (this.ctx.reducedMotion) drager.place(this.thuis.x, this.thuis.y);
      else this.ctx.juice.tween(drager, { x: this.thuis.x, y: this.thuis.y }, 300, 'outBack');
    }
    this.laatLos();
    this.dempPlaat(drager, 1);
    this.ctx.emit('return', drager.id);
  }

  private maakSpook(drager: Entity): TokenView {
    this.laatLos();
    const size = this.ctx.doc.prefabs[this.p.carrier]?.token?.size ?? 86;
    const ghost = this.ctx.token({ plate: this.p.slot.plate, size });
    ghost.setToken(drager.token);
    ghost.setState('vast');
    ghost.view.position.set(drager.x, drager.y);
    ghost.view.zIndex = 1e5;
    this.ctx.layer(this.ctx.doc.layers.at(-1)?.id ?? '').addChild(ghost.view);
    this.spook = ghost;
    return ghost;
  }

  private laatLos(): void {
    if (this.spook !== null) this.ctx.freeToken(this.spook);
    this.spook = null;
  }

  private dempPlaat(drager: Entity, alpha: number): void {
    const plaat = drager.view.children.at(-1);
    if (plaat !== undefined && drager.token !== null) plaat.alpha = alpha;
  }
}

/** M5 dragdrop: carriers with tokens go to slots by drag, tap-tap, keys or the mirror. */
export const mechanic = defineMechanic(dragdropSchema, dragdropEmits, (ctx, params) => new Dragdrop(ctx, params));
