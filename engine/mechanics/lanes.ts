import type { InputDevice, Question } from '#engine/core/oefening/contract.ts';
import type { Banen, Entity, Intent, Mechanic, Rit, SceneContext } from '#engine/runtime/contract.ts';
import { defineMechanic } from '#engine/runtime/eigen.ts';
import { LanesBeeld } from './lanes-beeld.ts';
import { Poort } from './lanes-poort.ts';
import { type LanesParams, lanesEmits, lanesSchema } from './lanes.schema.ts';

interface Ding {
  ding: Entity;
  lane: number;
  at: number;
  maat: number;
  ahead: number;
  geraakt: boolean;
}
type Wijzer = Extract<Intent, { x: number }>;
const PASSEER_MS = 700;

class Lanes implements Mechanic, Banen {
  readonly count: number;
  private readonly ctx: SceneContext;
  private readonly p: LanesParams;
  private readonly beeld: LanesBeeld;
  private readonly eigenRit: Rit | null;
  private readonly dingen: Ding[] = [];
  private poort: Poort | null = null;
  /** The gate that was just passed; it sweeps out of sight. */
  private voorbij: Poort | null = null;
  private lane: number;
  private plek = 0.5;
  private vorige = 0;
  private rust = 0;
  private factor = 1;
  private factorRest = 0;
  private wil: string | null = null;
  private apparaat: InputDevice = 'muis';
  private gas = true;
  private gemist = false;
  /** The child steered or chose at least once in this round. */
  private gestuurd = false;
  private readonly begin = { x: 0, y: 0, actief: false };

  constructor(ctx: SceneContext, params: LanesParams) {
    this.ctx = ctx;
    this.p = params;
    this.count = params.count;
    this.lane = Math.min(params.start, params.count - 1);
    this.plek = this.lane;
    this.beeld = new LanesBeeld(ctx, params);
    this.eigenRit =
      params.scrollSpeed === undefined ? null : { distance: 0, speed: 0, perMetre: params.pixelsPerMetre };
    if (this.eigenRit !== null) ctx.diensten.rit = this.eigenRit;
    ctx.diensten.banen = this;
  }

  onQuestion(question: Question): void {
    this.poort?.weg();
    this.poort = null;
    this.wil = null;
    this.gas = true;
    this.gemist = false;
    this.rust = question.view.shape === 'select' && this.p.gate !== undefined ? this.ctx.num(this.p.gate.every) : 0;
  }

  step(dt: number): void {
    this.stuurPoort(dt);
  }

  idle(dt: number): void {
    this.rijd(dt);
    const k = 1 - Math.exp((-dt * 3000) / Math.max(30, this.p.snapMs));
    const vorig = this.plek;
    this.plek += (this.lane - this.plek) * k;
    const { beeld } = this;
    beeld.stand.lane = this.plek;
    beeld.stand.lean = ((this.plek - vorig) / Math.max(dt, 0.001)) * 0.35 * this.p.lean;
    beeld.stand.weg = this.ctx.diensten.rit?.distance ?? 0;
    beeld.zetMover();
    for (let i = this.dingen.length - 1; i >= 0; i -= 1) this.nader(i);
    if (this.poort !== null && this.p.gate !== undefined) beeld.zetPoort(this.poort, this.p.gate);
    if (this.voorbij !== null && this.p.gate !== undefined) beeld.zetPoort(this.voorbij, this.p.gate);
    this.vorige = beeld.stand.weg;
  }

  onIntent(intent: Intent): boolean {
    this.apparaat = intent.device;
    switch (intent.kind) {
      case 'dir':
        return intent.down && this.richt(intent.dir);
      case 'pick':
        return this.kiesBord(intent.index);
      case 'choose':
        return this.kies(intent.tokenId);
      case 'act':
        return intent.down && this.geefGas();
      case 'down':
        return this.neer(intent);
      case 'up':
        return this.op(intent);
      default:
        return false;
    }
  }

  /** Explained again: it waits again until the child has steered. */
  onEvent(event: string): void {
    if (event === 'uitleg') this.gestuurd = false;
  }

  onFocus(tokenId: string | null): void {
    for (const { ding, token } of this.poort?.borden ?? []) ding.setPlaat(token.id === tokenId ? 'focus' : 'rust');
  }

  placeOf(goal: { tokenId: string | null }, out: { x: number; y: number }): boolean {
    const bord = this.poort?.borden.find((b) => b.token.id === goal.tokenId);
    if (bord === undefined) return false;
    out.x = bord.ding.x;
    out.y = bord.ding.y;
    return true;
  }

  bot(goal: { tokenId: string | null }): boolean {
    if (goal.tokenId === null || this.poort === null) return false;
    return this.kies(goal.tokenId);
  }

  add(entity: Entity, lane: number, ahead: number): void {
    this.dingen.push({
      ding: entity,
      lane,
      at: (this.ctx.diensten.rit?.distance ?? 0) + ahead,
      maat: entity.scale,
      ahead,
      geraakt: false,
    });
  }

  free(lane: number, ahead: number, m: number): boolean {
    const at = (this.ctx.diensten.rit?.distance ?? 0) + ahead;
    return !this.dingen.some((d) => d.lane === lane && Math.abs(d.at - at) < m);
  }

  /** `speed` { factor, ms }: other pace for a while, e.g. a lap of honour; `lane` { lane }: drives there. */
  call(name: string, args: Readonly<Record<string, unknown>>): void {
    const { factor, ms, lane } = args;
    if (name === 'lane' && typeof lane === 'number') this.naarLane(lane);
    if (name === 'speed' && typeof factor === 'number' && typeof ms === 'number') this.versnel(factor, ms);
  }

  destroy(): void {
    if (this.eigenRit !== null) delete this.ctx.diensten.rit;
    delete this.ctx.diensten.banen;
    this.dingen.length = 0;
  }

  /* ---- driving ----------------------------------------------------------------- */

  private rijd(dt: number): void {
    if (this.factorRest > 0) this.factorRest -= dt * 1000;
    else this.factor += (1 - this.factor) * (1 - Math.exp(-dt * 2.5));
    const rit = this.eigenRit;
    if (rit === null) return;
    const { fase } = this.ctx;
    const rijdt = fase !== 'laden' && fase !== 'toon';
    const kruis = this.ctx.num(this.p.scrollSpeed ?? 0) * (fase === 'intro' ? 0.4 : 1) * this.ctx.tempo;
    const doel = rijdt && this.gas ? kruis * this.factor : 0;
    rit.speed += (doel - rit.speed) * (1 - Math.exp(-dt * (this.gas ? 2.2 : 5)));
    rit.distance += rit.speed * dt;
  }

  private versnel(factor: number, ms: number): void {
    this.factor = factor;
    this.factorRest = ms;
    if (this.eigenRit === null && factor > 1) this.ctx.mechanic('vehicle')?.call?.('boost', { factor });
  }

  private nader(i: number): void {
    const d = this.dingen[i];
    if (d === undefined) return;
    const ahead = d.at - this.beeld.stand.weg;
    d.ahead = ahead;
    if (ahead < -12 || d.ding.view.destroyed) {
      this.dingen.splice(i, 1);
      if (!d.ding.view.destroyed) d.ding.destroy();
      return;
    }
    this.beeld.zetDing(d);
    if (!d.geraakt && ahead <= 0.4 && d.at - this.vorige > -2 && Math.abs(this.plek - d.lane) < 0.55) this.raak(d);
  }

  private raak(d: Ding): void {
    d.geraakt = true;
    const prefab = d.ding.prefab ?? '';
    const effect = this.p.items[prefab];
    this.ctx.emit('raak', d.ding.id, prefab);
    if (effect === undefined) return;
    if (effect.kind === 'boost' || effect.kind === 'slow') this.versnel(effect.factor, effect.ms);
    if (effect.kind === 'coin') d.ding.visible = false;
    this.ctx.bonus(effect.bonus);
  }

  /* ---- gate ---------------------------------------------------------------------- */

  private stuurPoort(dt: number): void {
    const { gate } = this.p;
    const question = this.ctx.question();
    if (gate === undefined || question?.view.shape !== 'select') return;
    if (this.poort !== null) return this.naderPoort(this.poort, gate.stopAt);
    this.rust -= dt;
    if (this.rust <= 0) this.zetPoort();
  }

  private naderPoort(poort: Poort, stopAt: number): void {
    const ahead = poort.at - (this.ctx.diensten.rit?.distance ?? 0);
    this.gas = ahead > stopAt || this.wil !== null || (!this.wacht && poort.heeft(this.lane));
    if (ahead <= 0) this.door();
  }

  /** The mover waits until the child chose: before every gate in calm and one-switch, before the first one in the tutorial. */
  private get wacht(): boolean {
    const eerst = this.ctx.fase === 'uitleg' || this.p.gate?.firstWaits === true;
    return this.ctx.calm || this.ctx.oneSwitch || (eerst && !this.gestuurd);
  }

  private zetPoort(): void {
    const { gate } = this.p;
    if (gate === undefined) return;
    const at =
      (this.ctx.diensten.rit?.distance ?? 0) +
      this.ctx.num(gate.ahead) * (this.gemist ? gate.again * this.ctx.tempo : 1);
    this.poort = new Poort(this.ctx, gate, { at, count: this.count, tokens: this.ctx.tokens() });
    this.ctx.emit('poort', this.p.mover);
    if (this.wil !== null) this.kies(this.wil);
  }

  private door(): void {
    const { gate } = this.p;
    const poort = this.poort;
    if (gate === undefined || poort === null) return;
    const bord = poort.bord(Math.round(this.plek));
    this.poort = null;
    this.wil = null;
    this.gas = true;
    if (bord === null) return poort.weg();
    this.naarLane(bord.lane);
    this.ctx.emit('gate', bord.ding.id, String(bord.lane));
    const verdict = this.ctx.attempt({ kind: 'pick', tokenId: bord.token.id }, bord.ding, this.apparaat);
    if (verdict.ok) this.versnel(gate.boost, gate.boostMs);
    else this.versnel(gate.slow, gate.slowMs);
    this.ctx.emit(verdict.ok ? 'turbo' : 'grind', this.p.mover);
    this.rust = verdict.ok ? this.ctx.num(gate.every) : gate.slowMs / 1000;
    this.gemist = !verdict.ok;
    if (verdict.ok) poort.demp(bord);
    else poort.demp(null, bord);
    this.voorbij = poort;
    this.ctx.after(PASSEER_MS, () => {
      if (this.voorbij === poort) this.voorbij = null;
      poort.weg();
    });
  }

  /* ---- input ----------------------------------------------------------------------- */

  private naarLane(lane: number): void {
    const doel = Math.max(0, Math.min(this.count - 1, lane));
    if (doel === this.lane) return;
    this.lane = doel;
    this.gestuurd = true;
    this.ctx.emit('laneChanged', this.p.mover, String(doel));
  }

  private richt(dir: 'left' | 'right' | 'up' | 'down'): boolean {
    const dwars = this.p.view === 'road' || this.p.axis === 'x' ? ['left', 'right'] : ['up', 'down'];
    const at = dwars.indexOf(dir);
    if (at < 0) return dir === 'up' && this.geefGas();
    this.naarLane(this.lane + (at === 0 ? -1 : 1));
    return true;
  }

  private kiesBord(index: number): boolean {
    if (!this.p.tapLane) return false;
    const bord = this.poort?.borden[index];
    if (bord === undefined) this.naarLane(index);
    else this.kies(bord.token.id);
    return true;
  }

  private kies(tokenId: string): boolean {
    if (this.p.gate === undefined || this.ctx.question()?.view.shape !== 'select') return false;
    this.wil = tokenId;
    this.gestuurd = true;
    const lane = this.poort?.laneVan(tokenId) ?? -1;
    if (lane >= 0) this.naarLane(lane);
    if (lane >= 0) this.gas = true;
    return true;
  }

  /** Calm: drives on after a lane was chosen. */
  private geefGas(): boolean {
    if (this.gas || this.poort?.heeft(this.lane) !== true) return false;
    this.wil = this.poort.bord(this.lane)?.token.id ?? null;
    this.gestuurd = true;
    this.gas = true;
    return true;
  }

  private neer(wijzer: Wijzer): boolean {
    this.begin.x = wijzer.x;
    this.begin.y = wijzer.y;
    this.begin.actief = true;
    return false;
  }

  /** Swipe = one lane; tap = that lane or sign. */
  private op(wijzer: Wijzer): boolean {
    if (!this.begin.actief) return false;
    this.begin.actief = false;
    const d = this.p.view === 'road' || this.p.axis === 'x' ? wijzer.x - this.begin.x : wijzer.y - this.begin.y;
    if (Math.abs(d) > 50) {
      this.naarLane(this.lane + Math.sign(d));
      return true;
    }
    if (!this.p.tapLane) return false;
    const bord = this.poort?.bij(wijzer.x, wijzer.y) ?? null;
    if (bord !== null) return this.kies(bord.token.id);
    this.naarLane(this.beeld.laneBij(wijzer.x, wijzer.y));
    this.geefGas();
    return true;
  }
}

/** M3 lanes: lane changes, things in lanes, and gates with the options of a question. */
export const mechanic = defineMechanic(lanesSchema, lanesEmits, (ctx, params) => new Lanes(ctx, params));
